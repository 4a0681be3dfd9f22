import { findTexts, type Found } from "../../search/find-texts";
import { plain } from "../../core/plain";
import { es as words } from "../test-site";
import { content, having } from "../../../../examples/guest-house/__tests__/house-content";

const read = ({ text }: Found) => text.map((part) => part.text).join("");
const marks = ({ text }: Found) => text.filter(({ isMatch }) => isMatch).map((part) => part.text);
const find = (asked: string) => findTexts(content, asked, words).found;
const addresses = (found: Found[]) =>
  found.map(({ to }) => ("section" in to ? to.section : `${to.file}#${to.path.join(".")}`));

test.each([
  ["accents and capitals", "UNA SILLA AZUL", "rooms/street.json#picture.description.es"],
  ["marks for italics are not in the way", "perros, bienvenidos", "house.json#norms.1.text.es"],
  ["words in any order", "patio silencio", "house.json#norms.0.text.es"],
  ["English", "out on the lemon tree", "rooms/garden.json#description.en"],
  ["German", "auf sonst nichts", "rooms/garden.json#description.de"],
  ["interface words", "por noche", "locales/es/rooms.json#perNight"],
  ["a proper name", "Casa de Ejemplo", "house.json#name"],
  ["a price by its number", "690", "house.json#weeks.1.price"],
  ["a price with cents", "340,50", "house.json#weeks.2.price"],
  ["a time without its zero", "7:30", "rooms/street.json#breakfast.from"],
  ["the beginning of an address", "hola@", "house.json#email"],
  ["a telephone number without spaces", "952117304", "house.json#phone"],
  [
    "a fact by its name and by what it says",
    "hasta las salida 11",
    "conditions/stay.yaml#sections.1.body.es",
  ],
  ["a field of an entry by both names", "descripción jardín", "rooms/garden.json#description"],
  ["a field by its name", "teléfono", "house.json#phone"],
  ["a field in a group", "código postal", "house.json#address.postalCode"],
  ["nothing, where no word begins like this one", "Telefonnummer", undefined],
])("what is found first: %s", (_, asked, address) => {
  expect(addresses(find(asked))[0]).toBe(address);
});

test("a text is there once, in the first language that has the words, with its place", () => {
  const [found, ...others] = find("bóveda blanca");
  expect([found?.language, others]).toEqual(["es", []]);
  expect(found?.place.join(" › ")).toBe("Habitaciones › Habitación del patio › Foto › Descripción");
  expect(marks(found as Found)).toEqual(["bóveda blanca"]);
});

test("a name leads to a section, and to fields, before any text", () => {
  const { found, areTexts } = findTexts(content, "fotos", words);
  expect(addresses(found)[0]).toBe("photographs");
  expect(addresses(found)).toContain("rooms/garden.json#picture");
  expect(areTexts).toBe(false);
});

test("a field that is found by its name shows its text, and an amount its value", () => {
  const [text, price] = ["descripción jardín", "precio jardín"].map((asked) => find(asked)[0]);
  expect(text && read(text)).toMatch(/limonero/);
  expect(price && read(price)).toMatch(/€/);
});

test("whole phrases come before beginnings of words, and these before the rest", () => {
  const texts = find("cama").map(read).map(plain);
  const rank = (text: string) =>
    [/\bcama\b/, /\bcama/, /cama/].findIndex((each) => each.test(text));
  expect(texts.map(rank)).toEqual(texts.map(rank).toSorted());
  expect(new Set(texts.map(rank)).size).toBeGreaterThan(1);
});

test("of many, fifty are there with the number of all; of nothing, nothing", () => {
  const norms = Array.from({ length: 60 }, (_, index) => ({ text: { es: `Norma ${index}` } }));
  const { found, total } = findTexts(having("house.json", { norms }), "norma", words);
  expect(found).toHaveLength(50);
  expect(total).toBeGreaterThanOrEqual(60);
  expect(findTexts(content, "  ", words)).toMatchObject({ found: [], total: 0 });
  expect(findTexts(content, "no such thing", words).total).toBe(0);
});

test("a long text is cut around what was found", () => {
  const description = { es: `${"Una palabra y otra. ".repeat(20)}El bosque, al final.` };
  const [hit] = findTexts(having("rooms/garden.json", { description }), "bosque", words).found;
  expect(read(hit as Found)).toMatch(/^… .{1,148}$/);
  expect(marks(hit as Found)).toEqual(["bosque"]);
});
