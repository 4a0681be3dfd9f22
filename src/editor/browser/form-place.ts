import { fieldAt, pathOf, revealField } from "./form-dom";
import { openEntry } from "./open-entry";

/** Milliseconds between two looks, and until we give up. */
const INTERVAL = 50;
const LIMIT = 10_000;

/** Where somebody has written last. */
let written: Element | undefined;

/** Remembers where somebody writes, for forms that are drawn anew. */
export const watchPlace = () => {
  document.addEventListener("input", ({ target }) => {
    if (target instanceof Element) written = target;
  });
};

/**
 * Notes where somebody has written last in the open form.
 * @returns what brings the form, once it is drawn anew, back to where it was
 */
export const notePlace = () => {
  const entry = openEntry();
  const path = entry && written?.isConnected ? pathOf(written, entry.node) : [];
  const before = path.length > 0 ? fieldAt(path) : undefined;
  const top = before?.getBoundingClientRect().top ?? 0;
  return () => {
    if (!before) return;
    const deadline = Date.now() + LIMIT;
    const timer = setInterval(() => {
      const field = before.isConnected ? undefined : fieldAt(path);
      if (field || Date.now() > deadline) clearInterval(timer);
      if (field) void revealField(field).then(() => scrollTo(field, top));
    }, INTERVAL);
  };
};

/** Scrolls what is around an element until its top is there. */
const scrollTo = (element: Element, top: number) => {
  const pane = element.closest("[class*='-PreviewPaneContainer']");
  pane?.scrollBy(0, element.getBoundingClientRect().top - top);
};
