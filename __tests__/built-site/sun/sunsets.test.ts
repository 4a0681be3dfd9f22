import { all, find, pageAt, textOf, textsOf } from "../page";

/** The table of the site of the tests, built on 15 June 2027, whose season is from May to September. */
const rows = [
  ["Mes", "Más temprana", "Más tardía", "Excursión «Atardecer», 17:30–21:00"],
  ["mayo", "20:43", "21:10", "del 1 al 19, desde el barco"],
  ["junio", "21:11", "21:21", "ya en puerto"],
  ["julio", "21:04", "21:21", "ya en puerto"],
  ["agosto", "20:23", "21:03", "del 3 al 31, desde el barco"],
  ["septiembre", "19:34", "20:21", "desde el barco"],
];

test("the trips page has the sunsets of each month, and where the sunset trip is then", () => {
  const table = find(pageAt("/excursiones/"), "main table");
  expect(textOf(find(table, "caption"))).toBe("Puestas de sol en Palma, 2027");
  expect(all(table, "tr").map((row) => textsOf(row, "th, td"))).toEqual(rows);
  expect(all(table, "thead [scope=col], tbody [scope=row]")).toHaveLength(4 + rows.length - 1);
});

test("the date field goes from the day of the build to the end of the next year", () => {
  const field = find(pageAt("/excursiones/"), "main input[type=date]");
  expect(["type", "min", "max"].map((name) => field.getAttribute(name))).toEqual([
    "date",
    "2027-06-15",
    "2028-12-31",
  ]);
});

test("a trip's stops stand with their hours, and as dots on the curve of its sun", () => {
  const trip = find(pageAt("/excursiones/"), "#sunset");
  expect(textsOf(trip, "ol li")).toEqual([
    "17:30Zarpamos",
    "18:10Parados frente a Illetas",
    "19:45Mar adentro",
    "21:00En puerto",
  ]);
  expect(all(trip, "figure i")).toHaveLength(2);
  expect(all(pageAt("/excursiones/"), "article:not(#sunset) figure i")).toEqual([]);
});
