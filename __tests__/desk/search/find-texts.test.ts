import { findTexts, type Found } from "../../../src/desk/search/find-texts";
import { contentOf } from "../../../src/desk/core/snapshot";
import type { Content } from "../../../src/typed-content/content";
import { plain } from "../../../src/desk/core/plain";
import type { Concept } from "../../../src/desk/search/synonyms";
import { es as words, testSite } from "../test-site";
import { testSnapshot } from "../core/test-snapshot";

let content: Content;
let own: readonly Concept[];
beforeAll(async () => {
  content = contentOf(await testSnapshot());
  own = await testSite.synonyms();
});

const read = ({ text }: Found) => text.map((part) => part.text).join("");
const marks = ({ text }: Found) => text.filter(({ isMatch }) => isMatch).map((part) => part.text);
const find = (asked: string) => findTexts(content, asked, words, own).found;
const addresses = (found: Found[]) =>
  found.map(({ to }) => ("section" in to ? to.section : `${to.file}#${to.path.join(".")}`));

test.each([
  ["accents and capitals do not count", "EL ULTIMO BANO EN ILLETAS", "trips/sunset.json#note.es"],
  ["marks for italics are not in the way", "en Illetas y", "trips/sunset.json#note.es"],
  ["words in any order", "fuego baño", "trips/sunset.json#note.es"],
  ["English", "come aboard with your own people", "pages/home.json#lead.en"],
  ["German", "Skipper findet den besten Platz", "pages/home.json#lead.de"],
  ["interface words", "Abrir el menú", "locales/es/layout.json#openMenu"],
  ["a proper name", "Náutica, S. L.", "company.json#legalName"],
  ["a price by its number", "320", "prices.json#packages.0.amount"],
  ["a price with cents", "320,00", "prices.json#packages.0.amount"],
  ["a time without its zero", "9:00", "trips/extended.json#start"],
  ["the beginning of an address", "reservas@", "company.json#email"],
  ["a telephone number without spaces", "971234567", "company.json#phone"],
  ["a fact by its Spanish name", "hasta {invitados} personas", "pages/home.json#facts.guests.es"],
])("what is found first: %s", (_, asked, address) => {
  expect(addresses(find(asked))[0]).toBe(address);
});

test("a text is there once, in the first language that has the words, with its place", () => {
  const found = find("Illetas").filter(({ to }) => "file" in to && to.file === "trips/sunset.json");
  expect(found.map(({ language }) => language)).toEqual(["es", "es"]);
  expect(found.map(({ place }) => place.join(" › "))).toContain("Excursiones › Atardecer › Nota");
  expect(found.map(marks)).toEqual([["Illetas"], ["Illetas"]]);
  expect(read(find("besten Platz")[0] as Found)).toContain("besten Platz");
});

test.each([
  ["precio", "trips", "prices.json#packages.0.amount"],
  ["Preise", "trips", "prices.json#packages.0.amount"],
  ["horario", "trips", "trips/sunset.json#start"],
  ["foto", "gallery", "pages/home.json#picture"],
  ["pictures", "gallery", "pages/home.json#picture"],
])("%s leads to a section, and to fields, before any text", (asked, section, field) => {
  const { found, areTexts } = findTexts(content, asked, words, own);
  expect(addresses(found)[0]).toBe(section);
  expect(addresses(found)).toContain(field);
  expect(areTexts).toBe(false);
});

test.each([
  ["teléfono", "company.json#phone"],
  ["Telefonnummer", undefined],
  ["dirección", "company.json#address"],
  ["iva", "prices.json#vatPercent"],
  ["VAT", "prices.json#vatPercent"],
  ["código postal", "company.json#address.postalCode"],
])("%s leads to the field", (asked, field) => {
  expect(addresses(find(asked))[0]).toBe(field);
});

test("a field of one entry is found by both their names", () => {
  expect(addresses(find("nota atardecer"))).toEqual(["trips/sunset.json#note"]);
});

test("whole phrases come before beginnings of words, and these before the rest", () => {
  const texts = find("sol").map(read).map(plain);
  const rank = (text: string) => [/\bsol\b/, /\bsol/, /sol/].findIndex((each) => each.test(text));
  expect(texts.map(rank)).toEqual(texts.map(rank).toSorted());
  expect(new Set(texts.map(rank)).size).toBeGreaterThan(1);
});

test("of many, fifty are there with the number of all; of nothing, nothing", () => {
  const { found, total } = findTexts(content, "a", words, own);
  expect(found).toHaveLength(50);
  expect(total).toBeGreaterThan(100);
  expect(findTexts(content, "  ", words, own)).toMatchObject({ found: [], total: 0 });
  expect(findTexts(content, "no such thing", words, own).total).toBe(0);
});

test("a long text is cut around what was found", () => {
  const [hit] = find("dispositivo").filter(
    ({ to }) => "file" in to && to.file.startsWith("legal/"),
  );
  const text = read(hit as Found);
  expect(text.length).toBeLessThan(150);
  expect(text.startsWith("… ")).toBe(true);
  expect(marks(hit as Found)[0]?.toLowerCase()).toBe("dispositivo");
});
