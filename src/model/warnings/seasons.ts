import { type CalendarDate, areDays } from "@brisa/typed-content/dates";
import { type Content, filesOf } from "@brisa/typed-content";
import { seasonsIn, tariffIn } from "../facts";
import { priceList, type PriceList } from "../prices";
import { calendarIn } from "../text-parts";
import { isBookable, twoSeasons } from "../season";
import type { ModelFinding } from "../findings";

const FILE = "prices.json";

/** Finds seasons that no page shows, and usual prices that hold although the seasons leave them no day of this year. */
export const doubtfulSeasons = (content: Content, today: CalendarDate): ModelFinding[] => {
  const tariff = tariffIn(content);
  const list = priceList(tariff, today);
  const [current, next] = twoSeasons(tariff.months, today);
  const unshown = seasonsIn(content).flatMap(({ index, from, to }): ModelFinding[] => {
    if (isBookable({ from, to }, tariff.months, today)) return [];
    const at = { file: FILE, path: ["seasons", index, "from"] };
    if (to < today) return [{ ...at, code: "season-over", date: to }];
    return from > next.to
      ? [{ ...at, code: "season-far", date: from }]
      : [{ ...at, code: "season-without-trips" }];
  });
  return [...unshown, ...usualPricesAgain(list, current.to)];
};

/** Finds closed and full days to come: the provider's calendar, if there is one, does not know of them. */
export const soldClosedDays = (content: Content, today: CalendarDate): ModelFinding[] => {
  const calendar = calendarIn(content);
  if (!calendar) return [];
  const address = calendar.bookings;
  const known = typeof address === "string" ? { address } : {};
  return filesOf(content, "DayState").flatMap(({ file, data }): ModelFinding[] => {
    const days = { from: String(data.from), to: String(data.to) };
    if (!areDays(days) || days.to < today) return [];
    const what = { isFull: data.state === "full", isSome: data.trips !== undefined };
    return [{ file, path: ["from"], code: "calendar-still-sells", ...days, ...what, ...known }];
  });
};

/**
 * Finds usual prices that no season has, where the seasons cover all days until `end`. They may have been entered when
 * seasons had to cover every day, as prices of no day.
 */
const usualPricesAgain = (
  { trips, seasons, rest }: PriceList,
  end: CalendarDate,
): ModelFinding[] => {
  const [first] = rest;
  if (!first || first.from <= end) return [];
  const amounts = trips
    .filter(({ usual }, index) => seasons.every(({ amounts }) => amounts[index]?.amount !== usual))
    .map(({ usual }) => usual);
  return amounts.length > 0
    ? [{ file: FILE, path: ["packages"], code: "usual-price-again", amounts, days: rest }]
    : [];
};
