import { isRecord } from "../../../base/is-record";
import type { CalendarDate } from "../../../base/calendar/calendar-date";
import { tariffIn, timetableIn } from "../../../model/facts";
import { hoursOn, otherHours, type Times } from "../../../model/hours";
import { seasonOn } from "../../../model/prices";
import type { Content } from "../../../typed-content/content";
import { withValue } from "../../../desk/core/paths";
import { FILE } from "./entered";

/** What a trip costs on a day, and its hours. */
type DayFacts = Times & { amount: number };

/** Returns the price and the hours of each trip that is sold, by its id, as visitors see them on a day. */
export const factsOn = (content: Content, day: CalendarDate): ReadonlyMap<string, DayFacts> => {
  const { packages, seasons } = tariffIn(content);
  const timetable = timetableIn(content);
  const others = otherHours(timetable);
  const amounts = seasonOn(seasons, day)?.amounts ?? [];
  return new Map(
    packages.flatMap((usual): [string, DayFacts][] => {
      const isIt = ({ trip }: { trip: string }) => trip === usual.trip;
      const times = timetable.trips.find(isIt);
      if (!times) return [];
      const { amount } = amounts.find(isIt) ?? usual;
      return [[usual.trip, { amount, ...hoursOn(times, others.filter(isIt), day) }]];
    }),
  );
};

/** Returns the content without any season but one. */
export const withOneSeason = (content: Content, index: number): Content => ({
  ...content,
  entries: content.entries.map((entry) => {
    if (entry.file !== FILE || !isRecord(entry.data)) return entry;
    const { seasons } = entry.data;
    const kept = Array.isArray(seasons) ? (seasons as unknown[]).slice(index, index + 1) : [];
    return { ...entry, data: { ...entry.data, seasons: kept } };
  }),
});

/** Returns the content as if what holds on a day were the usual: pages that know no day then show that one. */
export const asOn = (content: Content, day: CalendarDate): Content => {
  const facts = factsOn(content, day);
  const entries = content.entries.map((entry) => {
    const { file, data, collection } = entry;
    if (!isRecord(data)) return entry;
    const own = facts.get(String(data.id));
    if (collection.type === "Trip" && own)
      return { ...entry, data: { ...data, start: own.start, end: own.end } };
    if (file !== FILE || !Array.isArray(data.packages)) return entry;
    const packages = (data.packages as unknown[]).map((price) => {
      const amount = isRecord(price) && facts.get(String(price.trip))?.amount;
      return isRecord(price) && amount ? { ...price, amount } : price;
    });
    return { ...entry, data: withValue({ ...data, packages }, ["seasons"], undefined) };
  });
  return { ...content, entries };
};
