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
import type { Path } from "../../../typed-content/schema";
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

/**
 * Returns where the price and the hours of each trip are in a season, and the usual price in whose place the page shows
 * its own. The box of what is not there yet has a place, too (`use-reference-rows.ts`, `rate-rows.ts`).
 */
const placesIn = (content: Content, season: number) => {
  const { prices } = factFilesIn(content);
  const listAt = (path: Path) => {
    const list = valueAt(prices, path);
    return Array.isArray(list) ? (list as unknown[]) : [];
  };
  const packages = listAt(["packages"]);
  const amounts = listAt(["seasons", season, "amounts"]);
  const hours = listAt(["seasons", season, "hours"]);
  return entriesInOrder(content, "Trip").map((trip, row) => {
    const id = valueAt(trip.data, ["id"]);
    const placeIn = (list: unknown[]) => list.findIndex((item) => valueAt(item, ["trip"]) === id);
    const [amount, times] = [placeIn(amounts), placeIn(hours)];
    return {
      trip,
      usual: placeIn(packages),
      amounts: amount < 0 ? amounts.length + row : amount,
      hours: times < 0 ? `of-${String(id)}` : times,
    };
  });
};

/**
 * Returns where the page shows a price or hours of a season, as if they were the usual ones, and the name of their trip;
 * undefined for other fields.
 */
export const shownInstead = (content: Content, { file, path }: Address) => {
  const [list, season, kind, place] = path;
  if (file !== FILE || list !== "seasons" || typeof season !== "number") return undefined;
  if (kind !== "amounts" && kind !== "hours") return undefined;
  const found = placesIn(content, season).find((each) => each[kind] === place);
  if (!found || found.usual < 0) return undefined;
  const { trip, usual } = found;
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
    const [field, place, name] = shown.path;
    const isPrice = shown.file === FILE && field === "packages" && name === "amount";
    const found = placesIn(content, season).find(({ trip, usual }) =>
      isPrice ? usual === place : trip.file === shown.file,
    );
    if (!found || !(isPrice || field === "start" || field === "end")) return shown;
    const path = isPrice ? ["amounts", found.amounts, "amount"] : ["hours", found.hours];
    return { file: FILE, path: ["seasons", season, ...path] };
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
