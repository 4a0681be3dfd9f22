import type { Page, Route } from "@playwright/test";
import { STAND_IN_PORTS } from "../../../src/commands/stand-ins";
import { holdBack } from "./hold-back";

/** Matches what the browser logs about a provider that a test makes fail. */
export const PROVIDER_NOISE = new RegExp(
  `127\\.0\\.0\\.1:(${Object.values(STAND_IN_PORTS).join("|")})|The form service answered`,
);

/** Delays requests to the form service until the returned function is called. */
export const holdForm = (page: Page) => holdBack(page, "**/f/demo");

/** Makes the stand-in for the booking provider fail. */
export const breakBooking = (page: Page, fault: "error" | "empty" | "hang") =>
  page.route("**/load-turitop.min.js", (route: Route) =>
    route.continue({ headers: { ...route.request().headers(), "x-misbehave": fault } }),
  );
