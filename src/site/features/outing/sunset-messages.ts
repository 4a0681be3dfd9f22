import type { SunsetPhase } from "../../day/sunset-trips";
import type { MessageKey } from "../language/use-messages";

/** What a visitor sees of the sunset on a trip, in a few words. */
export const sunsetMessages: Record<SunsetPhase, MessageKey> = {
  beforeDeparture: "trips:seesBefore",
  atDeparture: "trips:seesAtDeparture",
  longBefore: "trips:seesLongBefore",
  inTime: "trips:seesYes",
  atReturn: "trips:seesAtReturn",
  afterReturn: "trips:seesAfter",
};
