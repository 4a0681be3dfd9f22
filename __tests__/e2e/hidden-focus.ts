import type { Page } from "@playwright/test";

/**
 * What is hidden by something that floats once it has the focus (WCAG 2.4.11), one line each. Whoever
 * presses Tab sees the page scroll in the same way.
 */
export const hiddenFocus = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    const controls = document.querySelectorAll<HTMLElement>("a, button, summary, input, textarea");
    for (const control of controls) {
      if (control.tabIndex < 0 || !control.checkVisibility()) continue;
      control.focus();
      // A star stands for its radio button, which is transparent.
      const seen = control.closest("label") ?? control;
      const isHit = ({ left, top, width, height }: DOMRect) =>
        [0.1, 0.5, 0.9].some((x) =>
          [0.1, 0.5, 0.9].some((y) =>
            seen.contains(document.elementFromPoint(left + width * x, top + height * y)),
          ),
        );
      if (!Array.from(seen.getClientRects()).some(isHit)) found.push(control.outerHTML);
    }
    return found;
  });
