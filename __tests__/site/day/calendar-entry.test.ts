import { calendarEntry, type CalendarEntry } from "../../../src/site/day/calendar-entry";

const entry: CalendarEntry = {
  day: "2027-09-18",
  trip: { jsonId: "sunset", start: "17:30", end: "21:00" },
  title: "Atardecer · Vela Clara (no es una reserva)",
  text: "Llegad a las 17:15.",
  place: "Club del Faro, puerta azul; muelle \\ 3",
  company: {
    name: "Vela Clara",
    website: "https://www.velaclara.test",
    position: { latitude: 39.55, longitude: 2.64 },
  },
  url: "https://www.velaclara.test/donde-estamos/?day=2027-09-18&trip=sunset",
};

const NOW = new Date("2027-06-15T08:00:00.123Z");

const fileOf = (changes: Partial<CalendarEntry> = {}, now = NOW) =>
  calendarEntry({ ...entry, ...changes }, now);

/** Returns the properties: a line goes on after a space (RFC 5545, 3.1). */
const propertiesOf = (file: string) => file.replaceAll("\r\n ", "").split("\r\n");

test("the file is one event with its texts, at the port, which invites nobody", () => {
  expect(propertiesOf(fileOf())).toEqual([
    ...["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Vela Clara//Vela Clara//ES"],
    ...["CALSCALE:GREGORIAN", "BEGIN:VEVENT", "UID:2027-09-18-sunset@www.velaclara.test"],
    ...["DTSTAMP:20270615T080000Z", "DTSTART:20270918T153000Z", "DTEND:20270918T190000Z"],
    "SUMMARY:Atardecer · Vela Clara (no es una reserva)",
    "DESCRIPTION:Llegad a las 17:15.",
    "LOCATION:Club del Faro\\, puerta azul\\; muelle \\\\ 3",
    ...["GEO:39.55;2.64", `URL:${entry.url}`, "END:VEVENT", "END:VCALENDAR", ""],
  ]);
});

test("the same day and trip are the same entry, whenever it is saved; others are not", () => {
  const idOf = (file: string) => propertiesOf(file).find((line) => line.startsWith("UID:"));
  expect(idOf(fileOf({ title: "Sunset" }, new Date("2027-07-01")))).toBe(idOf(fileOf()));
  expect(idOf(fileOf({ day: "2027-09-19" }))).not.toBe(idOf(fileOf()));
});

test("lines have at most 75 octets and divide no character, and control characters are spaces", () => {
  const file = fileOf({ text: `Llegad\\.\r\nSin reserva.\n${"ñ🌅 ".repeat(60)}\u0007fin` });
  const lines = file.split("\r\n");
  expect(lines.filter((line) => Buffer.byteLength(line) > 75 || line.includes("\n"))).toEqual([]);
  expect(Buffer.from(file).toString()).toBe(file);
  expect(propertiesOf(file)).toContain(
    `DESCRIPTION:Llegad\\\\.\\nSin reserva.\\n${"ñ🌅 ".repeat(60)} fin`,
  );
});
