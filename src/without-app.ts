/** Marks the entry of the history whose page stays as it came. A reload keeps it, another visit does not. */
type State = { noApp?: true } | null;

/** Whether the app has failed on this page, which is complete without it. */
export const isWithoutApp = () => (history.state as State)?.noApp;

/** Loads the page once more, never in a loop, and this time without the app. */
export const reloadWithoutApp = () => {
  if (isWithoutApp()) return;
  history.replaceState({ ...(history.state as State), noApp: true }, "");
  location.reload();
};
