import { isMac } from "../words/keys";
import { useEvent } from "../ui/use-event";

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

export const useKeys = (actions: Actions) =>
  useEvent("keydown", (event) => {
    if (!(isMac ? event.metaKey : event.ctrlKey) || event.altKey) return;
    const action = actionOf(event);
    if (!action) return;
    event.preventDefault();
    actions[action]();
  });
