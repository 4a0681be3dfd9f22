import { APP_READY } from "../app-ready";
import { keepDraft } from "../storage/drafts";
import { readStored, type DraftKey, type StorageKey } from "../storage/storage";
import { isWithoutApp, reloadWithoutApp } from "../without-app";

/** Milliseconds that a press waits for the app before the browser does what it can do alone. */
export const PATIENCE = 1000;

/** Milliseconds that the app waits for the first paint. */
export const PAINT_LIMIT = 2000;

/** Milliseconds between the load of the page and the prefetch, so that its pictures come first. */
const PREFETCH_DELAY = 3000;

/** The part of `app-data.json` that identifies a build. */
type AppData = { webpackCompilationHash: string };

let isStarted = false;
/** Whether events are no longer held: the app runs, or an event has waited too long for it. */
let isReleased = false;

/** Returns the template with Gatsby's scripts, which `src/gatsby/page-html.tsx` has written. */
const template = () => document.querySelector<HTMLTemplateElement>("template[data-scripts]");

/**
 * Runs the app's scripts, unless the page is of another build than the published one: its scripts may be
 * gone, and Gatsby would reload the page.
 */
const startApp = async () => {
  const kept = template();
  if (isStarted || !kept || isWithoutApp()) return;
  isStarted = true;
  fetchScripts(kept, "preload");
  const { build } = kept.content.querySelector("script")?.dataset ?? {};
  try {
    const published = (await (await fetch("/page-data/app-data.json")).json()) as AppData;
    if (build !== published.webpackCompilationHash) return;
    // What Gatsby's own inline script would say; see `src/gatsby/scripts-slice.ts`.
    Object.assign(window, { ___webpackCompilationHash: build, ___chunkMapping: {} });
    document.body.append(kept.content.cloneNode(true));
  } catch {
    // No connection. The next use tries again.
    isStarted = false;
  }
};

/** Fetches scripts without running them. */
const fetchScripts = ({ content }: HTMLTemplateElement, rel: "preload" | "prefetch") => {
  for (const { src } of content.querySelectorAll("script")) {
    const link = { rel, href: src, as: "script" };
    document.head.append(Object.assign(document.createElement("link"), link));
  }
};

/** Not yet in TypeScript's DOM library, and not in every browser. */
type Connection = { effectiveType: string; saveData: boolean };

/** Fetches the scripts ahead, some time after the page, where the connection is known to be good. */
const prefetchApp = () => {
  const kept = template();
  const { connection } = navigator as { connection?: Connection };
  if (kept && connection?.effectiveType === "4g" && !connection.saveData)
    setTimeout(() => fetchScripts(kept, "prefetch"), PREFETCH_DELAY);
};

/** Stops an event and dispatches it again once the app is ready or `PATIENCE` has passed. */
const hold = (event: Event) => {
  event.preventDefault();
  event.stopPropagation();
  const again = () => {
    clearTimeout(timer);
    document.removeEventListener(APP_READY, again);
    event.target?.dispatchEvent(new (event.constructor as typeof Event)(event.type, event));
  };
  const timer = setTimeout(() => {
    isReleased = true;
    again();
    isReleased = false;
  }, PATIENCE);
  document.addEventListener(APP_READY, again);
};

type AnyEvent = MouseEvent & KeyboardEvent;

/** Whether only the app can handle the event: a picture, a form, or a key among the languages. */
const isAppsBusiness = ({ type, key, ctrlKey, metaKey, shiftKey }: AnyEvent, element: Element) =>
  type === "keydown"
    ? /^(Arrow|Home|End)/.test(key) && element.closest("details[data-app]")
    : type === "click" &&
      !(ctrlKey || metaKey || shiftKey) &&
      element.closest("a[data-app], [data-app] button");

const onUse = (event: Event) => {
  const element = event.target as Element;
  if (isReleased || !element.closest?.("[data-app]")) return;
  void startApp();
  if (isAppsBusiness(event as AnyEvent, element)) hold(event);
};

/** Starts the app if the page needs it: for the calendar, an open picture, or stored reviews and drafts. */
const startAppIfDue = () => {
  const isDue =
    document.querySelector("[data-app=now], [data-app]:target") ||
    [...document.querySelectorAll<HTMLElement>("[data-app-key]")].some(({ dataset }) =>
      readStored(dataset.appKey as StorageKey),
    );
  if (isDue) void startApp();
};

/**
 * Does so after the first paint, which the scripts would hold up, or after `PAINT_LIMIT`: a tab in the
 * background is not painted, and a browser may keep its paints to itself.
 */
const startAppAfterPaint = () => {
  new PerformanceObserver(startAppIfDue).observe({ type: "paint", buffered: true });
  setTimeout(startAppIfDue, PAINT_LIMIT);
};

/** Reloads an incomplete page once. The template is its last element. */
const mendHalfPage = () => {
  if (!template()) reloadWithoutApp();
};

/** Stores drafts until the app runs, which stores them from then on. */
const keepDrafts = () => {
  for (const form of document.querySelectorAll<HTMLFormElement>("form[data-app-key]")) {
    if (!isReleased) keepDraft(form.dataset.appKey as DraftKey, form);
  }
};

/** Starts the app once something needs it. Until then a page has no framework. */
export const startAppOnDemand = () => {
  document.addEventListener(APP_READY, () => (isReleased = true));
  for (const type of ["pointerdown", "keydown", "focusin", "click"])
    document.addEventListener(type, onUse, true);
  addEventListener("DOMContentLoaded", mendHalfPage);
  for (const type of ["DOMContentLoaded", "hashchange", "storage", "pageshow"])
    addEventListener(type, startAppAfterPaint);
  addEventListener("load", prefetchApp);
  addEventListener("input", keepDrafts);
};
