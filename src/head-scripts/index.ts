import { startAppOnDemand } from "./app";
import { askIfDue, watchBanner } from "./consent";
import { followLanguage } from "./language";
import { openMenuAsDialog } from "./menu";

/**
 * Runs in the head of every page, before the first paint. `src/gatsby/head-script.ts` bundles it
 * into an inline script, so nothing here may import a package.
 *
 * What is stored is read again when a page that was prepared ahead of its visit is shown, or one
 * comes back from the browser's cache.
 */
const applyStored = () => {
  askIfDue();
  // Following a link is a choice of language, but the browser may only be guessing here.
  if (!(document as { prerendering?: boolean }).prerendering) followLanguage();
};

applyStored();
addEventListener("pageshow", applyStored);
document.addEventListener("prerenderingchange", applyStored);
watchBanner();
openMenuAsDialog();
startAppOnDemand();
