/**
 * Runs in the head of every page, before the first paint. `src/build/head-script.ts` bundles it into an inline
 * script, so nothing here may import a package.
 */

import { takeAlong, watchAddress } from "./address";
import { askIfDue, watchBanner } from "./consent";
import { awaitOwnReviews, reloadIncompletePage, startAppOnDemand } from "./app";
import { watchForms } from "./forms";
import { fillInSource } from "./source";
import { heedReload, isWithoutApp } from "../document/app";
import { followLanguage } from "./language";
import { openMenuAsDialog } from "./menu";
import { showNoticesOnTheirDays } from "./notices";

/** What the page has. Defined by `src/build/head-script.ts`, which leaves out what the page does not need. */
declare const HAS_COOKIES: boolean;
declare const HAS_DEFAULT_LANGUAGE: boolean;
declare const HAS_FORMS: boolean;
declare const HAS_NOTICES: boolean;
declare const HAS_REVIEWS: boolean;
declare const HAS_SOURCES: boolean;

/**
 * Applies the stored choices to the page. Runs again when a prerendered page is shown, or when a page comes
 * back from the browser's back/forward cache. Returns whether the page is being left.
 */
const applyStored = () => {
  if (HAS_COOKIES) askIfDue();
  return HAS_DEFAULT_LANGUAGE && followLanguage();
};

heedReload();
watchAddress();
if (HAS_NOTICES) showNoticesOnTheirDays();
const isLeft = applyStored();
addEventListener("pageshow", applyStored);
document.addEventListener("prerenderingchange", applyStored);
if (HAS_COOKIES) watchBanner();
takeAlong();
openMenuAsDialog();
if (HAS_REVIEWS && !isWithoutApp()) awaitOwnReviews();
// WebKit ends a page at once that is being left; to reload that one would bring it back.
if (!isLeft) addEventListener("DOMContentLoaded", reloadIncompletePage);
startAppOnDemand();
if (HAS_FORMS) watchForms();
if (HAS_FORMS && HAS_SOURCES) fillInSource();
