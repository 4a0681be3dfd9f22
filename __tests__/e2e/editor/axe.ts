import type { Page } from "@playwright/test";
import { violations, type KnownFaults } from "../axe";

/** Decap's own; labels, names, languages and their order are ours. */
const DECAPS: KnownFaults = {
  // Notices that go by themselves.
  "color-contrast": "[class*='Toastify'] *",
  // They are also outside of all regions, as are the line along the top while something loads, and
  // what is on the page that asks who one is, which has no main region.
  region: "[class*='Toastify'] *, body > canvas, [class*='-StyledAuthenticationPage'] *",
  "landmark-one-main": "html:has([class*='-StyledAuthenticationPage'])",
  "page-has-heading-one": "html",
  // Where the focus turns back, at both ends of the library.
  "focus-order-semantics": "[data-react-modal-body-trap]",
};

/** What axe-core finds on a screen of the editor, without the page beside the form. */
export const ownViolations = (page: Page) => violations(page, undefined, DECAPS);
