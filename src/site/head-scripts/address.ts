import { corrected, queryAttribute, withLastChoice } from "../document/outing-address";
import { storageKeys } from "../storage/keys";
import { readStored } from "../storage/storage";
import { root } from "./root";

/** Gives the page's address a query, and lets styles know it. */
const setAddress = (search: string, hash = location.hash) => {
  if (search + hash !== location.search + location.hash)
    history.replaceState(history.state, "", location.pathname + search + hash);
  root.dataset.query = queryAttribute(search);
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
