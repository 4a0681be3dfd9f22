import { en, es } from "../test-site";
import { withNewEntry } from "../../../src/desk/entry/names";
import { toldChange } from "../../../src/desk/told/told-changes";
import { countBySection, countOf, changesIn } from "../../../src/desk/told/changes";
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
  changesIn(next).map((each) => {
    const { where, before, after } = toldChange(each, next, words);
    return before === undefined ? [where, after] : [where, before, after];
  });

const ROOM = "rooms/garden.json";
const PHOTO = "photographs/1.json";
const HOUSE = "house.json";

const NAME = "Habitaciones › Habitación del jardín";
const PICTURE = `${NAME} › Foto`;
const TEXT = "Habitaciones › Habitación del jardín › Descripción, en";
const ES_TEXT = ["«Da al limonero, y a nada más.»", "«Da al limonero.»"];
const EN_TEXT = "«It looks out on the lemon tree, and on nothing else.»";
const FEATURED = "Habitaciones › Habitación del patio › En la portada";
const GARDEN_PRICE = "La casa › Habitación del jardín";
const NORMS = "La casa › Normas de la casa";
const MENU = ["locales/es/navigation.json", "Palabras › Menú › «Comienzo», en español"] as const;

const LONG = `${"Palabra repetida y otra vez ".repeat(8)}con el final.`;

/** What is changed, and how it is told: where, what was there, what is there now. */
const CHANGES: Record<string, [file: string, path: Path, value: unknown, told: string[]]> = {
  "a time": [ROOM, ["breakfast", "to"], "11:00", [`${NAME} › Desayuno › Hasta`, "10:30", "11:00"]],
  "what is hidden": [ROOM, ["hidden"], true, [NAME, "Se ve", "Escondida"]],
  "yes and no": ["rooms/courtyard.json", ["featured"], true, [FEATURED, "No", "Sí"]],
  "another place": [ROOM, ["order"], 7.25, [NAME, "Otro lugar en la lista"]],
  "a whole entry": [ROOM, [], undefined, [NAME, "Ya no está"]],
  "a text": [ROOM, ["description", "es"], "Da al limonero.", [`${TEXT} español`, ...ES_TEXT]],
  "a text that is gone": [
    ROOM,
    ["description", "en"],
    undefined,
    [`${TEXT} inglés`, EN_TEXT, "Vacío"],
  ],
  "a group of fields": [
    ROOM,
    ["guestBook"],
    undefined,
    [`${NAME} › Del libro de visitas`, "Quitado"],
  ],
  "a number in words": [ROOM, ["guests"], "dos", [`${NAME} › Personas`, "2", "«dos»"]],
  "a focus": [
    ROOM,
    ["picture", "focus"],
    { x: 1, y: 2 },
    [`${PICTURE} › Punto de interés`, "Cambiado"],
  ],
  "interface words": [MENU[0], ["home"], "Comienzo", [MENU[1], "«La casa»", "«Comienzo»"]],
};

test.each(Object.entries(CHANGES))("%s is told in words", (_, [file, path, value, told]) => {
  expect(described(changed(file, path, value))).toEqual([told]);
});

test("the sentences are in the language of the desk", () => {
  const next = changed(ROOM, ["description", "en"], undefined, changed(ROOM, ["featured"], false));
  expect(described(next, en)).toEqual([
    [`${TEXT.slice(0, -4)}, in English`, expect.stringMatching(/^‘It looks/), "Empty"],
    [`${NAME} › En la portada`, "Yes", "No"],
  ]);
});

test("a price is told with its room, as an amount, and leads there", () => {
  const path = ["weeks", 0, "price"];
  const next = changed(HOUSE, path, 1345.5);
  const [told] = changesIn(next).map((each) => toldChange(each, next, es));
  expect(told).toMatchObject({
    ...{ where: GARDEN_PRICE, before: "520\u00A0€", after: "1345,50\u00A0€" },
    place: { screen: "entry", file: HOUSE, field: path },
  });
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
  const at = ["description", "es"];
  const [base, data] = [LONG, LONG.replace("final", "principio")].map((text) =>
    dataOf(changed(ROOM, at, text), ROOM),
  );
  const [[, was, is] = []] = described({ ...work, edits: new Map([[ROOM, { base, data }]]) });
  expect([was, is]).toEqual([
    expect.stringMatching(/^«….{1,85}final\.»$/),
    expect.stringMatching(/^«….{1,85}principio\.»$/),
  ]);
});

test("a new entry is told without the identifier that it has for now", () => {
  const rooms = present(collectionOf(ROOM), "collection");
  const { work: next, file } = withNewEntry(work, rooms, {}, 0);
  expect(described(next)).toEqual([["Habitaciones › Habitación nueva", "Habitación nueva"]]);
  expect(described(changed(file, ["name", "es"], "Ático", next))).toEqual([
    ["Habitaciones › Ático", "Habitación nueva"],
  ]);
});

const NEW = { picture: { file: "media/new.jpg" }, bytes: new Uint8Array() };

test("a new picture is told with the entry that shows it, else alone", () => {
  const alone = change(work, "media/new.jpg", [], NEW, 0);
  expect(described(alone)).toEqual([["Fotos", "Foto nueva"]]);
  let next = changed(ROOM, ["picture", "description", "es"], "Otra cosa.", alone);
  next = changed(ROOM, ["picture", "focus"], undefined, next);
  next = changed(ROOM, ["picture", "file"], "/media/new.jpg", next);
  expect(described(next)).toEqual([[PICTURE, "Foto nueva"]]);
  expect(changesIn(next).map((each) => toldChange(each, next, es).picture)).toEqual([
    "media/new.jpg",
  ]);
});

test("marks of unread translations are told only where they are all there is", () => {
  const spanish = changed(ROOM, ["name", "es"], "Ático");
  expect(countOf(spanish)).toBe(1);
  const { snapshot, edits } = spanish;
  const own = [...edits].map(([file, { data }]) => ({ file, text: JSON.stringify(data) }));
  const others = snapshot.sources.filter(({ file }) => !edits.has(file));
  const next = confirm(
    begin({ ...snapshot, sources: [...others, ...own], revision: "second" }),
    [{ file: ROOM, path: ["name", "de"] }],
    0,
  );
  expect(described(next)).toEqual([["Traducciones", "Traducción revisada en alemán"]]);
});

test("changes are counted in the section where they are found", () => {
  let next = changed(ROOM, ["guests"], 3);
  next = changed(PHOTO, ["taken"], "2026-01", next);
  next = changed(HOUSE, ["phone"], "+34 600 111 222", next);
  next = changed("locales/de/navigation.json", ["home"], "Anfang", next);
  expect(countOf(next)).toBe(4);
  expect(Object.fromEntries(countBySection(changesIn(next)))).toEqual({
    rooms: 1,
    photographs: 1,
    facts: 1,
    words: 1,
  });
});
