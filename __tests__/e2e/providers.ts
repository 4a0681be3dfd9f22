import type { Page, Route } from "@playwright/test";
import { STAND_IN_PORTS } from "../../src/stand-ins";
import { holdBack } from "./hold-back";

/** What the console says when a provider fails on purpose. */
export const PROVIDER_NOISE = new RegExp(
  `127\\.0\\.0\\.1:(${Object.values(STAND_IN_PORTS).join("|")})`,
);

/** Holds what is sent to the form service back until the returned function is called. */
export const holdForm = (page: Page) => holdBack(page, "**/f/demo");

/** Asks the booking provider's stand-in to misbehave: see `booking-provider.ts`. */
export const breakBooking = (page: Page, fault: "error" | "empty" | "hang") =>
  page.route("**/load-turitop.min.js", (route: Route) =>
    route.continue({ headers: { ...route.request().headers(), "x-misbehave": fault } }),
  );
