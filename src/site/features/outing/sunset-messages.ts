import type { SunsetPhase } from "../../day/sunset-trips";
import type { MessageKey } from "../language/use-messages";

/** What a visitor sees of the sunset on a trip, in a few words. */
export const sunsetMessages: Record<SunsetPhase, MessageKey> = {
  beforeDeparture: "trips:seesBefore",
  beforeReturn: "trips:seesYes",
  afterReturn: "trips:seesAfter",
};
