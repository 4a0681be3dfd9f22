/** Marks the history entry of a page that stays without the app, also when it is reloaded. */
type State = { noApp?: true } | null;

/** Whether the app has failed on this page, so that it must not be started again. */
export const isWithoutApp = () => (history.state as State)?.noApp;

/** Reloads the page once, without the app. */
export const reloadWithoutApp = () => {
  if (isWithoutApp()) return;
  history.replaceState({ ...(history.state as State), noApp: true }, "");
  location.reload();
};
