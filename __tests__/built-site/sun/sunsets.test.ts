import { all, find, pageAt, textOf, textsOf } from "../page";

/** The tables of the site of the tests, built on 15 June 2027, whose season is from May to September. */
const tables = {
  "": [
    "Puestas de sol en Palma, 2027",
    ["Mes", "Más temprana", "Más tardía", "Excursión «Atardecer», 17:30–21:00"],
    ["mayo", "20:43", "21:10", "del 1 al 19, desde el barco"],
    ["junio", "21:11", "21:21", "ya en puerto"],
    ["julio", "21:04", "21:21", "ya en puerto"],
    ["agosto", "20:23", "21:03", "del 3 al 31, desde el barco"],
    ["septiembre", "19:34", "20:21", "desde el barco"],
  ],
  "/en": [
    "Sunsets in Palma, 2027",
    ["Month", "Earliest", "Latest", "Sunset trip, 17:30–21:00"],
    ["May", "20:43", "21:10", "1–19, from the boat"],
    ["June", "21:11", "21:21", "back in port"],
    ["July", "21:04", "21:21", "back in port"],
    ["August", "20:23", "21:03", "3–31, from the boat"],
    ["September", "19:34", "20:21", "from the boat"],
  ],
  "/de": [
    "Sonnenuntergänge in Palma, 2027",
    ["Monat", "Frühester", "Spätester", "Ausflug „Sonnenuntergang“, 17:30–21:00 Uhr"],
    ["Mai", "20:43", "21:10", "vom 1. bis 19. vom Boot aus"],
    ["Juni", "21:11", "21:21", "schon im Hafen"],
    ["Juli", "21:04", "21:21", "schon im Hafen"],
    ["August", "20:23", "21:03", "vom 3. bis 31. vom Boot aus"],
    ["September", "19:34", "20:21", "vom Boot aus"],
  ],
};

test.each(Object.entries(tables))(
  "the trips page has the sunsets of each month, and where the sunset trip is then – %s/",
  (prefix, [caption, ...rows]) => {
    const table = find(pageAt(`${prefix}/excursiones/`), "main table");
    expect(textOf(find(table, "caption"))).toBe(caption);
    expect(all(table, "tr").map((row) => textsOf(row, "th, td"))).toEqual(rows);
    expect(all(table, "thead [scope=col], tbody [scope=row]")).toHaveLength(4 + rows.length - 1);
  },
);

test("the date field goes from the day of the build to the end of the next year", () => {
  const field = find(pageAt("/excursiones/"), "main input");
  expect(["type", "min", "max"].map((name) => field.getAttribute(name))).toEqual([
    "date",
    "2027-06-15",
    "2028-12-31",
  ]);
});
