import fc from "fast-check";
import { addDays } from "../../packages/typed-content/dates/calendar-date";
import { languageCodes } from "../../src/model/languages";
import { dayStatement, stateNotices } from "../../src/model/day-statements";
import { closedDays, dayStatesOf, freeDays, stateOn } from "../../src/model/day-states";
import { isInSeason, WHOLE_YEAR } from "../../src/model/season";

type Entered = { from: string; to: string; state: "closed" | "full"; trips?: { trip: string }[] };

const START = "2027-06-27";
const DAYS = Array.from({ length: 12 }, (_, index) => addDays(START, index));
const SOLD = ["a", "b", "c"];

/** Up to seven entries, also of trips that are not sold. */
const anything = fc.gen().map((any) => {
  const below = (limit: number) => any(fc.integer, { min: 0, max: limit - 1 });
  const sold = SOLD.slice(0, below(4));
  const entries = Array.from({ length: below(8) }, (): Entered => {
    const first = below(12);
    const named = ["a", "b", "c", "gone"].filter(() => below(2)).map((trip) => ({ trip }));
    return {
      from: addDays(START, first),
      to: addDays(START, first + below(4)),
      state: below(2) ? "closed" : "full",
      ...(named.length > 0 && { trips: named }),
    };
  });
  return { sold, entries };
});

/** Found out day by day, without the days' ranges. */
const expectedOn = (entries: readonly Entered[], sold: readonly string[], day: string) => {
  const on = entries.filter(({ from, to }) => from <= day && day <= to);
  const strongest = (states: readonly Entered[]) =>
    states.find(({ state }) => state === "closed")?.state ?? states[0]?.state;
  const own = (id: string) =>
    strongest(on.filter(({ trips }) => !trips || trips.some(({ trip }) => trip === id)));
  const each = sold.length > 0 ? sold.map(own) : [strongest(on.filter(({ trips }) => !trips))];
  const whole = each.every((state) => state === "closed") ? "closed" : "full";
  const wholeDay = each.every((state) => state !== undefined) ? whole : undefined;
  return { day: wholeDay, trips: sold.map((id) => wholeDay ?? own(id)) };
};

test("of any entries each day, and each trip on it, has the state that counts most", () => {
  const isRight = ({ sold, entries }: { sold: string[]; entries: Entered[] }) => {
    const states = dayStatesOf(entries, sold);
    for (const day of DAYS) {
      const expected = expectedOn(entries, sold, day);
      expect(stateOn(states, day)).toBe(expected.day);
      expect(sold.map((trip) => stateOn(states, day, trip))).toEqual(expected.trips);
      const isClosed = closedDays(states).some(({ from, to }) => from <= day && day <= to);
      expect(isClosed).toBe(expected.day === "closed");
      expect(isInSeason(day, freeDays(WHOLE_YEAR, states))).toBe(expected.day === undefined);
      for (const [index, trip] of sold.entries())
        expect(isInSeason(day, freeDays(WHOLE_YEAR, states, trip))).toBe(
          expected.trips[index] === undefined,
        );
      // Of nothing two things are said.
      for (const trip of sold) {
        const on = states.filter(
          ({ from, to, trips }) => from <= day && day <= to && (!trips || trips.includes(trip)),
        );
        expect(on.length).toBeLessThan(2);
      }
    }
  };
  fc.assert(fc.property(anything, isRight), { numRuns: 300, seed: 1 });
});

test("what the check reports is no state, nor what is about trips that are not sold alone", () => {
  const day = { from: "2027-07-01", to: "2027-07-01", state: "full" };
  const wrong: unknown[] = [
    undefined,
    "closed",
    { ...day, to: "2027-06-30" },
    { ...day, from: "2027-02-30" },
    { ...day, state: "shut" },
    { ...day, trips: [{ trip: "gone" }] },
    { ...day, trips: "a" },
    { ...day, trips: [{}] },
  ];
  expect(dayStatesOf(wrong, SOLD)).toEqual([]);
});

test.each([
  ["07-01 07-01 closed", "", "Hoy no salimos.", "No trips today.", "Heute fahren wir nicht."],
  [
    "07-02 07-02 full",
    "",
    "Mañana estamos completos.",
    "We’re fully booked tomorrow.",
    "Morgen sind wir ausgebucht.",
  ],
  [
    "07-14 07-14 full",
    "Alba",
    "El miércoles 14 de julio no hay «Alba»: completo.",
    "Fully booked on Wednesday 14 July: “Alba”.",
    "Am Mittwoch, 14. Juli, ausgebucht: „Alba“.",
  ],
  [
    "07-03 07-15 closed",
    "",
    "Del 3 de julio al 15 de julio no salimos.",
    "No trips from 3 July to 15 July.",
    "Vom 3. Juli bis zum 15. Juli fahren wir nicht.",
  ],
  [
    "07-01 07-01 closed",
    "A B C",
    "Hoy no hay «A», «B» ni «C».",
    "Not running today: “A”, “B” and “C”.",
    "Heute nicht im Programm: „A“, „B“ und „C“.",
  ],
])("%s, of “%s” alone, is said in each language", (days, named, ...said) => {
  const [from, to, state] = days.split(" ") as [string, string, "closed" | "full"];
  const entered = { from: `2027-${from}`, to: `2027-${to}`, state };
  const trips = named.split(" ").filter(Boolean);
  expect(languageCodes.map((code) => dayStatement(entered, trips, "2027-07-01", code))).toEqual(
    said,
  );
});

test("a day is spoken of on the day before and on itself, several days in one sentence, and what is over no more", () => {
  const listed = [{ id: "a", order: 1, title: { es: "Alba", en: "Dawn", de: "Morgenrot" } }];
  const entries = [
    {
      from: "2027-07-02",
      to: "2027-07-02",
      state: "closed",
      trips: [{ trip: "a" }],
      text: { es: "Viento." },
    },
    { from: "2027-07-04", to: "2027-07-06", state: "full" },
    { from: "2027-09-09", to: "2027-09-09", state: "closed" },
  ];
  const on = (today: string) =>
    stateNotices(dayStatesOf(entries, ["a", "b"]), listed, today, addDays(today, 60)).map(
      ({ from, to, said }) => `${from} ${to} ${said.en}`,
    );
  const both = [
    "2027-07-01 2027-07-01 Not running tomorrow: “Dawn”.",
    "2027-07-02 2027-07-02 Not running today: “Dawn”.",
    "2027-07-03 2027-07-06 We’re fully booked from 4 July to 6 July.",
  ];
  expect(on("2027-06-15")).toEqual(both);
  expect(on("2027-07-02")).toEqual(both.slice(1));
  expect(on("2027-07-06")).toEqual(both.slice(2));
  expect(on("2027-07-07")).toEqual([]);
});
