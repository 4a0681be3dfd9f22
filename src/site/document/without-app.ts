/** State of the history entry of a page that is shown without the app, also after a reload. */
type State = { noApp?: true } | null;

/** Whether the app must not be started on this page, since it has failed before. */
export const isWithoutApp = () => (history.state as State)?.noApp;

export const reloadWithoutApp = () => {
  if (isWithoutApp()) return;
  history.replaceState({ ...(history.state as State), noApp: true }, "");
  location.reload();
};
