/* What the script in the head and the app tell each other: each has a copy of this code, so they share what the document,
   its history entry and the window hold. */

/** Whether the page has fields for text. Defined by `src/build/head-script.ts`. */
declare const HAS_FORMS: boolean;

/** Dispatched on `document` once React has hydrated the page. */
export const APP_READY = "app-ready";

/** The script in the head hears the first events. */
const shared = globalThis as {
  isWithoutApp?: boolean;
  isPressed?: boolean;
  isComposing?: boolean;
};

/** State of the history entry of a page that is being reloaded, to be shown without the app. */
type State = { noApp?: true } | null;

/** Whether the app must not be started on this page, since it has failed before. */
export const isWithoutApp = () => shared.isWithoutApp;

/** Once the host answers: without a connection the browser would show an error in place of what the page has. */
export const reloadWithoutApp = () => {
  if (isWithoutApp()) return;
  void fetch(location.href, { method: "HEAD", cache: "no-store" }).then(
    () => {
      history.replaceState({ ...(history.state as State), noApp: true }, "");
      location.reload();
    },
    () => addEventListener("online", reloadWithoutApp, { once: true }),
  );
};

/** Once: when visitors load the page again themselves, the app starts anew. */
export const heedReload = () => {
  if (!(history.state as State)?.noApp) return;
  shared.isWithoutApp = true;
  history.replaceState({ ...(history.state as State), noApp: undefined }, "");
};

export const recordBusy = () => {
  for (const type of ["down", "up", "cancel", "move"])
    addEventListener(
      `pointer${type}` as "pointermove",
      // Not with another button. Of one that came up over a native list or a scroll bar, the next move tells.
      ({ buttons }) => (shared.isPressed = buttons === 1),
      true,
    );
  if (HAS_FORMS)
    for (const type of ["start", "end"])
      addEventListener(`composition${type}`, () => (shared.isComposing = type === "start"), true);
};

/** If so, no element must be replaced. */
export const isBusy = () => shared.isPressed || shared.isComposing;
