import type { CalendarDate } from "../../base/calendar/calendar-date";
import { byFile, type Content } from "../../content-files/content";
import type { Picture } from "../../content-files/pictures";
import { dummyValues } from "./dummy-values";
import { fewTrips } from "./few-trips";
import { doubtfulNotices } from "./notices";
import { openBrackets } from "./open-brackets";
import { fileNameDescriptions, smallPictures } from "./pictures";
import { tripsWithoutPlace } from "./places";
import { changedPrices } from "./prices";
import { goneReferences, unmatchedReferences } from "./references";
import { reviewDates } from "./reviews";
import { searchResults } from "./search-results";
import { doubtfulSeasons } from "./seasons";
import { returnsBeforeSunset } from "./sunsets";
import { textWarnings } from "./texts";
import { unshowableTrips } from "./trips";

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
