import { missingForLaunch } from "../../check/launch";
import {
  digestOf,
  questionsIn,
  valuesIn,
  withConfirmed,
  type Promises,
} from "../../check/launch/promised";
import { missingLine } from "../../check/messages";
import { type Content, valueIn } from "../../content";
import { CONFIRMED_FILE, OLDER_FILE } from "../../files/content";
import { OLD_NAMES_TITLE } from "../../labels";
import { content, having } from "../../../../examples/guest-house/__tests__/house-content";
import { promisesOf } from "../../../../examples/guest-house/__tests__/promises";

const delivered = promisesOf(content);
const promises: Promises = { ...delivered, names: [] };

const placesIn = (of: Content) =>
  questionsIn(of, promises).flatMap(({ values }) =>
    values.map(({ file, path }) => `${file} ${path.join(".")}`),
  );

const marked = (of: Content, file: string, data: unknown): Content => ({
  ...of,
  marks: { ...of.marks, [file]: data },
});

const confirming = (of: Content, from = promises) =>
  questionsIn(of, from).reduce(
    (done, question) => marked(done, CONFIRMED_FILE, withConfirmed(done, question)),
    of,
  );

test("what is as delivered is asked in Spanish; a name without a fact is not, nor what has been changed", () => {
  const places = placesIn(content);
  for (const place of [
    "house.json weeks.0.price",
    "rooms/garden.json breakfast.from",
    "rooms/garden.json description.es",
    "locales/es/rooms.json breakfast",
  ])
    expect(places).toContain(place);
  // It is still to be entered, and asked for as such.
  expect(places).not.toContain("house.json name");
  const others = /\.(?:en|de|id|view)$|locales\/en|name\.es|room$/;
  expect(places.filter((place) => others.test(place))).toEqual([]);
  const name = { es: "Habitación 7", en: "Room 7", de: "Zimmer 7" };
  const numbered = having("rooms/garden.json", { name, price: 99 });
  const asked = questionsIn(numbered, promisesOf(numbered)).flatMap(({ values }) => values);
  expect(asked.map(({ value }) => value)).toContain("Habitación 7");
  expect(placesIn(numbered)).not.toContain("rooms/garden.json price");
  expect(placesIn(having("rooms/garden.json", { hidden: true })).join()).not.toContain("garden");
});

test("a translation follows its original until it is older", () => {
  const own = { es: "Da al patio.", en: "It looks out on the lemon tree, and on nothing else." };
  const changed = having("rooms/garden.json", { description: own });
  expect(placesIn(changed).join()).not.toContain("rooms/garden.json description");
  expect(placesIn(marked(changed, OLDER_FILE, { en: { [own.es]: own.en } }))).toContain(
    "rooms/garden.json description.en",
  );
});

test("a question is confirmed for the values that it showed, wherever they stand; what comes in later is asked", () => {
  const confirmed = confirming(content);
  expect(placesIn(confirmed)).toEqual([]);
  const weeks = valueIn(content, "house.json", "weeks") as { price: number }[];
  const dated = (own: object[]) => ({
    ...having("house.json", { weeks: own }),
    marks: confirmed.marks,
  });
  const dearer = weeks.map((week) => ({ ...week, price: week.price + 5 }));
  for (const own of [weeks.toReversed(), dearer]) expect(placesIn(dated(own))).toEqual([]);
  const digests = valuesIn(content).map(({ digest }) => digest);
  const update = new Set([...digests, digestOf("House.weeks.price", 999)]);
  const later = dated([{ ...weeks[0], price: 999 }, ...weeks.slice(1)]);
  const asked = questionsIn(later, { ...promises, delivered: update });
  expect(asked.map(({ values }) => values.map(({ value }) => value))).toEqual([[999]]);
});

test("what a desk of before confirmed, value by value with its address, stays confirmed, also beside a new answer", () => {
  const [first, ...others] = questionsIn(content, promises);
  if (!first) throw new Error("Nothing is asked.");
  const pairs = first.values.map(({ file, path, digest }) => [`${file}#${path.join(".")}`, digest]);
  const before = marked(content, CONFIRMED_FILE, Object.fromEntries(pairs));
  expect(questionsIn(before, promises)).toEqual(others);
  expect(placesIn(confirming(before))).toEqual([]);
  const each = valuesIn(content).map(({ digest }, index) => [`${index}#`, digest]);
  const all = marked(content, CONFIRMED_FILE, Object.fromEntries(each));
  expect(questionsIn(all, delivered)).toEqual([]);
  // Digests of the delivered values are kept: FNV-1a, computed elsewhere.
  expect(digestOf("Room.price", 85)).toBe("38171f50");
  expect(placesIn(marked(content, CONFIRMED_FILE, ["nonsense", 7]))).toEqual(placesIn(content));
});

test("a text that names what has gone is asked for in each language, also if it was confirmed before that", () => {
  const named = (of: Content) =>
    questionsIn(of, delivered)
      .filter(({ title }) => title === OLD_NAMES_TITLE)
      .flatMap(({ values }) => values.map(({ path, oldName }) => `${path.join(".")} ${oldName}`));
  const names = ["es limonero", "en lemon tree", "de Zitronenbaum"];
  const gone = names.map((name) => `description.${name}`);
  expect(named(content)).toEqual(gone);
  expect(named(confirming(content, promises))).toEqual(gone);
  expect(named(confirming(content, delivered))).toEqual([]);
  // While the house has a lemon tree, texts may name it; nobody knows while a file cannot be read.
  const norms = [{ text: { es: "El limonero, ni tocarlo.", en: "", de: "" } }];
  expect(named(having("house.json", { norms }))).toEqual([]);
  const error = { file: "house.json", path: [], code: "unreadable", reason: "" } as never;
  expect(named({ ...content, unreadable: [error] })).toEqual([]);
});

test("the launch list names each question once, and each text with an old name", () => {
  const lines = missingForLaunch(content, [], delivered).map((each) =>
    missingLine(each, { es: { "no-licence": () => "" }, en: {} }),
  );
  expect(lines.filter((line) => line.includes("es lo que traía la web"))).toEqual([
    expect.stringMatching(/«La casa» .*En el escritorio: ¿Es lo vuestro\? › La casa\.$/),
    expect.stringContaining("«Habitaciones»"),
    expect.stringContaining("«Condiciones»"),
  ]);
  expect(lines.filter((line) => line.includes("nombra todavía"))).toHaveLength(3);
});
