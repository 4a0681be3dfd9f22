import { all, find, pageAt, textsOf } from "../page";

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
