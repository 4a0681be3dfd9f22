import { addMonths, isCalendarDate, type CalendarDate } from "@brisa/typed-content/dates";
import { type Content, filesOf, valueIn } from "@brisa/typed-content";
import type { ModelFinding } from "../findings";

/**
 * Finds reviews dated in the future, and those kept for longer than the terms allow. Samples are nobody's data.
 */
export const reviewDates = (content: Content, today: CalendarDate): ModelFinding[] => {
  const months = retentionMonths(content);
  return filesOf(content, "Review").flatMap(({ file, data: { date, sample } }): ModelFinding[] => {
    // Whatever is no date is an error.
    if (typeof date !== "string" || !isCalendarDate(date)) return [];
    if (date > today) return [{ file, path: ["date"], code: "day-to-come" }];
    if (months === undefined || sample === true || addMonths(date, months) >= today) return [];
    return [{ file, path: ["date"], code: "past-retention", months }];
  });
};

/** Longer times are errors, and beyond what a date can be. */
const LONGEST = 1200;

const retentionMonths = (content: Content) => {
  const months = valueIn(content, "terms.json", "retentionMonths");
  return typeof months === "number" && months > 0 && months < LONGEST ? months : undefined;
};
