import { useEffect, useRef, type FocusEvent, type KeyboardEvent, type MouseEvent } from "react";

/**
 * Gives a `<details>` with links the keys of the ARIA pattern for a disclosure of links: arrows,
 * Home and End move, Escape closes and gives the focus back, Tab leaves and closes. It also closes
 * when a link is followed or something else is pressed. Without a script it still opens.
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
    const next = target(event.key, links.indexOf(event.target as HTMLAnchorElement), links.length);
    if (next === undefined) return;
    event.preventDefault();
    details.open = true;
    links[next]?.focus();
  };
  return { ref, onBlur, onClick, onKeyDown };
};

/** Which link a key leads to, from the one at `index`, or from the button at -1. */
const target = (key: string, index: number, count: number) => {
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
