import { addDays, daysFrom, type CalendarDate } from "@brisa/typed-content/dates";
import { type Content, filesOf } from "@brisa/typed-content";
import type { ModelFinding } from "../findings";

/** In days: what begins later probably has the wrong year. */
const FURTHEST = 365;

/** In days. A closed winter is shorter; with a wrong year a notice lasts longer. */
const LONGEST = 183;

/** Finds notices that are over, and those whose year is probably wrong. Ignores hidden ones. */
export const doubtfulNotices = (content: Content, today: CalendarDate): ModelFinding[] =>
  filesOf(content, "Notice").flatMap(({ file, data: { from, until, hidden } }): ModelFinding[] => {
    const days = daysFrom(String(from), String(until));
    // Invalid days are errors instead.
    if (hidden === true || !(days > 0)) return [];
    if (String(until) < today)
      return [{ file, path: ["until"], code: "notice-over", date: String(until) }];
    if (String(from) > addDays(today, FURTHEST))
      return [{ file, path: ["from"], code: "notice-far", date: String(from) }];
    return days > LONGEST ? [{ file, path: ["until"], code: "notice-long", days }] : [];
  });
