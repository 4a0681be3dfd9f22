import { APP_READY, isWithoutApp, recordBusy, reloadWithoutApp } from "../document/app";
import { findAgain } from "../document/find-again";
import { hasOuting } from "../document/outing-address";
import { readStored, storageKeys, type StorageKey } from "../storage/storage";

/** Milliseconds that an event waits for the app before the browser handles it without the app, if it can. */
export const PATIENCE = 1000;

/** Milliseconds that the start of the app waits for the first paint. */
export const PAINT_LIMIT = 2000;

/** Milliseconds between the page's `load` event and the prefetch, so that pictures are loaded first. */
const PREFETCH_DELAY = 3000;

/** Milliseconds after which the page shows what it has, if the app does not start. A slow phone needs five seconds. */
const REVIEWS_LIMIT = 8000;

/** Whether the page shows or fills in what is stored. Defined by `src/build/head-script.ts`. */
declare const HAS_KEPT: boolean;

/** The part of `app-data.json` that identifies a build. */
type AppData = { webpackCompilationHash: string };

let isStarted = false;
/** Whether events are no longer held, since the app runs or an event has waited too long for it. */
let isReleased = false;

/** With Gatsby's scripts; `src/build/page-html.tsx` writes it. */
const template = () => document.querySelector<HTMLTemplateElement>("[data-scripts]");

/**
 * Runs the app's scripts, unless the page belongs to an older build than the published one. Its scripts may no
 * longer exist, and Gatsby would reload the page.
 */
const startApp = async () => {
  const kept = template();
  if (isStarted || !kept || isWithoutApp()) return;
  isStarted = true;
  fetchScripts(kept, "preload");
  try {
    const { build } = (kept.content.querySelector("script") as HTMLElement).dataset;
    const published = (await (await fetch("/page-data/app-data.json")).json()) as AppData;
    if (build !== published.webpackCompilationHash) return;
    // Otherwise set by Gatsby's own inline script; see `src/build/bundles.ts`.
    Object.assign(window, { ___webpackCompilationHash: build, ___chunkMapping: {} });
    // With the styles of the fonts that few pages need.
    for (const part of kept.content.querySelectorAll<HTMLElement>(":not([data-run])"))
      // Chromium takes one for failed that it could not preload before, but asks for it the second time.
      run(part, () => run(part, () => retry(part)));
  } catch {
    retry();
  }
};

const run = (part: HTMLElement, onerror: () => void) => {
  document.body.append(Object.assign(part.cloneNode(), { onerror }));
  part.dataset.run = "";
};

/** With the next interaction: there was no connection. */
const retry = (part?: HTMLElement) => {
  isStarted = false;
  delete part?.dataset.run;
};

/** Without running them. */
const fetchScripts = ({ content }: HTMLTemplateElement, rel: "preload" | "prefetch") => {
  for (const { src } of content.querySelectorAll("script")) {
    const link = document.createElement("link");
    document.head.append(Object.assign(link, { rel, href: src, as: "script" }));
  }
};

/** `navigator.connection`, which TypeScript's DOM library and some browsers lack. */
type Connection = { effectiveType: string; saveData: boolean };

/** Prefetches the scripts some time after the page has loaded, if the connection is known to be fast. */
const prefetchApp = () => {
  const kept = template();
  const { connection } = navigator as { connection?: Connection };
  if (kept && connection?.effectiveType === "4g" && !connection.saveData)
    setTimeout(() => fetchScripts(kept, "prefetch"), PREFETCH_DELAY);
};

/** Hides an event from the page and the browser. */
export const stop = (event: Event) => {
  event.preventDefault();
  event.stopPropagation();
};

/**
 * Stops an event, and dispatches it again once the app is ready or {@link PATIENCE} has passed, on the element that is
 * then in the place of the pressed one. A button that does nothing without the app waits as long as it takes.
 */
const hold = (event: Event, pressed: Element) => {
  stop(event);
  const found = findAgain(pressed);
  const again = () => {
    clearTimeout(timer);
    document.removeEventListener(APP_READY, again);
    const copy = new (event.constructor as typeof Event)(event.type, event);
    (found() ?? pressed).dispatchEvent(copy);
  };
  const release = () => {
    isReleased = true;
    again();
    isReleased = false;
  };
  const isForApp = (pressed as HTMLButtonElement).type === "button";
  const timer = isForApp ? 0 : setTimeout(release, PATIENCE);
  document.addEventListener(APP_READY, again);
};

/** Of the buttons all are the app's, but those of the menu and of the cookies, for which the head has scripts. */
export const BUTTON = "button:not([popovertarget],[data-cookies])";

/** What starts the app: every control, and what else is marked. */
export const OF_APP = `[data-app],${BUTTON},input,select,textarea`;

type AnyEvent = MouseEvent & KeyboardEvent;

/** If it needs the app: a picture, a form's button, or the language switcher for a key. */
const pressedIn = ({ type, key, ctrlKey, metaKey, shiftKey }: AnyEvent, element: Element) =>
  type === "keydown"
    ? /^(Arrow|Home|End)/.test(key) && element.closest("details[data-app]") && element
    : type === "click" &&
      !(ctrlKey || metaKey || shiftKey) &&
      element.closest(`a[data-app],${BUTTON}`);

const onUse = (event: Event) => {
  const element = event.target as Element;
  if (isReleased || !element.closest?.(OF_APP)) return;
  void startApp();
  const pressed = pressedIn(event as AnyEvent, element);
  if (pressed) hold(event, pressed);
};

/**
 * Starts the app if the page needs it at once: for the calendar, an open picture, a chosen day, trip or group, stored
 * reviews or drafts.
 */
const startAppIfDue = () => {
  const isDue =
    hasOuting(location.search) ||
    document.querySelector("[data-app=now],[data-app]:target") ||
    (HAS_KEPT &&
      [...document.querySelectorAll<HTMLElement>("[data-app-key]")].some(({ dataset }) =>
        readStored(dataset.appKey as StorageKey),
      ));
  if (isDue) void startApp();
};

/**
 * Calls {@link startAppIfDue} after the first paint of content, which the scripts would delay, or after
 * {@link PAINT_LIMIT}: background tabs are not painted, and some browsers do not report paints. Before, a browser
 * may paint the background alone.
 */
const startAppAfterPaint = () => {
  new PerformanceObserver((paints) => {
    if (paints.getEntriesByName("first-contentful-paint")[0]) startAppIfDue();
  }).observe({ type: "paint", buffered: true });
  setTimeout(startAppIfDue, PAINT_LIMIT);
};

/**
 * Marks the page if reviews are stored on this device. The app draws them above the published ones, which stay
 * invisible until then (`src/site/sections/customer-reviews.tsx`), so that no text moves while somebody reads it.
 */
export const awaitOwnReviews = () => {
  if (!readStored(storageKeys.reviews)?.includes("{")) return;
  const { dataset } = document.documentElement;
  dataset.ownReviews = "";
  setTimeout(() => delete dataset.ownReviews, REVIEWS_LIMIT);
};

/** Once. The template is the last element of a complete page. */
export const reloadIncompletePage = () => {
  if (!template()) reloadWithoutApp();
};

/** Until an interaction or the page needs it, React does not run. */
export const startAppOnDemand = () => {
  document.addEventListener(APP_READY, () => (isReleased = true));
  for (const type of ["pointerdown", "keydown", "focusin", "click"])
    addEventListener(type, onUse, true);
  recordBusy();
  for (const type of ["DOMContentLoaded", "hashchange", "storage", "pageshow"])
    addEventListener(type, startAppAfterPaint);
  addEventListener("load", prefetchApp);
};
