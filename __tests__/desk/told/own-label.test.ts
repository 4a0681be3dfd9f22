import "../test-site";
import { contentOf } from "../../../src/desk/core/snapshot";
import { ownLabel } from "../../../src/desk/told/labels";
import type { Path } from "../../../src/typed-content/schema";
import { testSnapshot } from "../core/test-snapshot";

test.each<[string, Path, string | undefined]>([
  ["company.json", ["address", "city"], "Localidad"],
  ["trips/sunset.json", ["title", "en"], "Nombre"],
  ["gallery/1.json", ["picture", "file"], "Foto"],
  ["gallery/1.json", ["picture", "description"], "Descripción"],
  ["gallery/1.json", ["picture", "description", "es"], "Descripción"],
  ["company.json", [], undefined],
])("the field of %s at %j is called %s", async (file, path, label) => {
  expect(ownLabel(contentOf(await testSnapshot()), { file, path })).toBe(label);
});
