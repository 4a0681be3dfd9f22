import { check } from "../../../src/desk/core/check";
import { withCopy, withNames, withNewEntry } from "../../../src/desk/entry/names";
import type { Snapshot } from "../../../src/desk/core/snapshot";
import { begin, change, dataOf } from "../../../src/desk/core/work";
import { collections } from "../../../src/model";
import { present } from "../../setup/present";
import { testSnapshot } from "../core/test-snapshot";

let snapshot: Snapshot;
beforeAll(async () => {
  snapshot = await testSnapshot();
});

const collection = (type: string) =>
  present(
    collections.find((each) => each.type === type),
    type,
  );

test("a copied trip has its price, a place behind it, and takes its name when it is published", () => {
  const { work, file } = withCopy(begin(snapshot), "trips/sunset.json", 0);
  const copied = dataOf(work, "trips/sunset.json") as { order: number; title: object };
  expect(dataOf(work, file)).toMatchObject({ title: copied.title });
  expect((dataOf(work, file) as { order: number }).order).toBeGreaterThan(copied.order);
  const titled = change(work, file, ["title", "es"], "Luna llena, ¡sí!", 0);
  const named = withNames(titled, 0);
  expect(dataOf(named, file)).toBeUndefined();
  expect(dataOf(named, "trips/luna-llena-si.json")).toMatchObject({ id: "luna-llena-si" });
  const { packages } = dataOf(named, "prices.json") as {
    packages: { trip: string; amount: number }[];
  };
  const prices = new Map(packages.map(({ trip, amount }) => [trip, amount]));
  expect(prices.get("luna-llena-si")).toBe(prices.get("sunset"));
  expect(check(snapshot, named.edits).brought).toEqual([]);
});

test("a new picture of the gallery has the next number, and the last place", () => {
  const { work, file } = withNewEntry(begin(snapshot), collection("GalleryPicture"), {}, 0);
  const data = dataOf(work, file) as { id: number; order: number };
  expect(file).toBe(`gallery/${data.id}.json`);
  expect(snapshot.files).not.toContain(file);
  expect(dataOf(withNames(work, 0), file)).toEqual(data);
});

test("a review of a new trip refers to it by its final name", () => {
  const { work, file } = withNewEntry(begin(snapshot), collection("Trip"), {}, 0);
  const titled = change(work, file, ["title", "es"], "Luna llena", 0);
  const chosen = change(titled, "reviews/noor.json", ["trip"], "new-1", 0);
  const named = withNames(chosen, 0);
  expect(dataOf(named, "trips/luna-llena.json")).toMatchObject({ id: "luna-llena" });
  expect(dataOf(named, "reviews/noor.json")).toMatchObject({ trip: "luna-llena" });
});

test("a new section of a legal text is named by its title", () => {
  const file = "legal/privacy.yaml";
  const { sections } = dataOf(begin(snapshot), file) as { sections: object[] };
  const section = { ...sections[0], id: "new-1", title: { es: "Quién manda", en: "a", de: "b" } };
  const work = change(begin(snapshot), file, ["sections", sections.length], section, 0);
  expect(dataOf(withNames(work, 0), file)).toMatchObject({
    sections: [...sections, { id: "quien-manda" }],
  });
});

test.each([
  ["Sunset", "sunset-2"],
  ["Luna", "luna-2"],
  ["Con", "con-2"],
  ["Aux.", "aux-2"],
  ["a".repeat(80), "a".repeat(60)],
])("a trip called %s gets a name that is free, and that every system can hold", (title, name) => {
  const files = [...snapshot.files, "trips/Luna.json"];
  const { work, file } = withCopy(begin({ ...snapshot, files }), "trips/sunset.json", 0);
  const named = withNames(change(work, file, ["title", "es"], title, 0), 0);
  expect(dataOf(named, `trips/${name}.json`)).toBeDefined();
});
