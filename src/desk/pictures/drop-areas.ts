import { useEffect, useRef, type RefObject } from "react";

/** An element on which files can be dropped. */
export type DropArea = { element: Element; take: (files: File[]) => void };

const areas = new Set<DropArea>();

/**
 * Makes an element take the files that are dropped on it.
 * @param inside the element, or one of its descendants
 * @param selector finds the element around that descendant
 */
export const useDropArea = (
  inside: RefObject<Element>,
  take: (files: File[]) => void,
  selector = "*",
) => {
  const latest = useRef(take);
  useEffect(() => {
    latest.current = take;
  });
  useEffect(() => {
    const element = inside.current?.closest(selector);
    if (!element) return;
    const area: DropArea = { element, take: (files) => latest.current(files) };
    areas.add(area);
    return () => void areas.delete(area);
  }, [inside, selector]);
};

/**
 * Returns the area around a place or, anywhere else, the only area that is in reach: in the open dialog, if there is
 * one, and not disabled.
 */
export const dropAreaAt = (place: EventTarget | null) => {
  const [dialog] = [...document.querySelectorAll("dialog[open]")].slice(-1);
  const inReach = [...areas].filter(
    ({ element }) =>
      (dialog ?? document).contains(element) && !element.closest("[inert], fieldset:disabled"),
  );
  const around = inReach.find(({ element }) => place instanceof Node && element.contains(place));
  return around ?? (inReach.length === 1 ? inReach[0] : undefined);
};
