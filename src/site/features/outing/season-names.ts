import { monthName, type Month } from "../../../base/calendar/months";
import type { LanguageCode } from "../../../base/languages";
import type { Season } from "../../../model/season";

/** Returns the names of a season's months, for messages. The model allows no other months. */
export const seasonNames = ({ from, to }: Season, language: LanguageCode) => ({
  from: monthName(from as Month, language),
  to: monthName(to as Month, language),
});
