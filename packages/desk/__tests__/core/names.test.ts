import { check } from "../../core/check";
import { withCopy, withNames, withNewEntry } from "../../core/names";
import { begin, change, dataOf } from "../../core/work";
import { rooms } from "../../../../examples/guest-house/model/collections";
import { testSnapshot } from "./test-snapshot";
import type { Snapshot } from "../../core/edits";

const GARDEN = "rooms/garden.json";

let snapshot: Snapshot;
beforeAll(async () => {
  snapshot = await testSnapshot();
});

test("a copied room has its price, a place behind it, and takes its name when it is published", () => {
  const { work, file } = withCopy(begin(snapshot), GARDEN, 0);
  const copied = dataOf(work, GARDEN) as { order: number };
  expect((dataOf(work, file) as { order: number }).order).toBeGreaterThan(copied.order);
  const titled = change(work, file, ["name", "es"], "Luna llena, ¡sí!", 0);
  const named = withNames(titled, 0);
  expect(dataOf(named, file)).toBeUndefined();
  expect(dataOf(named, "rooms/luna-llena-si.json")).toMatchObject({ id: "luna-llena-si" });
  const { weeks } = dataOf(named, "house.json") as { weeks: { room: string; price: number }[] };
  expect(weeks).toContainEqual({ room: "luna-llena-si", price: 520 });
  expect(check(snapshot, named.edits).brought).toEqual([]);
});

test("a copy says so in each language's own word and is hidden; a copy of a copy has a number", () => {
  const texts = { es: "Luna", en: "Moon", de: "" };
  const named = change(begin(snapshot), GARDEN, ["name"], texts, 0);
  const first = withCopy(named, GARDEN, 0);
  expect(dataOf(first.work, first.file)).toMatchObject({
    name: { es: "Luna (copia)", en: "Moon (copy)", de: "" },
    hidden: true,
  });
  const second = withCopy(first.work, first.file, 0);
  expect(dataOf(second.work, second.file)).toMatchObject({
    name: { es: "Luna (copia 2)", en: "Moon (copy 2)" },
  });
  const third = withCopy(second.work, GARDEN, 0);
  expect(dataOf(third.work, third.file)).toMatchObject({ name: { es: "Luna (copia 3)" } });
});

test("an entry without a name is copied without one", () => {
  const { work, file } = withNewEntry(begin(snapshot), rooms, {}, 0);
  const copy = withCopy(work, file, 0);
  expect(dataOf(copy.work, copy.file)).toEqual({ id: "new-2", order: 4, hidden: true });
});

test("a photograph of a new room refers to it by its final name", () => {
  const { work, file } = withNewEntry(begin(snapshot), rooms, {}, 0);
  const titled = change(work, file, ["name", "es"], "Luna llena", 0);
  const named = withNames(change(titled, "photographs/4.json", ["room"], "new-1", 0), 0);
  expect(dataOf(named, "rooms/luna-llena.json")).toMatchObject({ id: "luna-llena" });
  expect(dataOf(named, "photographs/4.json")).toMatchObject({ room: "luna-llena" });
});

test("a new section of a long text is named by its title", () => {
  const file = "conditions/stay.yaml";
  const { sections } = dataOf(begin(snapshot), file) as { sections: object[] };
  const section = { ...sections[0], id: "new-1", title: { es: "Quién manda", en: "a", de: "b" } };
  const work = change(begin(snapshot), file, ["sections", sections.length], section, 0);
  expect(dataOf(withNames(work, 0), file)).toMatchObject({
    sections: [...sections, { id: "quien-manda" }],
  });
});

test.each([
  ["Garden", "garden-2"],
  ["Luna", "luna-2"],
  ["Con", "con-2"],
  ["Aux.", "aux-2"],
  ["a".repeat(80), "a".repeat(60)],
])("a room called %s gets a name that is free, and that every system can hold", (title, name) => {
  const files = [...snapshot.files, "rooms/Luna.json"];
  const { work, file } = withCopy(begin({ ...snapshot, files }), GARDEN, 0);
  const named = withNames(change(work, file, ["name", "es"], title, 0), 0);
  expect(dataOf(named, `rooms/${name}.json`)).toBeDefined();
});
