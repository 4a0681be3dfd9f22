import { saveByShortcut } from "../save-shortcut";

type Page = Window & typeof globalThis;

/**
 * Leaves the keyboard to whoever writes beside a page, whose router focuses what it has turned to. Only
 * the Tab key leads into the page.
 * @param frame where the page is; it shows pages of this site alone
 */
export const keepKeyboardFrom = (frame: HTMLIFrameElement) => {
  const focus = watchFocus();
  // What is inert takes no focus: so is every page until the rest can be seen to.
  frame.inert = true;
  frame.addEventListener("load", () => {
    const page = frame.contentWindow as Page;
    // The one before the first; the window of the first may be the same, and tell no leaving of this one.
    if (page.location.href === "about:blank") return;
    page.focus = () => undefined;
    for (const { prototype } of [page.HTMLElement, page.SVGElement]) {
      const { focus: lead } = prototype;
      prototype.focus = function (options) {
        if (focus.isByTab()) lead.call(this, options);
      };
    }
    page.addEventListener("mousedown", (event) => event.preventDefault(), { capture: true });
    // Dialogs, and places in the page that an address leads to, ask nobody.
    page.addEventListener("focusin", () => {
      if (!focus.isByTab()) focus.giveBack();
    });
    saveByShortcut(page);
    page.addEventListener("pagehide", () => (frame.inert = true));
    frame.inert = false;
  });
};

/** Where the focus is outside of the frame, or was last, and whether the Tab key has led it on since. */
const watchFocus = () => {
  let last: HTMLElement | undefined;
  let isByTab = false;
  document.addEventListener("keydown", ({ key }) => (isByTab = key === "Tab"), { capture: true });
  document.addEventListener("focusin", ({ target }) => {
    last = target as HTMLElement;
    isByTab = false;
  });
  return { isByTab: () => isByTab, giveBack: () => last?.focus({ preventScroll: true }) };
};
