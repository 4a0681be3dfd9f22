import type { Page } from "@playwright/test";

/** CSS pixels. */
const TARGET = 44;
/** The part of a line's height that may lie under another line: its letters do not fill it. */
const LEADING = 0.35;

/**
 * What visitors lose of a page as it stands, one line each: what is wider than the window, text that is
 * cut off or lies over other text, and controls too small for a finger. Links within a sentence are as
 * high as its lines, and a list's as wide as their words.
 */
export const losses = (page: Page) =>
  page.evaluate(
    ({ target, leading }) => {
      const found: string[] = [];
      if (document.documentElement.scrollWidth > innerWidth) found.push("wider than the window");
      const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });

      for (const control of document.querySelectorAll("a, button, summary, input, textarea")) {
        if (!isShown(control) || control.closest("[aria-hidden]")) continue;
        // A star is the label of its radio button.
        const pressed = control.closest("label") ?? control;
        if (getComputedStyle(pressed).display === "inline") continue;
        const { width, height } = pressed.getBoundingClientRect();
        if (height < target || (width < target && !pressed.matches("li > a")))
          found.push(`${width} × ${height}: ${pressed.outerHTML}`);
      }

      /** The box by which an element's text is cut. */
      const clipOf = (element: Element): Element =>
        element.parentElement && getComputedStyle(element).overflowX === "visible"
          ? clipOf(element.parentElement)
          : element;
      type Line = { words: string; owner: Element; layer: Element | null; rect: DOMRect };
      const lines: Line[] = [];
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const words = texts.currentNode.textContent?.trim();
        const owner = texts.currentNode.parentElement;
        if (!words || !owner || !isShown(owner)) continue;
        const clip = clipOf(owner).getBoundingClientRect();
        // Text for screen readers only.
        if (clip.width <= 1) continue;
        const layer = owner.closest("header, main, footer, aside, dialog");
        const range = document.createRange();
        range.selectNodeContents(texts.currentNode);
        for (const rect of range.getClientRects()) {
          lines.push({ words, owner, layer, rect });
          if (rect.left < clip.left - 1 || rect.right > clip.right + 1)
            found.push(`cut off: ${words}`);
        }
      }
      lines.forEach((line, index) => {
        for (const other of lines.slice(index + 1)) {
          const [a, b] = [line.rect, other.rect];
          const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
          const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
          if (across <= 1 || down <= leading * Math.min(a.height, b.height)) continue;
          // What floats lies over the page by intent.
          if (line.owner === other.owner || line.layer !== other.layer) continue;
          found.push(`over one another: ${line.words} | ${other.words}`);
        }
      });
      return found;
    },
    { target: TARGET, leading: LEADING },
  );
