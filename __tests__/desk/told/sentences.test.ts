import { en, es } from "../test-site";
import { withNewEntry } from "../../../src/desk/entry/names";
import { sentenceOf } from "../../../src/desk/told/sentences";
import { countBySection, countOf, changeGroups } from "../../../src/desk/told/change-groups";
import { changeField, confirm } from "../../../src/desk/translations/translations";
import { begin, change, dataOf, type Work } from "../../../src/desk/core/work";
import type { Words } from "../../../src/desk/words";
import { collectionOf } from "../../../src/desk/core/model";
import type { Path } from "../../../src/typed-content/schema";
import { present } from "../../setup/present";
import { testSnapshot } from "../core/test-snapshot";

let work: Work;
beforeAll(async () => {
  work = begin(await testSnapshot());
});

const changed = (file: string, path: Path, value: unknown, from = work) =>
  changeField(from, file, path, value, 0);

const described = (next: Work, words: Words = es) =>
  changeGroups(next).map((each) => {
    const { where, before, after } = sentenceOf(each, next, words);
    return before === undefined ? [where, after] : [where, before, after];
  });

const priceOf = (trip: string) => {
  const { packages } = dataOf(work, "prices.json") as { packages: { trip: string }[] };
  return packages.findIndex((each) => each.trip === trip);
};

const TRIP = "trips/sunset.json";
const OTTO = "reviews/otto.json";
const HOME = "pages/home.json";
const PRICES = "prices.json";
const MENU = "locales/es/navigation.json";

const SECOND = (language: string) => ["headingSecond", language];
const [ES_LINE, EN_LINE] = ["español", "inglés"].map(
  (language) => `Portada › Segunda línea, en ${language}`,
) as [string, string];
const VAT = "Precios › IVA incluido (%)";
const PICTURE = "Portada › Foto de portada";
const FOCUS = "Punto de interés";
const MENU_LINE = "Palabras › Nombres de las páginas › «Comienzo», en español";

const LONG = `${"Palabra repetida y otra vez ".repeat(8)}con el final.`;

/** What is changed, and how it is told: where, what was there, what is there now. */
const CHANGES: Record<string, [file: string, path: Path, value: unknown, told: string[]]> = {
  "a time": [TRIP, ["end"], "23:15", ["Excursiones › Atardecer › Regreso", "21:00", "23:15"]],
  "what is hidden": [OTTO, ["hidden"], true, ["Reseñas › Otto", "Se ve", "Escondida"]],
  "yes and no": [OTTO, ["sample"], true, ["Reseñas › Otto › Es un ejemplo", "No", "Sí"]],
  "another place": [OTTO, ["order"], 7.25, ["Reseñas › Otto", "Otro lugar en la lista"]],
  "a whole entry": [OTTO, [], undefined, ["Reseñas › Otto", "Borrada"]],
  "a text": [HOME, SECOND("es"), "con calma", [ES_LINE, "«sin prisa»", "«con calma»"]],
  "a text that is gone": [HOME, SECOND("en"), undefined, [EN_LINE, "«without hurry»", "Vacío"]],
  "a group of fields": [HOME, ["facts"], undefined, ["Portada › Tres datos", "Quitado"]],
  "a number in words": [PRICES, ["vatPercent"], "veinte", [VAT, "21", "«veinte»"]],
  "a focus": [HOME, ["picture", "focus"], { x: 1, y: 2 }, [`${PICTURE} › ${FOCUS}`, "Otro punto"]],
  "interface words": [MENU, ["home"], "Comienzo", [MENU_LINE, "«Inicio»", "«Comienzo»"]],
};

test.each(Object.entries(CHANGES))("%s is told in words", (_, [file, path, value, told]) => {
  expect(described(changed(file, path, value))).toEqual([told]);
});

test("the sentences are in the language of the desk", () => {
  const next = changed(HOME, SECOND("en"), undefined, changed(OTTO, ["sample"], true));
  expect(described(next, en)).toEqual([
    ["Reviews › Otto › Es un ejemplo", "No", "Yes"],
    ["Home page › Segunda línea, in English", "‘without hurry’", "Empty"],
  ]);
});

test("a price is told with its trip, as an amount", () => {
  const path = ["packages", priceOf("morning"), "amount"];
  const next = changed(PRICES, path, 1345.5);
  const [[where, , after] = []] = described(next);
  expect(where).toBe("Precios › Mañana");
  expect(after?.replace(/\s/g, " ")).toBe("1345,50 €");
  const [sentence] = changeGroups(next).map((each) => sentenceOf(each, next, es));
  expect(sentence?.place).toEqual({ screen: "entry", file: PRICES, field: path });
  expect(sentence?.before).not.toMatch(/,00/);
});

test("a tariff that comes or goes is told with its trip", () => {
  const { packages } = dataOf(work, PRICES) as { packages: unknown[] };
  const next = changed(PRICES, ["packages"], packages.toSpliced(priceOf("sunset"), 1));
  expect(described(next)).toEqual([["Precios › Atardecer", expect.any(String), "Quitado"]]);
});

test("items of a list are told by their names, and another order as such", () => {
  const { included } = dataOf(work, "inclusions.json") as { included: { label: { es: string } }[] };
  const [first, ...others] = included;
  const gone = changed("inclusions.json", ["included"], others);
  expect(described(gone)).toEqual([
    [expect.stringMatching(/› Lo que incluye el precio$/), `«${first?.label.es}»`, "Quitado"],
  ]);
  const moved = changed("inclusions.json", ["included"], [...others, first]);
  expect(described(moved)).toEqual([
    [expect.stringMatching(/› Lo que incluye el precio$/), "Otro orden"],
  ]);
});

test("of a long text the changed words are seen, with whole words around them", () => {
  const at = ["description", "es"];
  const before = dataOf(changed(TRIP, at, LONG), TRIP);
  const data = dataOf(changed(TRIP, at, LONG.replace("final", "principio")), TRIP);
  const next = { ...work, edits: new Map([[TRIP, { base: before, data }]]) };
  const [[, was, is] = []] = described(next);
  expect(was).toMatch(/^«….*final\.»$/);
  expect(is).toMatch(/^«….*principio\.»$/);
  expect(String(was).length).toBeLessThan(90);
});

test("a new entry is told without the identifier that it has for now", () => {
  const reviews = present(collectionOf(OTTO), "collection");
  const { work: next, file } = withNewEntry(work, reviews, {}, 0);
  expect(described(next)).toEqual([["Reseñas › Reseña nueva", "Ficha nueva"]]);
  expect(described(changed(file, ["name"], "Ana", next))).toEqual([
    ["Reseñas › Ana", "Ficha nueva"],
  ]);
});

const NEW = { picture: { file: "media/new.jpg" }, bytes: new Uint8Array() };

test("a new picture is told with the entry that shows it, else alone", () => {
  const alone = change(work, "media/new.jpg", [], NEW, 0);
  expect(described(alone)).toEqual([["Fotos", "Foto nueva"]]);
  const next = changed(HOME, ["picture", "file"], "/media/new.jpg", alone);
  expect(described(next)).toEqual([["Portada › Foto de portada", "Foto nueva"]]);
  expect(changeGroups(next).map((each) => sentenceOf(each, next, es).picture)).toEqual([
    "media/new.jpg",
  ]);
});

test("another picture is one change, with its description and its focus", () => {
  let next = changed(HOME, ["picture", "description", "es"], "Otra cosa.");
  next = changed(HOME, ["picture", "focus"], undefined, next);
  next = changed(HOME, ["picture", "file"], "/media/new.jpg", next);
  expect(described(next)).toEqual([["Portada › Foto de portada", "Foto nueva"]]);
});

test("a picture of the gallery is called by its section while it is new", () => {
  const gallery = present(collectionOf("gallery/1.json"), "collection");
  const { work: next, file } = withNewEntry(work, gallery, { section: "experiences" }, 0);
  expect(described(next)).toEqual([["Galería › Las experiencias", "Foto nueva"]]);
  expect(changeGroups(next)[0]?.file).toBe(file);
});

test("marks of older translations are told only where they are all there is", () => {
  const path: Path = ["title", "es"];
  const spanish = changed(TRIP, path, "Ocaso");
  expect(countOf(spanish)).toBe(1);
  const { snapshot, edits } = spanish;
  const own = [...edits].map(([file, { data }]) => ({ file, text: JSON.stringify(data) }));
  const others = snapshot.sources.filter(({ file }) => !edits.has(file));
  const next = confirm(
    begin({ ...snapshot, sources: [...others, ...own], revision: "second" }),
    [{ file: TRIP, path: ["title", "de"] }],
    0,
  );
  expect(described(next)).toEqual([["Traducciones", "Sigue valiendo la traducción en alemán"]]);
});

test("changes are counted in the section where they are found", () => {
  let next = changed(TRIP, ["end"], "23:15");
  next = changed(PRICES, ["vatPercent"], 10, next);
  next = changed("company.json", ["phone"], "+34 600 111 222", next);
  next = changed("locales/de/navigation.json", ["home"], "Anfang", next);
  expect(countOf(next)).toBe(4);
  expect(Object.fromEntries(countBySection(next))).toEqual({ trips: 2, facts: 1, words: 1 });
});
