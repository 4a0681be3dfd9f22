import { startConsent } from "./consent";
import { followLanguage } from "./language";

/**
 * Runs in the head of every page, before the first paint. `src/gatsby/head-script.ts` bundles it
 * into an inline script, so nothing here may import a package.
 */
followLanguage();
startConsent();
