/** Not in every browser, nor in TypeScript's library. */
type Watcher = { onclose: () => void; destroy: () => void };
type WithWatcher = { CloseWatcher?: new () => Watcher };

/** The topmost last. */
const open: (() => void)[] = [];

/** How many were open at this entry of the history. */
const openedHere = () => (history.state as { open?: number } | null)?.open ?? 0;

let last = { opened: 0, hash: "" };

const onBack = () => {
  const before = last;
  last = { opened: openedHere(), hash: location.hash };
  // From an entry of what had been closed otherwise: it looked like the one before it.
  if (before.opened > Math.max(open.length, last.opened) && before.hash === last.hash)
    history.back();
  else while (open.length > last.opened) open.pop()?.();
};

/** Back closes it before it leaves the screen; where no browser watches that, it is an entry of the history. */
export const closedByBack = (close: () => void) => {
  const { CloseWatcher } = globalThis as WithWatcher;
  if (CloseWatcher) {
    const watcher = Object.assign(new CloseWatcher(), { onclose: close });
    return () => watcher.destroy();
  }
  addEventListener("popstate", onBack);
  open.push(close);
  if (openedHere() < open.length) history.pushState({ open: open.length }, "");
  last = { opened: openedHere(), hash: location.hash };
  return () => {
    if (open.includes(close)) open.splice(open.indexOf(close), 1);
  };
};
