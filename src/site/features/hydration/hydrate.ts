import { startTransition, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { hydrateRoot } from "react-dom/client";
import { isBusy } from "../../document/app";
import { keepPageState } from "./page-state";

/** Milliseconds after which to look again whether the visitor is busy. */
const RETRY = 50;

/**
 * Hydrates the page. A translator, an extension or the browser may have altered it since it was loaded; then React
 * builds it anew, and the visitor's values, focus and scroll position would be lost with the old elements. So they are
 * put back in the same task, in which no event can occur. Waits while a pointer is down or a text is being composed.
 * Where there is nothing to keep, React pauses in between, so that the page answers.
 */
export const hydrate = (app: ReactNode, root: Element) => {
  if (isBusy()) {
    setTimeout(() => hydrate(app, root), RETRY);
    return;
  }
  const kept = keepPageState();
  const start = () => void hydrateRoot(root, app);
  if (kept.length > 0 || document.forms.length > 0) flushSync(start);
  else startTransition(start);
  for (const restore of kept) restore();
};
