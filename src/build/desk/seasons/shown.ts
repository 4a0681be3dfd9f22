import { useEffect, type ComponentProps } from "react";
import type { CalendarDate } from "../../../base/calendar/calendar-date";
import { isRecord } from "../../../base/is-record";
import { valueAt, withValue } from "../../../desk/core/paths";
import { entriesInOrder } from "../../../desk/form/reference-rows";
import type { OwnScreen } from "../../../desk/site";
import { factFilesIn, tariffIn, timetableIn } from "../../../model/facts";
import { hoursOn, otherHours, type Times } from "../../../model/hours";
import { seasonOn } from "../../../model/prices";
import type { Address } from "../../../typed-content/address";
import type { Content } from "../../../typed-content/content";
import { entryName } from "../../../typed-content/labels";
import type { Screen } from "./screen-state";
import { FILE, seasonOf } from "./seasons";

/** What a trip costs, and its hours. */
type Facts = Times & { amount: number };

/** Returns the facts of each trip that is sold, by its id, as visitors see them on a day, and the usual ones. */
export const factsOn = (content: Content, day: CalendarDate) => {
  const { packages, seasons } = tariffIn(content);
  const timetable = timetableIn(content);
  const others = otherHours(timetable);
  const amounts = seasonOn(seasons, day)?.amounts ?? [];
  return new Map(
    packages.flatMap((usual): [string, Facts & { usual: Facts }][] => {
      const isIt = ({ trip }: { trip: string }) => trip === usual.trip;
      const times = timetable.trips.find(isIt);
      if (!times) return [];
      const { amount } = amounts.find(isIt) ?? usual;
      const own = { amount, ...hoursOn(times, others.filter(isIt), day) };
      return [[usual.trip, { ...own, usual: { ...times, amount: usual.amount } }]];
    }),
  );
};

const withData = (
  content: Content,
  dataOf: (entry: Content["entries"][number], data: Record<string, unknown>) => unknown,
): Content => ({
  ...content,
  entries: content.entries.map((entry) =>
    isRecord(entry.data) ? { ...entry, data: dataOf(entry, entry.data) } : entry,
  ),
});

const withOneSeason = (content: Content, index: number) =>
  withData(content, ({ file }, data) => {
    if (file !== FILE) return data;
    const { seasons } = data;
    return { ...data, seasons: Array.isArray(seasons) ? seasons.slice(index, index + 1) : [] };
  });

/** Returns the content as if what holds on a day were the usual: pages that know no day then show that one. */
const asOn = (content: Content, day: CalendarDate) => {
  const facts = factsOn(content, day);
  return withData(content, ({ file, collection }, data) => {
    const own = facts.get(String(data.id));
    if (collection.type === "Trip" && own) return { ...data, start: own.start, end: own.end };
    if (file !== FILE || !Array.isArray(data.packages)) return data;
    const packages = (data.packages as unknown[]).map((price) => {
      const amount = isRecord(price) && facts.get(String(price.trip))?.amount;
      return isRecord(price) && amount ? { ...price, amount } : price;
    });
    return withValue({ ...data, packages }, ["seasons"], undefined);
  });
};

const placeOf = (list: unknown, trip: unknown) =>
  Array.isArray(list) ? list.findIndex((item) => isRecord(item) && item.trip === trip) : -1;

/**
 * Returns where the page shows a price or hours of a season, as if they were the usual ones, and the name of their trip;
 * undefined for other fields.
 */
export const shownInstead = (content: Content, { file, path }: Address) => {
  const [list, index = 0, kind = "", place] = path;
  if (file !== FILE || list !== "seasons" || place === undefined) return undefined;
  const { prices } = factFilesIn(content);
  const id = valueAt(prices, ["seasons", index, kind, place, "trip"]);
  const trip = entriesInOrder(content, "Trip").find(({ data }) => valueAt(data, ["id"]) === id);
  const usual = placeOf(valueAt(prices, ["packages"]), id);
  if (!trip || usual < 0) return undefined;
  const address =
    kind === "amounts"
      ? { file: FILE, path: ["packages", usual, "amount"] }
      : { file: trip.file, path: ["start"] };
  return { address, label: entryName(trip.node, trip.data) ?? "" };
};

/** Returns the field of a season that the page shows as if it were the usual one; other fields as they are. */
const fieldIn =
  (content: Content, season: number) =>
  (shown: Address): Address => {
    const { prices } = factFilesIn(content);
    const trips = entriesInOrder(content, "Trip");
    const [list, place = 0, kind] = shown.path;
    if (shown.file === FILE && list === "packages" && kind === "amount") {
      const id = valueAt(prices, ["packages", place, "trip"]);
      const path = ["seasons", season, "amounts"];
      const amounts = valueAt(prices, path);
      const own = placeOf(amounts, id);
      // The box of a price that is not there yet has the place after the others (`use-reference-rows.ts`).
      const row = trips.findIndex(({ data }) => valueAt(data, ["id"]) === id);
      const count = Array.isArray(amounts) ? amounts.length : 0;
      return { file: FILE, path: [...path, own < 0 ? count + row : own, "amount"] };
    }
    const trip = trips.find(({ file }) => file === shown.file);
    if (!trip || (list !== "start" && list !== "end")) return shown;
    const id = String(valueAt(trip.data, ["id"]));
    const path = ["seasons", season, "hours"];
    const own = placeOf(valueAt(prices, path), id);
    return { file: FILE, path: [...path, own < 0 ? `of-${id}` : own] };
  };

/** Shows in the page beside what holds on the chosen day, or in the chosen season. */
export const useShown = (
  { content, entered, view, chosen, say }: Screen,
  onShow: ComponentProps<OwnScreen>["onShow"],
) => {
  const isOneDay = view.kind === "day";
  const day = isOneDay ? view.day : chosen?.days?.from;
  const index = (isOneDay ? seasonOf(entered, view.day) : chosen)?.index;
  const as = isOneDay ? say.wholeDay(view.day) : chosen?.days && say.range(chosen.days);
  useEffect(() => {
    // In two seasons on the same days, that of the chosen one is shown.
    const alone = isOneDay || index === undefined ? content : withOneSeason(content, index);
    const fieldOf = index === undefined ? (shown: Address) => shown : fieldIn(content, index);
    const isShown = day !== undefined && as !== undefined;
    onShow(isShown ? { content: asOn(alone, day), as, fieldOf } : undefined);
  }, [content, index, isOneDay, day, as, onShow]);
  useEffect(() => () => onShow(undefined), [onShow]);
};
