import { calendarEntry, type CalendarEntry } from "../../../src/site/day/calendar-entry";
import { parseICalendar } from "./parse-icalendar";

const entry: CalendarEntry = {
  day: "2027-09-18",
  trip: { jsonId: "sunset", start: "17:30", end: "21:00" },
  title: "Atardecer · Vela Clara (no es una reserva)",
  text: "Llegad a las 17:15.",
  place: "Club del Faro, puerta azul; muelle \\ 3",
  position: { latitude: 39.55, longitude: 2.64 },
  company: { name: "Vela Clara", website: "https://www.velaclara.test" },
  url: "https://www.velaclara.test/donde-estamos/?day=2027-09-18&trip=sunset",
};

const NOW = new Date("2027-06-15T08:00:00.123Z");

const eventOf = (changes: Partial<CalendarEntry>, now = NOW) =>
  parseICalendar(calendarEntry({ ...entry, ...changes }, now));

test.each([
  ["a day in summer", "2027-09-18", "2027-09-18T15:30:00.000Z", "2027-09-18T19:00:00.000Z"],
  [
    "the last day of winter time",
    "2027-03-27",
    "2027-03-27T16:30:00.000Z",
    "2027-03-27T20:00:00.000Z",
  ],
  [
    "the day on which summer time begins",
    "2027-03-28",
    "2027-03-28T15:30:00.000Z",
    "2027-03-28T19:00:00.000Z",
  ],
  [
    "the last day of summer time",
    "2027-10-30",
    "2027-10-30T15:30:00.000Z",
    "2027-10-30T19:00:00.000Z",
  ],
  [
    "the day on which it ends",
    "2027-10-31",
    "2027-10-31T16:30:00.000Z",
    "2027-10-31T20:00:00.000Z",
  ],
])("on %s, the entry is at the time of the port", (_, day, start, end) => {
  const event = eventOf({ day });
  expect([event.start, event.end].map((moment) => moment.toISOString())).toEqual([start, end]);
});

test("the same day and trip are the same entry, whenever it is saved; others are not", () => {
  const { uid, stamp, hasMethod } = eventOf({});
  expect(uid).toBe("2027-09-18-sunset@www.velaclara.test");
  expect(eventOf({ title: "Sunset" }, new Date("2027-07-01T00:00:00Z")).uid).toBe(uid);
  expect(eventOf({ day: "2027-09-19" }).uid).not.toBe(uid);
  expect(stamp.toISOString()).toBe("2027-06-15T08:00:00.000Z");
  expect(hasMethod).toBe(false);
});

test("texts arrive as they are, however long, and with any characters", () => {
  const text = `Llegad; de verdad, a las 17:15\\.\r\nEsto no es una reserva.\n${"ñ🌅 ".repeat(60)}\u0007fin`;
  const event = eventOf({ text });
  expect(event.text).toBe(text.replace("\r\n", "\n").replace("\u0007", " "));
  expect(event.place).toBe(entry.place);
  expect(event.title).toBe(entry.title);
  expect(event.url).toBe(entry.url);
});
