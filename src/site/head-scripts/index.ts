/**
 * Runs in the head of every page, before the first paint. `src/build/head-script.ts` bundles it into an inline
 * script, so nothing here may import a package.
 */

import { isWithoutApp } from "../document/without-app";
import { startAppOnDemand } from "./app";
import { askIfDue, watchBanner } from "./consent";
import { letWhatsAppGiveWay } from "./give-way";
import { followLanguage, storeChosenLanguage } from "./language";
import { openMenuAsDialog } from "./menu";
import { showNoticesOnTheirDays } from "./notices";
import { awaitOwnReviews } from "./own-reviews";
import { root } from "./root";

/**
 * Applies the stored choices to the page. Runs again when a prerendered page is shown, or when a page comes
 * back from the browser's back/forward cache.
 */
const applyStored = () => {
  askIfDue();
  followLanguage();
};

showNoticesOnTheirDays();
applyStored();
addEventListener("pageshow", applyStored);
document.addEventListener("prerenderingchange", applyStored);
watchBanner();
storeChosenLanguage();
openMenuAsDialog();
letWhatsAppGiveWay();
// What waits for the app would otherwise stay blank.
if (!isWithoutApp()) {
  awaitOwnReviews();
  root.dataset.query = location.search;
}
startAppOnDemand();
