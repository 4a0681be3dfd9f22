import type { FrameHost } from "../frame-host";

type Page = Window & typeof globalThis;

/** The router focuses each new page, also while someone types. Only Tab moves into the page; Escape moves back. */
export const leaveFocus = (page: Page, host: FrameHost) => {
  page.focus = () => undefined;
  for (const { prototype } of [page.HTMLElement, page.SVGElement]) {
    const { focus } = prototype;
    prototype.focus = function (options) {
      if (host.mayFocus()) focus.call(this, options);
    };
  }
  page.addEventListener("mousedown", (event) => event.preventDefault(), { capture: true });
  // Dialogs and link targets within the page take the focus without asking.
  page.addEventListener("focusin", () => {
    if (!host.mayFocus()) host.giveFocusBack();
  });
  page.addEventListener("keydown", (event) => {
    if (event.key === "Escape") host.giveFocusBack();
    else if ((event.ctrlKey || event.metaKey) && host.onShortcut(event)) event.preventDefault();
  });
};
