import { useEffect, useRef, type FocusEvent, type KeyboardEvent, type MouseEvent } from "react";

/**
 * Adds the keys of the ARIA disclosure navigation pattern to a `<details>` with links: the arrow keys, Home
 * and End move the focus; Escape closes it and returns the focus to its summary; Tab out of it closes it. It
 * also closes when a link is clicked or the pointer is pressed elsewhere. It opens without JavaScript, too.
 */
export const useDropdown = () => {
  const ref = useRef<HTMLDetailsElement>(null);

  const close = () => {
    if (ref.current) ref.current.open = false;
  };

  useEffect(() => {
    const closeOutside = ({ target }: Event) => {
      if (!ref.current?.contains(target as Node)) close();
    };
    document.addEventListener("pointerdown", closeOutside);
    return () => document.removeEventListener("pointerdown", closeOutside);
  }, []);

  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
  };
  const onClick = ({ target }: MouseEvent) => {
    if ((target as Element).closest("a")) close();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDetailsElement>) => {
    const details = event.currentTarget;
    if (event.key === "Escape" && details.open) {
      close();
      details.querySelector("summary")?.focus();
      return;
    }
    const links = Array.from(details.querySelectorAll("a"));
    const focused = links.indexOf(event.target as HTMLAnchorElement);
    const next = targetIndex(event.key, focused, links.length);
    if (next === undefined) return;
    event.preventDefault();
    details.open = true;
    links[next]?.focus();
  };
  return { ref, onBlur, onClick, onKeyDown };
};

/** `index`: that of the focused link, or -1 for the summary. */
const targetIndex = (key: string, index: number, count: number) => {
  switch (key) {
    case "ArrowDown":
      return (index + 1) % count;
    case "ArrowUp":
      return (Math.max(index, 0) + count - 1) % count;
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return undefined;
  }
};
