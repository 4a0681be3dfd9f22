import type { Page } from "@playwright/test";

/**
 * Returns the controls that floating elements cover while they have the focus (WCAG 2.4.11), one line
 * each. `focus()` scrolls the page as Tab does.
 */
export const controlsHiddenOnFocus = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    const controls = document.querySelectorAll<HTMLElement>("a, button, summary, input, textarea");
    for (const control of controls) {
      if (control.tabIndex < 0 || !control.checkVisibility()) continue;
      control.focus();
      // The radio button of a star is transparent; its label is what is visible.
      const seen = control.closest("label") ?? control;
      const isHit = ({ left, top, width, height }: DOMRect) =>
        [0.1, 0.5, 0.9].some((x) =>
          [0.1, 0.5, 0.9].some((y) =>
            seen.contains(document.elementFromPoint(left + width * x, top + height * y)),
          ),
        );
      if (!Array.from(seen.getClientRects()).some(isHit)) found.push(control.outerHTML);
    }
    (document.activeElement as HTMLElement | null)?.blur();
    scrollTo(0, 0);
    return found;
  });
