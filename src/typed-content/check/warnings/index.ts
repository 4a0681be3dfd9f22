import type { CalendarDate } from "../../../base/calendar/calendar-date";
import { byFile, type Content } from "../../files/content";
import type { Picture } from "../../files/pictures";
import { dummyValues } from "./dummy-values";
import { fewTrips } from "../../../model/warnings/few-trips";
import { doubtfulNotices } from "../../../model/warnings/notices";
import { openBrackets } from "./open-brackets";
import { fileNameDescriptions, smallPictures } from "./pictures";
import { tripsWithoutPlace } from "../../../model/warnings/places";
import { changedPrices } from "../../../model/warnings/prices";
import { goneReferences, unmatchedReferences } from "./references";
import { reviewDates } from "../../../model/warnings/reviews";
import { searchResults } from "../../../model/warnings/search-results";
import { doubtfulSeasons } from "../../../model/warnings/seasons";
import { returnsBeforeSunset } from "../../../model/warnings/sunsets";
import { textWarnings } from "./texts";
import { unshowableTrips } from "../../../model/warnings/trips";

/**
 * Returns all warnings about the content, ordered by file.
 * @param today the day in Palma
 * @param earlier returns the data of a file before the owner's changes; undefined if unknown
 */
export const contentWarnings = (
  content: Content,
  pictures: Picture[],
  earlier: (file: string) => unknown,
  today: CalendarDate,
) =>
  [
    ...dummyValues(content),
    ...openBrackets(content),
    ...changedPrices(content.entries, earlier),
    ...unmatchedReferences(content),
    ...goneReferences(content),
    ...reviewDates(content, today),
    ...fewTrips(content),
    ...unshowableTrips(content),
    ...returnsBeforeSunset(content, today),
    ...doubtfulSeasons(content, today),
    ...doubtfulNotices(content, today),
    ...textWarnings(content),
    ...searchResults(content, today),
    ...tripsWithoutPlace(content),
    ...fileNameDescriptions(content),
    ...smallPictures(content, pictures),
  ].sort(byFile);
