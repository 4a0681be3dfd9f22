import { addDays, type CalendarDate } from "../../base/calendar/calendar-date";
import { isRecord } from "../../base/is-record";
import type { Content } from "../../typed-content/content";
import { sunsetTime } from "../sunset-time";
import { company } from "../collections/company";
import { terms } from "../collections/terms";
import { seasonDates, WHOLE_YEAR } from "../season";
import type { ModelFinding } from "../findings";
import { shownTrips } from "./shown-trips";

/** A day, and the time at which the sun sets. */
type Sunset = { date: CalendarDate; time: string };

/**
 * Finds trips with the sky of the sunset that return before it on some days of the season. Ignores hidden ones.
 * @param today the day that determines the year of the season
 */
export const returnsBeforeSunset = ({ entries }: Content, today: CalendarDate): ModelFinding[] => {
  const trips = shownTrips({ entries }).filter(
    ({ data }) => isRecord(data) && data.sky === "sunset",
  );
  const sunsets = trips.length > 0 ? sunsetsOf({ entries }, today) : [];
  return trips.flatMap(({ file, data }): ModelFinding[] => {
    const end = isRecord(data) ? String(data.end) : "";
    const days = inRows(sunsets.filter(({ time }) => time > end).map(({ date }) => date));
    return days.length > 0 ? [{ file, path: ["end"], code: "return-before-sunset", days }] : [];
  });
};

/** Returns the sunsets of the season; none if the position or the season is wrong, which is an error. */
const sunsetsOf = ({ entries }: Pick<Content, "entries">, today: CalendarDate): Sunset[] => {
  const dataOf = (file: string) => entries.find((entry) => entry.file === file)?.data;
  const [place, conditions] = [dataOf("company.json"), dataOf("terms.json")];
  const position = company.schema.shape.position.safeParse(isRecord(place) ? place.position : null);
  const season = terms.schema.shape.season.safeParse(
    isRecord(conditions) ? conditions.season : null,
  );
  if (!position.success || !season.success) return [];
  const { validFrom, validThrough } = seasonDates(season.data ?? WHOLE_YEAR, today);
  const sunsets: Sunset[] = [];
  for (let date = validFrom; date <= validThrough; date = addDays(date, 1))
    sunsets.push({ date, time: sunsetTime(date, position.data) });
  return sunsets;
};

/** Returns the days as ranges of days that follow each other. */
const inRows = (dates: CalendarDate[]) => {
  const rows: { from: CalendarDate; to: CalendarDate }[] = [];
  for (const date of dates) {
    const last = rows.at(-1);
    if (last && addDays(last.to, 1) === date) last.to = date;
    else rows.push({ from: date, to: date });
  }
  return rows;
};
