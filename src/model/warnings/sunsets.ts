import {
  addDays,
  type CalendarDate,
  type Days,
  eachDay,
  sharedDays,
} from "@brisa/typed-content/dates";
import type { Position } from "../sun";
import { isRecord } from "@brisa/typed-content/helpers";
import { type Content, valueIn, type Path } from "@brisa/typed-content";
import { sunsetTime } from "../sunset-time";
import { terms } from "../collections/terms";
import { positionIn, seasonsIn } from "../facts";
import type { Times } from "../hours";
import { seasonOn } from "../prices";
import { bookableDays, isInSeason, seasonDates, WHOLE_YEAR, type Season } from "../season";
import type { ModelFinding } from "../findings";
import { shownTrips } from "./shown-trips";

/** Where the sun sets, and in which months there are trips. */
type Surroundings = { position: Position; season: Season };

/** The hours of a trip in the seasons that name it, each with its place in the content. */
type SeasonHours = Days & Times & { path: Path };

/**
 * Finds trips with the sky of the sunset that return before it, or leave after it: on some days to come of the season of
 * their months, and with the hours of a season on some of its days that can be booked. Ignores hidden ones.
 */
export const sunsetsMissed = ({ entries }: Content, today: CalendarDate): ModelFinding[] => {
  const trips = shownTrips({ entries }).filter(({ data }) => data.sky === "sunset");
  const surroundings = trips.length > 0 ? surroundingsIn({ entries }) : undefined;
  if (!surroundings) return [];
  const { position, season } = surroundings;
  return trips.flatMap(({ file, data }) => {
    const others = seasonHoursOf({ entries }, data.id);
    const usual = eachDay(seasonDates(season, today)).filter(
      (day) => day >= today && isInSeason(day, season) && !seasonOn(others, day),
    );
    return [
      ...missed(file, [], { start: String(data.start), end: String(data.end) }, usual, position),
      ...others.flatMap(({ from, to, path, ...times }) => {
        const days = bookableDays(season, today)
          .flatMap((range) => sharedDays({ from, to }, range) ?? [])
          .flatMap(eachDay)
          .filter((day) => isInSeason(day, season));
        return missed("prices.json", path, times, days, position);
      }),
    ];
  });
};

/** Returns what to say of the days on which the sun sets after the return, and of those on which it has set before. */
const missed = (
  file: string,
  path: Path,
  { start, end }: Times,
  days: CalendarDate[],
  position: Position,
) => {
  const sunsets = days
    .map((date) => ({ date, time: sunsetTime(date, position) }))
    .toSorted((one, other) => (one.time < other.time ? -1 : 1));
  const told = (
    code: "return-before-sunset" | "leave-after-sunset",
    field: string,
    those: typeof sunsets,
    worst = those[0],
  ): ModelFinding[] =>
    worst ? [{ file, path: [...path, field], code, days: inRows(those), sunset: worst.time }] : [];
  const late = sunsets.filter(({ time }) => time > end);
  const early = sunsets.filter(({ time }) => time < start);
  return [
    ...told("return-before-sunset", "end", late, late.at(-1)),
    ...told("leave-after-sunset", "start", early),
  ];
};

/** Returns undefined if the position or the months are wrong, which is an error. */
const surroundingsIn = (content: Pick<Content, "entries">): Surroundings | undefined => {
  const position = positionIn(content);
  const its = valueIn(content, "terms.json");
  const season = terms.schema.shape.season.safeParse(isRecord(its) ? its.season : null);
  if (!position || !season.success) return undefined;
  return { position, season: season.data ?? WHOLE_YEAR };
};

const seasonHoursOf = (content: Pick<Content, "entries">, trip: unknown): SeasonHours[] =>
  seasonsIn(content).flatMap(({ index, from, to, hours }) =>
    hours
      .filter((own) => own.trip === trip)
      .map(({ start, end, place }) => ({
        ...{ from, to, start, end },
        path: ["seasons", index, "hours", place],
      })),
  );

/** Returns the days as ranges of days that follow each other. */
const inRows = (days: { date: CalendarDate }[]) => {
  const rows: Days[] = [];
  for (const date of days.map((day) => day.date).toSorted()) {
    const last = rows.at(-1);
    if (last && addDays(last.to, 1) === date) last.to = date;
    else rows.push({ from: date, to: date });
  }
  return rows;
};
