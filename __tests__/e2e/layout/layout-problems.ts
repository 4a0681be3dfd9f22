import type { Page } from "@playwright/test";

/** Minimum size of a control, in CSS pixels. */
const TARGET = 44;
/** Share of the line height that another line may cover, since letters do not fill it. */
const LEADING = 0.35;

/**
 * Returns the layout problems of the page, one line each: content wider than the window, text that is
 * cut off or overlaps other text, and controls smaller than 44 pixels. Links in a sentence may be as
 * low as its lines, and links of a list as narrow as their text.
 */
export const layoutProblems = (page: Page) =>
  page.evaluate(
    ({ target, leading }) => {
      const found: string[] = [];
      if (document.documentElement.scrollWidth > innerWidth) found.push("wider than the window");
      const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });

      for (const control of document.querySelectorAll("a, button, summary, input, textarea")) {
        if (!isShown(control) || control.closest("[aria-hidden]")) continue;
        // The radio button of a star is pressed by its label.
        const pressed = control.closest("label") ?? control;
        if (getComputedStyle(pressed).display === "inline") continue;
        const { width, height } = pressed.getBoundingClientRect();
        if (height < target || (width < target && !pressed.matches("li > a")))
          found.push(`${width} × ${height}: ${pressed.outerHTML}`);
      }

      /** Returns the element that clips the text of an element. */
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
        // Text for screen readers only is clipped to a pixel.
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
      lines.sort(({ rect: a }, { rect: b }) => a.top - b.top);
      lines.forEach((line, index) => {
        for (const other of lines.slice(index + 1)) {
          const [a, b] = [line.rect, other.rect];
          if (b.top >= a.bottom) break;
          const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
          const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
          if (across <= 1 || down <= leading * Math.min(a.height, b.height)) continue;
          // Floating elements cover the page by design.
          if (line.owner === other.owner || line.layer !== other.layer) continue;
          found.push(`overlap: ${line.words} | ${other.words}`);
        }
      });
      return found;
    },
    { target: TARGET, leading: LEADING },
  );
