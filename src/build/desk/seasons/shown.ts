import { useEffect, type ComponentProps } from "react";
import type { CalendarDate } from "@brisa/typed-content/dates";
import { isRecord } from "@brisa/typed-content/helpers";
import type { OwnScreen } from "@brisa/desk";
import { tariffIn, timetableIn } from "../../../model/facts";
import { hoursOn, otherHours } from "../../../model/hours";
import { seasonOn } from "../../../model/prices";
import {
  entriesInOrder,
  listAt,
  valueAt,
  valueIn,
  type Content,
  entryName,
  type Path,
  type Address,
} from "@brisa/typed-content";
import { isOf } from "./prices";
import { FILE } from "./seasons";

/** The price and the hours of each trip that is sold, by its id, as visitors see them on a day. */
const factsOn = (content: Content, day: CalendarDate) => {
  const { packages, seasons } = tariffIn(content);
  const timetable = timetableIn(content);
  const others = otherHours(timetable);
  const amounts = [...(seasonOn(seasons, day)?.amounts ?? []), ...packages];
  return new Map(
    timetable.trips.map((usual) => [
      usual.trip,
      {
        amount: amounts.find(isOf(usual.trip))?.amount,
        ...hoursOn(usual, others.filter(isOf(usual.trip)), day),
      },
    ]),
  );
};

/** The content as if what holds on a day were the usual: pages that know no day then show that one. */
const asOn = (content: Content, day: CalendarDate): Content => {
  const facts = factsOn(content, day);
  const dataOn = (file: string, type: string, data: Record<string, unknown>) => {
    const own = facts.get(String(data.id));
    if (type === "Trip" && own) return { ...data, start: own.start, end: own.end };
    if (file !== FILE) return data;
    const packages = listAt(data, ["packages"]).map((price) => {
      const amount = isRecord(price) && facts.get(String(price.trip))?.amount;
      return isRecord(price) && amount ? { ...price, amount } : price;
    });
    const { seasons: _, ...usual } = data;
    return { ...usual, packages };
  };
  return {
    ...content,
    entries: content.entries.map((entry) =>
      isRecord(entry.data)
        ? { ...entry, data: dataOn(entry.file, entry.collection.type, entry.data) }
        : entry,
    ),
  };
};

/** Each field of a season, the one in whose place the page shows it, and the name of its trip. */
const pairsIn = (content: Content, season: number) => {
  const prices = valueIn(content, FILE);
  return entriesInOrder(content, "Trip").flatMap(({ file, node, data }, row) => {
    const isIts = isOf(valueAt(data, ["id"]));
    const usual = listAt(prices, ["packages"]).findIndex(isIts);
    const pair = (list: "amounts" | "hours", name: string, at: string, path: Path) => {
      const items = listAt(prices, ["seasons", season, list]);
      const place = items.findIndex(isIts);
      // The box of what is not there yet has a place beyond the others (`use-reference-rows.ts`).
      const own = ["seasons", season, list, place < 0 ? items.length + row : place, name];
      return { own, shown: { file: at, path }, label: entryName(node, data) ?? "" };
    };
    return [
      pair("amounts", "amount", FILE, ["packages", usual, "amount"]),
      pair("hours", "start", file, ["start"]),
      pair("hours", "end", file, ["end"]),
    ].filter(({ shown: { path } }) => !path.includes(-1));
  });
};

/** Where the page shows a price or hours of a season, as if they were the usual ones; undefined for other fields. */
export const shownInstead = (content: Content, { path }: Address) => {
  const [, season] = path;
  if (typeof season !== "number") return undefined;
  return pairsIn(content, season).find(({ own }) => own.join() === path.join());
};

/** Shows in the page beside what holds on a day, in the season of that place in the file if it is in one. */
export const useShown = (
  onShow: ComponentProps<OwnScreen>["onShow"],
  content: Content,
  day: CalendarDate | undefined,
  season: number | undefined,
  as: string,
) => {
  useEffect(() => {
    const fieldOf = (shown: Address) => {
      const pairs = season === undefined ? [] : pairsIn(content, season);
      const pair = pairs.find(
        (each) => each.shown.file === shown.file && each.shown.path.join() === shown.path.join(),
      );
      return pair ? { file: FILE, path: pair.own } : shown;
    };
    onShow(day === undefined ? undefined : { content: asOn(content, day), as, fieldOf });
  }, [content, day, season, as, onShow]);
  useEffect(() => () => onShow(undefined), [onShow]);
};
