import { untrueWords } from "../../../src/model/warnings/untrue-words";
import { changed, withDays } from "../../build/structured-data/test-content";

type Data = Record<string, unknown>;

const until = (to: string, from = "january") => ({ season: { from, to } });
const ALL_YEAR = until("december");
const JULY = { from: "2027-07-01", to: "2027-07-31" };
const LATER = { ...JULY, hours: [{ trip: "sunset", start: "18:30", end: "22:00" }] };
const dearer = (amount: number) => ({ ...JULY, amounts: [{ trip: "midday", amount }] });

/** Returns what is found in a text, beside these seasons and months with trips; nothing else in the content claims anything. */
const foundIn = (
  text: string,
  seasons: readonly Data[],
  terms: Data = ALL_YEAR,
  closed: readonly Data[] = [],
) => {
  const changes: Record<string, Data> = {
    "pages/prices.json": { vatNote: {} },
    "pages/trips.json": {
      lead: { es: text },
    },
    "prices.json": { seasons },
    "terms.json": terms,
  };
  const content = Object.entries(changes).reduce(
    (before, [file, own]) => changed(file, (data: Data) => Object.assign(data, own), before),
    withDays(closed.map((days) => ({ ...days, state: "closed" }))),
  );
  return untrueWords(content, "2027-06-15").map(({ file }) => file);
};

test.each<[text: string, seasons: Data[], terms: Data]>([
  ["Nuestros horarios no cambian en toda la temporada.", [LATER], ALL_YEAR],
  ["A las mismas horas todo el año.", [LATER], ALL_YEAR],
  ["El mismo precio todos los meses.", [dearer(250)], ALL_YEAR],
  ["Los precios no varían.", [dearer(250)], ALL_YEAR],
  ["Según la temporada pueden variar un poco.", [dearer(265)], ALL_YEAR],
  ["Salimos todo el año.", [], until("october", "april")],
  ["Navegamos todo el año.", [], until("october")],
])("«%s» is told where it is untrue", (text, seasons, terms) => {
  expect(foundIn(text, seasons, terms)).toEqual(["pages/trips.json"]);
  expect(foundIn(text, [])).toEqual([]);
});

test("prices that vary by a tenth vary little, and days that were closed last year are no more", () => {
  expect(foundIn("Pueden variar un poco.", [dearer(264)])).toEqual([]);
  const past = { from: "2026-07-01", to: "2026-07-31" };
  const always = "Salimos todos los días.";
  expect(foundIn(always, [], ALL_YEAR, [past])).toEqual([]);
  expect(foundIn(always, [], ALL_YEAR, [past, JULY])).toEqual(["pages/trips.json"]);
});

test("the owner's answer is read, but not what a guest has written, nor what is hidden", () => {
  const says = { es: "Salimos todo el año." };
  const noor = (own: Data) =>
    untrueWords(
      changed("reviews/noor.json", (data: Data) => Object.assign(data, own)),
      "2027-06-15",
    ).map(({ path }) => path);
  expect(noor({ answer: says })).toEqual([["answer"]]);
  expect(noor({ answer: says, hidden: true })).toEqual([]);
  expect(noor({ text: says })).toEqual([]);
});
