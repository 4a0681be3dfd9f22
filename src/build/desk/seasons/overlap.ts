import { shareDays, type Days } from "../../../base/calendar/calendar-date";
import { isRecord } from "../../../base/is-record";
import { idsOf, withIds } from "../../../desk/core/identity";
import { spliced } from "../../../desk/core/paths";
import { outside } from "../../../model/season";
import { inOrder, type Season } from "./entered";

/** Two seasons that share days, and these days. */
export type Overlap = Days & { seasons: [Season & { days: Days }, Season & { days: Days }] };

const hasDays = (season: Season): season is Season & { days: Days } => season.days !== undefined;

/** Returns the days that two seasons share, for each two that do. The one that begins first is the first of them. */
export const overlapsOf = (seasons: readonly Season[]): Overlap[] => {
  const sorted = inOrder(seasons.filter(hasDays));
  return sorted.flatMap((first, place) =>
    sorted.slice(place + 1).flatMap((second): Overlap[] => {
      if (!shareDays(first.days, second.days)) return [];
      const to = first.days.to < second.days.to ? first.days.to : second.days.to;
      return [{ from: second.days.from, to, seasons: [first, second] }];
    }),
  );
};

/**
 * Returns the seasons after one of them has given way on the days that another one keeps. Usually it becomes shorter; if
 * the other one is in the middle of it, it becomes two with the same prices and hours, and if it covers it, none.
 * @param seasons as in the file
 */
export const givenWay = (
  seasons: readonly unknown[],
  { id, days }: Season & { days: Days },
  kept: Days,
): unknown[] => {
  const index = idsOf(seasons).indexOf(id);
  const season = seasons[index];
  const [first, ...others] = outside(days, [kept]).map((left) => ({
    ...(isRecord(season) && season),
    ...left,
  }));
  if (!first) return spliced(seasons, index, 1);
  // A second half comes last, so that the others keep their places.
  return withIds([...seasons.with(index, first), ...others], idsOf(seasons));
};
