import type { FramedPage, HostElement, FrameHost } from "./frame-host";
import { reportFailures, startApp } from "./inside/app";
import { drawsPages, STAYS, type GatsbyWindow } from "./inside/drawing";
import { keepApart } from "./inside/apart";
import { marksFields } from "./inside/marked-fields";

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

/** Returns the function that repeats the last click on a page that was not interactive yet. */
export const keepEarlyPress = (page: Window) => {
  let pressed: MouseEvent | undefined;
  const keep = (event: MouseEvent) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    pressed = event;
  };
  page.addEventListener("click", keep, { capture: true });
  return () => {
    page.removeEventListener("click", keep, { capture: true });
    if (!pressed) return;
    const { target, clientX, clientY, detail } = pressed;
    pressed = undefined;
    const place = { clientX, clientY, detail };
    target?.dispatchEvent(new MouseEvent("click", { ...place, bubbles: true, cancelable: true }));
  };
};

/** The editor gets drags as if they were over the frame: the browser must not open what is dropped on the page. */
export const handOnDrags = (page: Page) => {
  for (const type of ["dragover", "dragleave", "drop"] as const)
    page.addEventListener(type, (event) => {
      // Within the page a drag goes from one element to another all the time.
      if (type === "dragleave" && event.relatedTarget) return;
      const { dataTransfer } = event;
      const copy = new page.DragEvent(type, { bubbles: true, cancelable: true, dataTransfer });
      if (!page.frameElement?.dispatchEvent(copy)) event.preventDefault();
    });
};

type FramedSite = {
  /** The local storage of a visitor who is asked nothing, by key. */
  storage: Readonly<Record<string, string>>;
  /** The event by which the page says that React has hydrated it. */
  appReady: string;
};

/** Has to run before everything else on the page. */
export const startInside = ({ storage, appReady }: FramedSite) => {
  const { host } = (window.frameElement as HostElement | null) ?? {};
  if (!host) return;
  Object.assign(window, STAYS);
  history.replaceState(null, "", encodeURI(host.path));
  keepApart(window, storage);
  leaveFocus(window, host);
  handOnDrags(window);
  reportFailures(window, host);
  const pressAgain = keepEarlyPress(window);
  startApp(window, host, appReady, () => {
    const { setValues, ...fields } = marksFields(document, host);
    const draw = drawsPages(window as unknown as GatsbyWindow, host);
    const page: FramedPage = {
      ...fields,
      draw: async (drawing) => {
        setValues(drawing.values);
        for (const [name, value] of Object.entries(drawing.style))
          document.documentElement.style.setProperty(`--${name}`, value);
        await draw(drawing);
        pressAgain();
      },
    };
    host.onReady(page);
  });
};
