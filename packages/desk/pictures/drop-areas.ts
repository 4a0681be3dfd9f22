import { useEffect, useRef, type RefObject } from "react";

export type DropArea = { element: Element; take: (files: File[]) => void; adds: boolean };

const areas = new Set<DropArea>();

/**
 * @param inside in the element, or the element itself
 * @param selector finds the element around it
 * @param adds whether it makes something new of each file
 */
export const useDropArea = (
  inside: RefObject<Element>,
  take: (files: File[]) => void,
  selector = "*",
  adds = false,
) => {
  const latest = useRef(take);
  useEffect(() => {
    latest.current = take;
  });
  useEffect(() => {
    const element = inside.current?.closest(selector);
    if (!element) return;
    const area: DropArea = { element, take: (files) => latest.current(files), adds };
    areas.add(area);
    return () => void areas.delete(area);
  }, [inside, selector, adds]);
};

/**
 * Around a place, else the only area in reach: in the open dialog, if any, and not disabled. What is pasted has no
 * place, and may go to the first area that adds it.
 */
export const dropAreaAt = (place: EventTarget | null, isPasted = false) => {
  const [dialog] = [...document.querySelectorAll("dialog[open]")].slice(-1);
  const inReach = [...areas].filter(
    ({ element }) =>
      (dialog ?? document).contains(element) && !element.closest("[inert], fieldset:disabled"),
  );
  const around = inReach.find(({ element }) => place instanceof Node && element.contains(place));
  const only = inReach.length === 1 ? inReach[0] : undefined;
  return around ?? only ?? (isPasted ? inReach.find(({ adds }) => adds) : undefined);
};
