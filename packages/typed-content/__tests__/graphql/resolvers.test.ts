import type { ContentEntry } from "../../graphql/resolver";
import type { LanguageCode } from "../../languages";
import { guestHouse } from "../../../../examples/guest-house/model";
import { resolveIn } from "./resolve-in";

const text = { es: "Otra vez." };

const week = (room: number) => ({ room, price: 100 + room });

const content: Record<string, ContentEntry[]> = {
  House: [
    {
      ...{ id: "house", order: 1, phone: "+34 600 000 001", licence: "21" },
      weeks: [10, 9, 8, 7, 6].map(week),
    },
  ],
  Room: [
    { id: 10, order: 1, price: 120, description: { es: "[PENDIENTE: texto]" } },
    { id: 9, order: 1, price: 90.5, description: text, alsoOn: { garden: true, rates: false } },
    { id: 8, order: 0.5, price: 50, description: text, hidden: true },
    { id: 7, order: 0.7, price: 95, hidden: false, featured: true },
    // Without a week, which each room needs.
    { id: 5, order: 0.1, description: text, featured: true, alsoOn: { garden: true } },
    { id: 6, order: 0.6, hidden: true, featured: true, alsoOn: { garden: true } },
  ],
};

const resolve = resolveIn(guestHouse, content, "Room");

test.each<[string, unknown, unknown]>([
  [
    "only groups whose entry is there are shown, in the order of the entries",
    [week(10), week(99), week(7), week(9)],
    [week(7), week(9), week(10)],
  ],
  ["a word is no list of groups", "morning", []],
  ["nothing is none", undefined, []],
  ["nor is a list of other things", [null, 5], []],
])("of a list of references: %s", async (_, groups, expected) => {
  expect(await resolve("shown", groups, { key: "room" })).toEqual(expected);
});

test.each([
  ["those that are not hidden, in their order, then by their identifiers", {}, [7, 9, 10]],
  ["of these those that are featured", { featured: true }, [7]],
  ["of these those that stand on another page, too", { alsoOn: "garden" }, [9]],
  ["none for a page on which none stands", { alsoOn: "rates" }, []],
  ["of these those with the text that it requires", { shownWith: "description" }, [9]],
])("a list has %s", async (_, args, ids) => {
  const list = (await resolve("list", undefined, args)) as ContentEntry[];
  expect(list.map(({ id }) => id)).toEqual(ids);
});

test.each([
  [7, { id: 7 }],
  [8, undefined],
  [5, undefined],
  [99, undefined],
  [undefined, undefined],
])(
  "of %s, a reference outside a list, pages are given the entry, unless it is hidden, gone or in no list that needs it",
  async (id, entry) => {
    const found = await resolve("entry", id);
    if (entry) expect(found).toMatchObject(entry);
    else expect(found).toBeUndefined();
  },
);

test("an original is in the language in which it was written, with the spaces of that language", async () => {
  const texts = { es: "A 5 horas.", de: "Nach 5 Stunden, Nr. 5." };
  const args = { language: "es" as LanguageCode, writtenIn: "language" };
  const parent = { language: "de" };
  expect(await resolve("localized", texts, { ...args, original: true }, parent)).toBe(
    "Nach 5\u00A0Stunden, Nr.\u00A05.",
  );
  expect(await resolve("localized", texts, args, parent)).toBe("A 5\u00A0horas.");
});

test.each([
  ["localized", "Ruft an: +34 600 000 001, Nr.\u00A05, 21\u00A0%, {{ unknown }}\u00A0Stunden."],
  [
    "markdown",
    "<p>Ruft an: +34 600 000 001, Nr.\u00A05, 21\u00A0%, {{ unknown }}\u00A0Stunden.</p>",
  ],
] as const)(
  "a %s text has its placeholders filled in and its spaces set",
  async (name, expected) => {
    const texts = {
      de: "Ruft an: {{house.phone}}, Nr. 5, {{house.licence}} %, {{ unknown }} Stunden.",
    };
    expect(await resolve(name, texts, { language: "de" })).toBe(expected);
    expect(await resolve(name, undefined)).toBeNull();
  },
);

test("texts have what the model calculates of the entries that are shown", async () => {
  const texts = { en: "From {{rooms.from}}." };
  expect(await resolve("localized", texts, { language: "en" })).toBe("From €90.50.");
});

test("a picture is found by its path in the content", async () => {
  expect(await resolve("media", "/media/hero.jpg")).toBe("media/hero.jpg");
});
