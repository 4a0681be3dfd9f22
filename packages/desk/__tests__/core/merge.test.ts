import fc from "fast-check";
import { isSame } from "../../core/json";
import { merge } from "../../core/merge";
import type { SchemaNode } from "../../../typed-content/schema";

const group = (properties: Record<string, SchemaNode>): SchemaNode => ({
  kind: "group",
  type: "object",
  properties,
});

const line: SchemaNode = { kind: "text", type: "string" };
const texts = group({ es: line, en: line, de: line });

const room: SchemaNode = {
  kind: "reference",
  type: "string",
  collection: "Room",
  warnings: { gone: "x", hidden: "x" } as never,
};

const entry = group({
  title: texts,
  amount: { kind: "price", type: "number" },
  picture: { ...group({ file: line, description: texts, focus: group({}) }), kind: "picture" },
  items: { kind: "list", type: "array", items: group({ label: texts }) },
  prices: {
    kind: "list",
    type: "array",
    items: group({ room, amount: { kind: "price", type: "number" } }),
  },
});

const item = (es: string, en = es) => ({ label: { es, en, de: es } });

const base = {
  title: { es: "Mañana", en: "Morning", de: "Vormittag" },
  amount: 290,
  picture: {
    file: "/media/a.jpg",
    description: { es: "A", en: "A", de: "A" },
    focus: { x: 1, y: 2 },
  },
  items: [item("cava"), item("hielo"), item("música")],
};

type Entry = typeof base;

const changed = (own: Partial<Entry>) => ({ ...base, ...own });
const merged = (mine: unknown, theirs: unknown) => merge(entry, { base, mine, theirs });

test("what both add stands once", () => {
  const mine = changed({ items: [...base.items, item("toallas")] });
  const theirs = changed({ items: [...base.items, item("fruta"), item("toallas")] });
  expect(merged(mine, theirs).value).toEqual(theirs);
});

test("what one takes away and the other changes is asked about, and is still there", () => {
  const [a, b, c] = base.items;
  const mine = changed({ items: [a, c] as Entry["items"] });
  const theirs = changed({ items: [a, item("hielo", "ice"), c] as Entry["items"] });
  expect(merged(mine, theirs)).toEqual({
    value: theirs,
    conflicts: [{ path: ["items", 1], base: b, mine: undefined, theirs: item("hielo", "ice") }],
  });
  expect(merged(mine, base).value).toEqual(mine);
});

test("the words and the focus of a picture go with its file", () => {
  const mine = changed({ picture: { ...base.picture, file: "/media/b.jpg" } });
  const theirs = changed({ picture: { ...base.picture, focus: { x: 9, y: 9 } } });
  expect(merged(mine, theirs).conflicts).toHaveLength(1);
  const words = changed({
    picture: { ...base.picture, description: { es: "B", en: "A", de: "A" } },
  });
  expect(merged(words, theirs).conflicts).toEqual([]);
});

test("an entry that one deletes and the other changes is asked about", () => {
  expect(merged(undefined, changed({ amount: 1 })).conflicts).toHaveLength(1);
  expect(merged(undefined, base)).toEqual({ value: undefined, conflicts: [] });
});

// ---- Random changes of two people

const words = fc.constantFrom("a", "b", "c", "d");
const anyTexts = fc.record({ es: words, en: words, de: words });
const anyEntry = fc.record({
  title: anyTexts,
  amount: fc.integer({ min: 1, max: 4 }),
  items: fc.array(fc.record({ label: anyTexts }), { maxLength: 4 }),
  prices: fc.uniqueArray(
    fc.record({
      room: fc.constantFrom("a", "b", "c", "d", "e"),
      amount: fc.integer({ min: 1, max: 3 }),
    }),
    { selector: ({ room }) => room, maxLength: 5 },
  ),
});

const RUNS = { numRuns: 500, seed: 26 };

const isMergedTo = (now: unknown, sides: Parameters<typeof merge>[1]) => {
  const { value, conflicts } = merge(entry, sides);
  return conflicts.length === 0 && isSame(value, now);
};

test("a list that may be missing, but not empty, goes with its last item", () => {
  const { items } = entry.properties ?? {};
  const list = { ...items, minItems: 1 };
  const [a, b] = base.items;
  const sides = { base: { items: [a, b] }, mine: { items: [a] }, theirs: { items: [b] } };
  expect(merge(group({ items: list }), sides).value).toEqual({});
  const needed = { ...group({ items: list }), required: ["items"] };
  expect(merge(needed, sides).value).toEqual({ items: [] });
  // Somebody has only begun with it.
  const begun = { base: { title: "A" }, mine: { title: "A", items: [] }, theirs: { title: "B" } };
  expect(merge(group({ items: list, title: line }), begun).value).toEqual({
    title: "B",
    items: [],
  });
});

test("what only one has changed is taken as it is", () => {
  fc.assert(
    fc.property(
      anyEntry,
      anyEntry,
      (was, now) =>
        isMergedTo(now, { base: was, mine: now, theirs: was }) &&
        isMergedTo(now, { base: was, mine: was, theirs: now }) &&
        isMergedTo(now, { base: was, mine: now, theirs: now }),
    ),
    RUNS,
  );
});

test("a text is not merged with a group that stands in its place, but asked about", () => {
  const title = { es: "Sol", en: "Sun", de: "Sonne" };
  const sides = { base: title, mine: { ...title, es: "Ocaso" }, theirs: { main: title } };
  const { conflicts } = merge({ ...texts, kind: "localized" }, sides);
  expect(conflicts).toEqual([{ path: [], ...sides }]);
});

test("no field that somebody has changed is lost: it stands, or it is asked about", () => {
  const amounts = ({ prices }: { prices: { room: string; amount: number }[] }) =>
    new Map(prices.map(({ room, amount }) => [room, amount]));
  fc.assert(
    fc.property(anyEntry, anyEntry, anyEntry, (was, mine, theirs) => {
      const { value, conflicts } = merge(entry, { base: was, mine, theirs });
      const merged = value as typeof was;
      const conflictPaths = conflicts.map(({ path }) => path.join("."));
      const isThere = (id: string, amount: number) => {
        const place = merged.prices.findIndex((each) => each.room === id);
        return (
          amounts(merged).get(id) === amount ||
          conflictPaths.some((path) => `prices.${place}.amount`.startsWith(path))
        );
      };
      return [mine, theirs].every(
        (side) =>
          Array.from(amounts(side)).every(
            ([id, amount]) => amounts(was).get(id) === amount || isThere(id, amount),
          ) &&
          (["es", "en", "de"] as const).every(
            (code) =>
              [was.title[code], merged.title[code]].includes(side.title[code]) ||
              conflictPaths.includes(`title.${code}`),
          ),
      );
    }),
    RUNS,
  );
});
