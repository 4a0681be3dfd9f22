import type { CalendarDate } from "../../dates/calendar-date";
import { byFile } from "../../files/content";
import type { Content, Picture } from "../../content";
import { ofModel } from "../findings";
import { dummyValues } from "./dummy-values";
import { openBrackets } from "./open-brackets";
import { fileNameDescriptions, notedPictures, smallPictures } from "./pictures";
import { changedPrices } from "./prices";
import { goneReferences, unmatchedReferences } from "./references";
import { textWarnings } from "./texts";

/** Ordered by file. `earlier`: returns the data of a file before the owner's changes; undefined if unknown. */
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
    ...content.model.warnings.flatMap((warn) =>
      warn(content, today, earlier, pictures).map(ofModel),
    ),
    ...textWarnings(content),
    ...fileNameDescriptions(content),
    ...smallPictures(content, pictures),
    ...notedPictures(pictures),
  ].sort(byFile);
