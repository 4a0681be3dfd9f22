import {
  corrected,
  DAY_FIELD,
  queryAttribute,
  withLastChoice,
  withOuting,
  withParameters,
} from "../document/outing-address";
import { withSource, withSourceLine } from "./source";
import { readStored, storageKeys, store } from "../storage/storage";

/** Defined by `src/build/head-script.ts`. */
declare const HAS_DAY_FIELD: boolean;
/** Whether the owner has named who sends visitors. Defined by `src/build/head-script.ts`. */
declare const HAS_SOURCES: boolean;

/** Gives the page's address a query, and lets styles know it. */
const setAddress = (search: string, hash = location.hash) => {
  if (search + hash !== location.search + location.hash)
    history.replaceState(history.state, "", location.pathname + search + hash);
  document.documentElement.dataset.query = queryAttribute(search);
};

/** Puts the page's address right, which may have been altered on its way here. What follows the hash belongs to the query. */
const correct = () => {
  const [hash = "", ...added] = location.hash.split(/(?=[?&])/);
  setAddress(corrected(location.search + added.join("")), /^#[\w-]*\w|$/.exec(hash)?.[0]);
};

const recall = () => setAddress(withLastChoice(location.search, readStored(storageKeys.outing)));

/** Whether the browser has loaded the page to go back or forward. */
const isRevisited = () => {
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return visit?.type === "back_forward";
};

/** Puts the address right, and lets what was chosen last in a tab hold on the pages to which the browser goes back. */
export const watchAddress = () => {
  correct();
  if (isRevisited()) recall();
  addEventListener("popstate", recall);
  addEventListener("pageshow", ({ persisted }) => persisted && recall());
};

/** Takes away again what the link that was pressed last carries. */
let putBack = () => {};

/** The day in its field, which the app, once it runs, writes to the address. */
const enteredDay = () => document.querySelector<HTMLInputElement>(`#${DAY_FIELD}:valid`)?.value;

const lead = (link: HTMLAnchorElement, to: string) => {
  const { search } = link;
  if (to === search) return;
  link.search = to;
  putBack = () => (link.search = search);
};

const carry = (link: HTMLAnchorElement) => {
  const day = HAS_DAY_FIELD && enteredDay();
  const from = day ? withParameters(location.search, [["day", day]]) : location.search;
  const carried = withOuting(link, from);
  lead(link, HAS_SOURCES ? withSource(carried) : carried);
};

/**
 * Handles the press of a link to a page of this site, which that of a picture's file is not. It carries the outing until
 * the next press of anything, since nobody tells when a browser's menu reads its address, nor when it is dropped
 * elsewhere. A link to another language keeps the query and the hash; followed, also in a new tab, it is a choice.
 */
const onPress = ({ target, type, button }: MouseEvent) => {
  putBack();
  putBack = () => {};
  const link = (target as Element).closest<HTMLAnchorElement>("a[href]");
  if (HAS_SOURCES && link && link.origin !== location.origin) lead(link, withSourceLine(link));
  if (link?.origin !== location.origin || !link.pathname.endsWith("/")) return;
  if (!link.hreflang) return carry(link);
  link.search = location.search;
  link.hash = location.hash;
  if (/click/.test(type) && button < 2) store(storageKeys.language, link.hreflang);
};

/** Before the app runs and after. Keys press without a pointer. */
export const takeAlong = () => {
  for (const type of ["pointerdown", "contextmenu", "click", "auxclick"] as const)
    addEventListener(type, onPress, true);
};
