import { withNewEntry } from "../../../src/desk/entry/names";
import { sentenceOf } from "../../../src/desk/told/sentences";
import { countBySection, countOf, changeGroups } from "../../../src/desk/told/change-groups";
import { changeField, confirm } from "../../../src/desk/translations/translations";
import { begin, change, dataOf, type Work } from "../../../src/desk/core/work";
import type { Words } from "../../../src/desk/words";
import { en } from "../../../src/desk/words/en";
import { es } from "../../../src/desk/words/es";
import { collectionOf } from "../../../src/desk/core/model";
import type { Path } from "../../../src/typed-content/schema";
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

const LONG = `${"Palabra repetida y otra vez ".repeat(8)}con el final.`;

test.each<[string, string, Path, unknown, string[], string[]]>([
  [
    "a time",
    "trips/sunset.json",
    ["end"],
    "23:15",
    ["Excursiones › Atardecer › Regreso", expect.any(String) as string, "23:15"],
    ["Excursiones › Atardecer › Regreso", expect.any(String) as string, "23:15"],
  ],
  [
    "what is hidden",
    "reviews/otto.json",
    ["hidden"],
    true,
    ["Reseñas › Otto", "Se ve", "Escondida"],
    ["Reviews › Otto", "Shown", "Hidden"],
  ],
  [
    "yes and no",
    "reviews/otto.json",
    ["sample"],
    true,
    ["Reseñas › Otto › Es un ejemplo", "No", "Sí"],
    ["Reviews › Otto › Es un ejemplo", "No", "Yes"],
  ],
  [
    "the number of a place",
    "reviews/otto.json",
    ["order"],
    7.25,
    ["Reseñas › Otto", "Otro lugar en la lista"],
    ["Reviews › Otto", "Another place in the list"],
  ],
  [
    "a text",
    "pages/home.json",
    ["headingSecond", "es"],
    "con calma",
    ["Portada › Segunda línea, en español", "«sin prisa»", "«con calma»"],
    ["Home page › Segunda línea, in Spanish", "‘sin prisa’", "‘con calma’"],
  ],
  [
    "a text that is gone",
    "pages/home.json",
    ["headingSecond", "en"],
    undefined,
    ["Portada › Segunda línea, en inglés", "«without hurry»", "Vacío"],
    ["Home page › Segunda línea, in English", "‘without hurry’", "Empty"],
  ],
  [
    "a group of fields",
    "pages/home.json",
    ["facts"],
    undefined,
    ["Portada › Tres datos", "Quitado"],
    ["Home page › Tres datos", "Removed"],
  ],
  [
    "what is typed and no number yet",
    "prices.json",
    ["vatPercent"],
    "veinte",
    ["Precios › IVA incluido (%)", "21", "«veinte»"],
    ["Precios › IVA incluido (%)", "21", "‘veinte’"],
  ],
  [
    "the focus of a picture",
    "pages/home.json",
    ["picture", "focus"],
    { x: 1, y: 2 },
    ["Portada › Foto de portada › Punto de interés", "Otro punto"],
    ["Home page › Foto de portada › Punto de interés", "Another point"],
  ],
  [
    "the words of the interface",
    "locales/es/navigation.json",
    ["home"],
    "Comienzo",
    ["Palabras › Nombres de las páginas › «Comienzo», en español", "«Inicio»", "«Comienzo»"],
    ["Words › Nombres de las páginas › ‘Comienzo’, in Spanish", "‘Inicio’", "‘Comienzo’"],
  ],
  [
    "a whole entry",
    "reviews/otto.json",
    [],
    undefined,
    ["Reseñas › Otto", "Borrada"],
    ["Reviews › Otto", "Deleted"],
  ],
])("%s is told in words", (_, file, path, value, inSpanish, inEnglish) => {
  const next = changed(file, path, value);
  expect(described(next)).toEqual([inSpanish]);
  expect(described(next, en)).toEqual([inEnglish]);
});

test("a price is told with its trip, as an amount", () => {
  const path = ["packages", priceOf("morning"), "amount"];
  const next = changed("prices.json", path, 1345.5);
  const [[where, , after] = []] = described(next);
  expect(where).toBe("Precios › Mañana");
  expect(after?.replace(/\s/g, " ")).toBe("1345,50 €");
  const [sentence] = changeGroups(next).map((each) => sentenceOf(each, next, es));
  expect(sentence?.place).toEqual({ screen: "entry", file: "prices.json", field: path });
  expect(sentence?.before).not.toMatch(/,00/);
});

test("a tariff that comes or goes is told with its trip", () => {
  const { packages } = dataOf(work, "prices.json") as { packages: unknown[] };
  const next = changed("prices.json", ["packages"], packages.toSpliced(priceOf("sunset"), 1));
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
  const before = changed("trips/sunset.json", ["description", "es"], LONG);
  const base = begin(work.snapshot, new Map());
  const next = {
    ...base,
    edits: new Map([
      [
        "trips/sunset.json",
        {
          base: dataOf(before, "trips/sunset.json"),
          data: dataOf(
            changed("trips/sunset.json", ["description", "es"], LONG.replace("final", "principio")),
            "trips/sunset.json",
          ),
        },
      ],
    ]),
  };
  const [[, was, is] = []] = described(next);
  expect(was).toMatch(/^«….*final\.»$/);
  expect(is).toMatch(/^«….*principio\.»$/);
  expect(String(was).length).toBeLessThan(90);
});

test("a new entry is told without the identifier that it has for now", () => {
  const reviews = collectionOf("reviews/otto.json");
  if (!reviews) throw new Error("There are no reviews.");
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
  const next = changed("pages/home.json", ["picture", "file"], "/media/new.jpg", alone);
  expect(described(next)).toEqual([["Portada › Foto de portada", "Foto nueva"]]);
  expect(changeGroups(next).map((each) => sentenceOf(each, next, es).picture)).toEqual([
    "media/new.jpg",
  ]);
});

test("another picture is one change, with its description and its focus", () => {
  let next = changed("pages/home.json", ["picture", "description", "es"], "Otra cosa.");
  next = changed("pages/home.json", ["picture", "focus"], undefined, next);
  next = changed("pages/home.json", ["picture", "file"], "/media/new.jpg", next);
  expect(described(next)).toEqual([["Portada › Foto de portada", "Foto nueva"]]);
});

test("a picture of the gallery is called by its section while it is new", () => {
  const gallery = collectionOf("gallery/1.json");
  if (!gallery) throw new Error("There is no gallery.");
  const { work: next, file } = withNewEntry(work, gallery, { section: "experiences" }, 0);
  expect(described(next)).toEqual([["Galería › Las experiencias", "Foto nueva"]]);
  expect(changeGroups(next)[0]?.file).toBe(file);
});

test("marks of older translations are told only where they are all there is", () => {
  const path: Path = ["title", "es"];
  const spanish = changed("trips/sunset.json", path, "Ocaso");
  expect(countOf(spanish)).toBe(1);
  const stored = (file: string) => ({ file, text: JSON.stringify(dataOf(spanish, file)) });
  const published = ["trips/sunset.json", "older-translations.json"];
  const sources = [
    ...work.snapshot.sources.filter(({ file }) => !published.includes(file)),
    ...published.map(stored),
  ];
  const next = confirm(
    begin({ ...work.snapshot, sources, revision: "second" }),
    [{ file: "trips/sunset.json", path: ["title", "de"] }],
    0,
  );
  expect(described(next)).toEqual([["Traducciones", "Sigue valiendo la traducción en alemán"]]);
});

test("changes are counted in the section where they are found", () => {
  let next = changed("trips/sunset.json", ["end"], "23:15");
  next = changed("prices.json", ["vatPercent"], 10, next);
  next = changed("company.json", ["phone"], "+34 600 111 222", next);
  next = changed("locales/de/navigation.json", ["home"], "Anfang", next);
  expect(countOf(next)).toBe(4);
  expect(Object.fromEntries(countBySection(next))).toEqual({ trips: 2, facts: 1, words: 1 });
});
