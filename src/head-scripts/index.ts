import { startConsent } from "./consent";
import { followLanguage } from "./language";

/**
 * What runs in the head of every page, before it is painted. `src/gatsby/head-script.ts` makes one
 * small script of it, so nothing here may import a package.
 */
followLanguage();
startConsent();
