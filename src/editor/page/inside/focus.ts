import type { FrameHost } from "../frame-host";

type Page = Window & typeof globalThis;

/**
 * Leaves the keyboard to whoever writes beside the page, whose router focuses what it has turned to.
 * Only the Tab key leads into the page; Escape leads back.
 */
export const leaveFocus = (page: Page, host: FrameHost) => {
  page.focus = () => undefined;
  for (const { prototype } of [page.HTMLElement, page.SVGElement]) {
    const { focus } = prototype;
    prototype.focus = function (options) {
      if (host.mayFocus()) focus.call(this, options);
    };
  }
  page.addEventListener("mousedown", (event) => event.preventDefault(), { capture: true });
  // Dialogs, and places in the page that an address leads to, ask nobody.
  page.addEventListener("focusin", () => {
    if (!host.mayFocus()) host.giveFocusBack();
  });
  page.addEventListener("keydown", (event) => {
    if (event.key === "Escape") host.giveFocusBack();
    else if ((event.ctrlKey || event.metaKey) && host.onShortcut(event)) event.preventDefault();
  });
};
