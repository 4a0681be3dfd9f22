import { en, es } from "../test-site";
import { withNewEntry } from "../../core/names";
import { toldChange } from "../../told/told-changes";
import { countBySection, countOf, changesIn } from "../../core/changes";
import { changeField, confirm } from "../../core/translations";
import { begin, change, dataOf, type Work } from "../../core/work";
import type { Words } from "../../words";
import { collectionOf } from "../../core/model";
import { stepsOf } from "../../core/places";
import type { Path } from "../../../typed-content/schema";
import { present } from "../../../../__tests__/setup/present";
import { changedSnapshot, testSnapshot } from "../core/test-snapshot";

let work: Work;
beforeAll(async () => {
  work = begin(await testSnapshot());
});

const changed = (file: string, path: Path, value: unknown, from = work) =>
  changeField(from, file, path, value, 0);

const toldOf = (next: Work, words: Words = es) =>
  changesIn(next).map((each) => toldChange(each, next, words));

const described = (next: Work, words?: Words) =>
  toldOf(next, words).map(({ where, before, after }) =>
    before === undefined ? [where, after] : [where, before, after],
  );

const ROOM = "rooms/garden.json";
const HOUSE = "house.json";

const NAME = "Habitaciones › Habitación del jardín";
const PICTURE = `${NAME} › Foto`;
const ES = `${NAME} › Descripción, en español`;
const EN = `${NAME} › Descripción, en inglés`;
const EN_TEXT = "It looks out on the lemon tree, and on nothing else.";
const ES_TEXT = ["«Da al limonero, y a nada más.»", "«Da al limonero.»"];
const FEATURED = "Habitaciones › Habitación del patio › En la portada";
const GARDEN_PRICE = "La casa › Habitación del jardín";
const NORMS = "La casa › Normas de la casa";
const MENU = "Palabras › Menú › «Comienzo», en español";

/** What is changed, and how it is told: where, what was there, what is there now. */
const CHANGES: [file: string, path: string, value: unknown, ...told: string[]][] = [
  [ROOM, "breakfast.to", "11:00", `${NAME} › Desayuno › Hasta`, "10:30", "11:00"],
  [ROOM, "hidden", true, NAME, "Se ve", "Escondida"],
  ["rooms/courtyard.json", "featured", true, FEATURED, "No", "Sí"],
  [ROOM, "order", 7.25, NAME, "Otro lugar en la lista"],
  [ROOM, "", undefined, NAME, "Ya no está"],
  [ROOM, "description.es", "Da al limonero.", ES, ...ES_TEXT],
  [ROOM, "description.en", undefined, EN, `«${EN_TEXT}»`, "Vacío"],
  [ROOM, "guestBook", undefined, `${NAME} › Del libro de visitas`, "Quitado"],
  [ROOM, "guests", "dos", `${NAME} › Personas`, "2", "«dos»"],
  [HOUSE, "weeks.0.price", 1345.5, GARDEN_PRICE, "520\u00A0€", "1345,50\u00A0€"],
  [ROOM, "picture.focus", { x: 1, y: 2 }, `${PICTURE} › Punto de interés`, "Cambiado"],
  ["locales/es/navigation.json", "home", "Comienzo", MENU, "«La casa»", "«Comienzo»"],
];

test.each(CHANGES)("in %s «%s» that becomes %j is told in words", (file, path, value, ...told) => {
  const steps = path === "" ? [] : stepsOf(path);
  expect(described(changed(file, steps, value))).toEqual([told]);
});

test("the sentences are in the language of the desk", () => {
  const next = changed(ROOM, ["description", "en"], undefined, changed(ROOM, ["featured"], false));
  expect(described(next, en)).toEqual([
    [`${NAME} › Descripción, in English`, `‘${EN_TEXT}’`, "Empty"],
    [`${NAME} › En la portada`, "Yes", "No"],
  ]);
});

test("items of a list are told by their names, and another order as such", () => {
  const { norms, weeks } = dataOf(work, HOUSE) as Record<"norms" | "weeks", object[]>;
  const [first, ...others] = norms as { text: { es: string } }[];
  const of = (list: string, items: unknown[]) => described(changed(HOUSE, [list], items));
  expect(of("norms", others)).toEqual([[NORMS, `«${first?.text.es}»`, "Quitado"]]);
  expect(of("weeks", weeks.slice(1))).toEqual([[GARDEN_PRICE, expect.any(String), "Quitado"]]);
  expect(of("norms", [...others, first])).toEqual([[NORMS, "Otro orden"]]);
});

test("of a long text the changed words are seen, with whole words around them", () => {
  const [base, data] = ["final", "principio"].map((end) => ({
    description: { es: `${"Palabra repetida y otra vez ".repeat(8)}con el ${end}.` },
  }));
  const [[, was, is] = []] = described({ ...work, edits: new Map([[ROOM, { base, data }]]) });
  expect(was).toMatch(/^«….{1,85}final\.»$/);
  expect(is).toMatch(/^«….{1,85}principio\.»$/);
});

test("a new entry is told without the identifier that it has for now", () => {
  const rooms = present(collectionOf(ROOM), "collection");
  const { work: next, file } = withNewEntry(work, rooms, {}, 0);
  expect(described(next)).toEqual([["Habitaciones › Habitación nueva", "Habitación nueva"]]);
  expect(described(changed(file, ["name", "es"], "Ático", next))).toEqual([
    ["Habitaciones › Ático", "Habitación nueva"],
  ]);
});

test("a new picture is told with the entry that shows it, else alone", () => {
  const picture = { picture: { file: "media/new.jpg" }, bytes: new Uint8Array() };
  const alone = change(work, "media/new.jpg", [], picture, 0);
  expect(described(alone)).toEqual([["Fotos", "Foto nueva"]]);
  let next = changed(ROOM, ["picture", "description", "es"], "Otra cosa.", alone);
  next = changed(ROOM, ["picture", "focus"], undefined, next);
  next = changed(ROOM, ["picture", "file"], "/media/new.jpg", next);
  expect(toldOf(next)).toMatchObject([
    { where: PICTURE, after: "Foto nueva", picture: "media/new.jpg" },
  ]);
});

test("marks of unread translations are told only where they are all there is", () => {
  const name: Path = ["name", "es"];
  const spanish = changed(ROOM, name, "Ático");
  expect(countOf(spanish)).toBe(1);
  const stored = Object.fromEntries([...spanish.edits].map(([file, { data }]) => [file, data]));
  const later = begin(changedSnapshot(spanish.snapshot, "second", stored));
  const next = confirm(later, [{ file: ROOM, path: ["name", "de"] }], 0);
  expect(described(next)).toEqual([["Traducciones", "Traducción revisada en alemán"]]);
});

test("changes are counted in the section where they are found", () => {
  let next = changed(ROOM, ["guests"], 3);
  next = changed("photographs/1.json", ["taken"], "2026-01", next);
  next = changed(HOUSE, ["phone"], "+34 600 111 222", next);
  next = changed("locales/de/navigation.json", ["home"], "Anfang", next);
  expect(countOf(next)).toBe(4);
  const counts = Object.fromEntries(countBySection(changesIn(next)));
  expect(counts).toEqual({ rooms: 1, photographs: 1, facts: 1, words: 1 });
});
