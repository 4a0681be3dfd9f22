import fc from "fast-check";
import type { Days } from "../../../packages/typed-content/dates/calendar-date";
import { priceList, priceRows, seasonOn, type Tariff } from "../../../src/model/prices";
import { bookableDays, WHOLE_YEAR } from "../../../src/model/season";
import { daysThatCount, priceOn, tableOf, type Entered } from "./brute-force";
import { months as names } from "../../../packages/typed-content/dates/months";

const tariffOf = ({ months, closed, usual, seasons }: Entered): Tariff => {
  const listed = (prices: Record<string, number>) =>
    Object.entries(prices).map(([trip, amount]) => ({ trip, amount }));
  return {
    packages: listed(usual),
    seasons: seasons.map(({ from, to, prices }) => ({ from, to, amounts: listed(prices) })),
    months: { ...(months ? { from: months[0], to: months[1] } : WHOLE_YEAR), closed },
  };
};

test.each([
  ["may", "september", "2027-06-15", "2027-06-15 2027-09-30 2028-05-01 2028-09-30"],
  ["may", "september", "2027-09-30", "2027-09-30 2027-09-30 2028-05-01 2028-09-30"],
  ["may", "september", "2027-10-01", "2028-05-01 2028-09-30 2029-05-01 2029-09-30"],
  ["may", "september", "2027-04-30", "2027-05-01 2027-09-30 2028-05-01 2028-09-30"],
  ["november", "february", "2027-01-10", "2027-01-10 2027-02-28 2027-11-01 2028-02-29"],
  ["january", "december", "2027-03-01", "2027-03-01 2027-12-31 2028-01-01 2028-12-31"],
  ["april", "march", "2027-03-01", "2027-03-01 2027-12-31 2028-01-01 2028-12-31"],
  ["july", "july", "2027-08-01", "2028-07-01 2028-07-31 2029-07-01 2029-07-31"],
] as const)(
  "of the months %s to %s, these days can be booked on %s",
  (from, to, today, expected) => {
    const days = bookableDays({ from, to }, today);
    expect(days.map((range) => `${range.from} ${range.to}`).join(" ")).toBe(expected);
  },
);

const DAY = 86_400_000;
const dayNumber = (count: number) =>
  new Date(Date.UTC(2026, 0, 1) + count * DAY).toISOString().slice(0, 10);

/** Up to five seasons of any length that do not overlap, and a day, all from 2026 to 2030. */
const anything = fc.gen().map((any) => {
  const below = (limit: number) => any(fc.integer, { min: 0, max: limit - 1 });
  const usual = { morning: 300 + below(3), sunset: 200 + below(3) };
  const seasons: Entered["seasons"][number][] = [];
  let day = below(500);
  for (let count = below(6); count > 0; count--) {
    const end = day + below(below(2) ? 30 : 400);
    const prices: Record<string, number> = below(3)
      ? { morning: 299 + below(5) }
      : { morning: 301, sunset: 199 + below(4) };
    seasons.push({ from: dayNumber(day), to: dayNumber(end), prices });
    day = end + 1 + (below(2) && below(200));
  }
  const name = () => String(names[below(12)]);
  const months = below(4) ? ([name(), name()] as const) : undefined;
  // In no order, and some on the same days.
  const closed = Array.from({ length: below(4) }, () => {
    const first = below(1500);
    return { from: dayNumber(first), to: dayNumber(first + below(40)) };
  });
  const entered: Entered = { closed, usual, seasons: seasons.toSorted(() => below(3) - 1), months };
  return { entered, today: dayNumber(below(1200)) };
});

test("the list of prices is that of the single days, of any seasons on any day", () => {
  const isRight = ({ entered, today }: { entered: Entered; today: string }) => {
    const tariff = tariffOf(entered);
    const list = priceList(tariff, today);
    const { trips, seasons, hasRest } = tableOf(entered, today);
    expect(list.trips).toEqual(
      trips.map(({ trip, lowest, highest }) => ({
        trip,
        usual: entered.usual[trip],
        lowest,
        highest,
      })),
    );
    expect(list.seasons.map(({ from }) => from)).toEqual(seasons.map(({ from }) => from));
    expect(priceRows(list)).toHaveLength(seasons.length + Number(hasRest));
    const rest = daysThatCount(entered, today).filter((day) => !seasonOn(list.seasons, day));
    const between = ({ from, to }: Days) => rest.filter((day) => from <= day && day <= to);
    expect(list.rest.flatMap(between)).toEqual(rest);
    expect(list.rest.flatMap(({ from, to }) => [from, to]).every((day) => rest.includes(day))).toBe(
      true,
    );
    for (const { from, to, amounts } of list.seasons)
      for (const day of [from, to])
        expect(amounts.map(({ amount }) => amount)).toEqual(
          Object.keys(entered.usual).map((trip) => priceOn(entered, trip, day)),
        );
  };
  fc.assert(fc.property(anything, isRight), { numRuns: 100, seed: 1 });
});
