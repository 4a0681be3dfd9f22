import "../test-site";
import { contentOf } from "../../../src/desk/core/snapshot";
import { ownLabel } from "../../../src/desk/told/labels";
import type { Path } from "../../../src/typed-content/schema";
import { testSnapshot } from "../core/test-snapshot";

test.each<[string, Path, string | undefined]>([
  ["house.json", ["address", "city"], "Localidad"],
  ["rooms/garden.json", ["name", "en"], "Nombre"],
  ["photographs/1.json", ["picture", "file"], "Foto"],
  ["photographs/1.json", ["picture", "description"], "Descripción"],
  ["photographs/1.json", ["picture", "description", "es"], "Descripción"],
  ["house.json", [], undefined],
])("the field of %s at %j is called %s", async (file, path, label) => {
  expect(ownLabel(contentOf(await testSnapshot()), { file, path })).toBe(label);
});
