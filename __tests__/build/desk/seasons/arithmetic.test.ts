import { outside, sharedDays } from "../../../../src/base/calendar/days";
import { raised } from "../../../../src/build/desk/seasons/raise";
import {
  bandsOf,
  enteredSeasons,
  givenWay,
  overlapsOf,
} from "../../../../src/build/desk/seasons/seasons";
import { hoursText, parseDay, parseHours } from "../../../../src/build/desk/seasons/typed-text";
import {
  dayAt,
  dayNumber,
  daysIn,
  easterSunday,
  narrowWindow,
  stretchesOf,
  tripDays,
  wholeYear,
} from "../../../../src/build/desk/seasons/year";

test("Easter Sunday, also at its earliest and its latest", () => {
  const known = (
    "1818-03-22 1943-04-25 1954-04-18 1981-04-19 2000-04-23 2008-03-23 2016-03-27 2024-03-31 2025-04-20 " +
    "2026-04-05 2027-03-28 2028-04-16 2029-04-01 2030-04-21 2038-04-25 2049-04-18 2076-04-19 2099-04-12"
  ).split(" ");
  expect(known.map((day) => easterSunday(Number(day.slice(0, 4))))).toEqual(known);
});

test("the usual stretches of a year, Easter from Palm Sunday to Easter Monday", () => {
  expect(stretchesOf(2027)).toEqual([
    { name: "summer", from: "2027-07-01", to: "2027-08-31" },
    { name: "october", from: "2027-10-01", to: "2027-10-31" },
    { name: "easter", from: "2027-03-21", to: "2027-03-29" },
  ]);
});

test("a raised price is a multiple of 5, and never nothing", () => {
  const pairs = [
    [320, 15, 370],
    [290, 15, 335],
    [390, 15, 450],
    [240, 10, 265],
    [360.5, 10, 395],
    [50, 5, 55],
    [450, 5, 475],
    [200, -12.5, 175],
    [2, 10, 5],
    [320, -90, 30],
  ] as const;
  for (const [amount, percent, result] of pairs) expect(raised(amount, percent)).toBe(result);
});

test("the days of a year have numbers, also in a leap year", () => {
  expect([daysIn(2027), daysIn(2028)]).toEqual([365, 366]);
  expect(dayNumber(2027, "2027-07-01")).toBe(181);
  expect(dayNumber(2028, "2028-02-29")).toBe(59);
  expect(dayNumber(2028, "2028-07-01")).toBe(182);
  for (const number of [0, 58, 59, 60, 364])
    expect(dayNumber(2028, dayAt(2028, number))).toBe(number);
});

/** Returns days as they are written here: "07-01 08-31". */
const short = (days: readonly { from: string; to: string }[]) =>
  days.map(({ from, to }) => `${from.slice(5)} ${to.slice(5)}`);

const days = (year: number, text: string) => {
  const [from = "", to = ""] = text.split(" ").map((day) => `${year}-${day}`);
  return { from, to };
};

test("seasons have their part in a year, those over New Year in both", () => {
  const part = (year: number, from: string, to: string) =>
    short([sharedDays({ from, to }, wholeYear(year)) ?? []].flat());
  expect(part(2027, "2027-07-01", "2027-08-31")).toEqual(["07-01 08-31"]);
  expect(part(2027, "2027-12-20", "2028-01-06")).toEqual(["12-20 12-31"]);
  expect(part(2028, "2027-12-20", "2028-01-06")).toEqual(["01-01 01-06"]);
  expect(part(2027, "2027-05-09", "2027-05-09")).toEqual(["05-09 05-09"]);
  expect(part(2026, "2027-07-01", "2027-08-31")).toEqual([]);
});

test.each([
  ["april", "october", [], ["04-01 10-31"]],
  ["november", "march", [], ["01-01 03-31", "11-01 12-31"]],
  ["july", "june", [], ["01-01 12-31"]],
  ["april", "october", ["10-30 11-05", "05-01 05-02"], ["04-01 04-30", "05-03 10-29"]],
])("days with trips from %s to %s, without %j", (from, to, closed, open) => {
  const months = { from, to, closed: closed.map((each) => days(2027, each)) };
  expect(short(tripDays(2027, months))).toEqual(open);
});

test("some days leave others of a range, whatever their order, and however they share days", () => {
  const taken = ["08-31 09-02", "07-01 08-31", "07-05 07-06", "10-31 12-01"];
  const left = outside(
    days(2027, "04-01 10-31"),
    taken.map((each) => days(2027, each)),
  );
  expect(short(left)).toEqual(["04-01 06-30", "09-03 10-30"]);
});

test("a narrow window shows the days with trips and the seasons, with a margin", () => {
  expect(narrowWindow(2027, [days(2027, "04-01 10-31")])).toEqual({ from: 64, to: 312 });
  for (const shown of [[], [wholeYear(2027)]])
    expect(narrowWindow(2027, shown)).toEqual({ from: 0, to: 365 });
});

const season = (from: string, to: string, amount = 1) => ({
  from,
  to,
  amounts: [{ trip: "morning", amount }],
});

/** Returns the seasons after one of two has kept the days that they share. */
const kept = (all: ReturnType<typeof season>[], index: number) => {
  const [overlap] = overlapsOf(enteredSeasons(all));
  if (!overlap) throw new Error("They share no day.");
  const [first, second] = overlap.seasons;
  const [keeps, gives] = first.index === index ? [first, second] : [second, first];
  return givenWay(all, gives, keeps.days);
};

test("an overlap has the days that two seasons share, whatever their order in the file", () => {
  const [july, august] = [season("2027-07-01", "2027-08-31"), season("2027-08-25", "2027-10-31")];
  for (const all of [
    [july, august],
    [august, july],
  ])
    expect(overlapsOf(enteredSeasons(all))).toMatchObject([
      { from: "2027-08-25", to: "2027-08-31", seasons: [{ from: "2027-07-01" }, {}] },
    ]);
  expect(
    overlapsOf(enteredSeasons([july, season("2027-09-01", "2027-09-02"), { from: "x", to: "y" }])),
  ).toEqual([]);
});

test("the season that gives way is shortened, parted or removed, and the others keep their places", () => {
  const [july, august] = [
    season("2027-07-01", "2027-08-31"),
    season("2027-08-25", "2027-10-31", 2),
  ];
  const other = season("2027-04-01", "2027-04-02", 3);
  expect(kept([july, other, august], 0)).toEqual([july, other, { ...august, from: "2027-09-01" }]);
  expect(kept([july, other, august], 2)).toEqual([{ ...july, to: "2027-08-24" }, other, august]);
  const inside = season("2027-07-10", "2027-07-12", 2);
  expect(kept([july, other, inside], 2)).toEqual([
    { ...july, to: "2027-07-09" },
    other,
    inside,
    { ...july, from: "2027-07-13" },
  ]);
  expect(kept([july, other, inside], 0)).toEqual([july, other]);
  const last = season("2027-08-31", "2027-08-31", 2);
  expect(kept([july, last], 1)).toEqual([{ ...july, to: "2027-08-30" }, last]);
  expect(kept([july, season("2027-07-01", "2027-08-31", 2)], 1)).toEqual([
    season("2027-07-01", "2027-08-31", 2),
  ]);
});

test("seasons come in the order of the calendar; those without days are in no picture", () => {
  const all = enteredSeasons([
    { from: "2027-09-01", to: "2027-09-02" },
    { from: "2027-02-29", to: "2027-03-01" },
    { from: "2027-04-02", to: "2027-04-01" },
    "nothing",
    { from: "2027-05-01", to: "2027-05-01" },
  ]);
  const { seasons, rest } = bandsOf(2027, all, { from: "may", to: "october" }, "2027-06-01");
  expect(seasons.map(({ index, isPast }) => [index, isPast])).toEqual([
    [4, true],
    [0, false],
  ]);
  // The longest comes first.
  expect(short(rest)).toEqual(["05-02 08-31", "09-03 10-31"]);
  expect(all.map(({ days }) => days !== undefined)).toEqual([true, false, false, false, true]);
  expect(enteredSeasons(undefined)).toEqual([]);
});

test("days are read as people write them", () => {
  const read = {
    "1 jul 2027": "2027-07-01",
    "1 jul": "2027-07-01",
    "1 de julio de 2027": "2027-07-01",
    "15 sept 2027": "2027-09-15",
    "1/7/2028": "2028-07-01",
    "01-07": "2027-07-01",
    "2028-02-29": "2028-02-29",
    "29 feb 2028": "2028-02-29",
    "July 4, 2028": "2028-07-04",
    "24 Dec 2027": "2027-12-24",
    "2 AGO 2027": "2027-08-02",
  };
  for (const [text, day] of Object.entries(read)) expect(parseDay(text, 2027)).toBe(day);
  for (const text of ["", "29 feb 2027", "31 jun", "32/1", "1 jul 20", "hoy", "1 xyz", "1e9"])
    expect(parseDay(text, 2027)).toBeUndefined();
  expect(parseDay("1 jul 28", 2027, true)).toBe("2028-07-01");
  expect(parseDay("1/7/28", 2027, true)).toBe("2028-07-01");
});

test("hours are read as people write them, and what cannot be read stays", () => {
  expect(parseHours("18:30–22:00")).toEqual({ start: "18:30", end: "22:00" });
  expect(parseHours("de 9.30 a 13h30")).toEqual({ start: "09:30", end: "13:30" });
  expect(parseHours("18 - 22")).toEqual({ start: "18:00", end: "22:00" });
  expect(parseHours("25:00")).toEqual({ start: "25:00" });
  expect(parseHours("17:30–")).toEqual({ start: "17:30" });
  expect(parseHours("  ")).toBeUndefined();
  expect(hoursText({ start: "09:30", end: "13:30" })).toBe("9:30–13:30");
  expect(hoursText({ start: "25:00" })).toBe("25:00");
});
