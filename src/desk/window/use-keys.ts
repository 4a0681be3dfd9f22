import { useEffect, useRef } from "react";

type Actions = Record<"search" | "save" | "undo" | "redo", () => void>;

/** Where the browser has its own undo. */
const isText = (target: EventTarget | null) =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement &&
    !["checkbox", "radio", "range", "file"].includes(target.type));

const actionOf = ({ key, shiftKey, target }: KeyboardEvent): keyof Actions | undefined => {
  const letter = key.toLowerCase();
  if (letter === "k") return "search";
  if (letter === "s") return "save";
  if (isText(target)) return undefined;
  if (letter === "z") return shiftKey ? "redo" : "undo";
  return letter === "y" ? "redo" : undefined;
};

export const useKeys = (actions: Actions) => {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      const action = actionOf(event);
      if (!action) return;
      event.preventDefault();
      latest.current[action]();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);
};
