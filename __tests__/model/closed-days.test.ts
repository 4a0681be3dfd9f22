import { soldClosedDays } from "../../src/model/warnings/seasons";
import { changed, withDays } from "../build/structured-data/test-content";
import { priceList } from "../../src/model/prices";
import {
  bookableDays,
  isInSeason,
  lastDayBefore,
  nextDay,
  type Season,
} from "../../src/model/season";

const TODAY = "2027-06-15";
const season: Season = {
  from: "may",
  to: "september",
  // In no order, and some of them twice.
  closed: [
    { from: "2027-09-20", to: "2027-09-30" },
    { from: "2027-06-20", to: "2027-06-22" },
    { from: "2027-06-14", to: "2027-06-20" },
  ],
};

test.each([
  ["2027-06-13", true],
  ["2027-06-14", false],
  ["2027-06-22", false],
  ["2027-06-23", true],
  ["2028-06-14", true],
  ["2027-10-01", false],
])("on %s there are trips: %s", (day, is) => expect(isInSeason(day, season)).toBe(is));

test("the days beside those that are closed are found, and across the end of the season", () => {
  expect(nextDay(season, TODAY)).toBe("2027-06-23");
  expect(lastDayBefore(season, TODAY)).toBe("2027-06-13");
  expect(lastDayBefore(season, "2028-02-01")).toBe("2027-09-19");
  expect(nextDay(season, "2027-09-25")).toBe("2028-05-01");
});

test("they cannot be booked", () => {
  expect(bookableDays(season, TODAY)).toEqual([
    { from: "2027-06-23", to: "2027-09-19" },
    { from: "2028-05-01", to: "2028-09-30" },
  ]);
});

test("where every day is closed, the usual price stays and nothing is looked for without end", () => {
  const months: Season = { ...season, closed: [{ from: "2027-01-01", to: "2035-12-31" }] };
  const tariff = { packages: [{ trip: "sunset", amount: 300 }], seasons: [], months };
  expect(priceList(tariff, TODAY)).toMatchObject({
    rest: [],
    trips: [{ lowest: 300, highest: 300 }],
  });
  expect([nextDay(months, TODAY), lastDayBefore(months, "2033-01-01")]).toEqual([TODAY, undefined]);
});

test("that the provider's calendar still sells them is told until they are over, with its page", () => {
  const content = withDays(
    (season.closed ?? []).map((days, index) => ({ ...days, state: index > 0 ? "closed" : "full" })),
  );
  const codes = (today: string) =>
    soldClosedDays(content, today).map(({ code, file }) => `${code} ${file}`);
  const at = (index: number) => `calendar-still-sells days/${index}.json`;
  expect(codes("2027-06-20")).toEqual([at(0), at(1), at(2)]);
  expect(codes("2027-06-21")).toEqual([at(0), at(1)]);
  expect(codes("2027-10-01")).toEqual([]);
  const address = "https://reservas.test/agenda";
  const addressed = changed<object>(
    "providers.json",
    (data) => Object.assign(data, { booking: { bookings: address } }),
    content,
  );
  const [finding] = soldClosedDays(addressed, TODAY);
  expect(finding).toMatchObject({ address, from: "2027-09-20", isFull: true });
});
