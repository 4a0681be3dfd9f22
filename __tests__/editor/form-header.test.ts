import { entryName } from "../../src/editor/browser/form-header";
import { web } from "./content-forms";
import { draftEntry, entryData } from "./draft-entry";

const named = (collection: string, slug: string, data = {}) =>
  entryName(web, draftEntry({ collection, slug, data: entryData(data) }));

test("a file is called what its list calls it", () => {
  const lists = web.collections.flatMap((list) => ("files" in list ? [list] : []));
  expect(lists.length).toBeGreaterThan(0);
  for (const { name, files } of lists) {
    expect(files.map((file) => named(name, file.name))).toEqual(files.map(({ label }) => label));
  }
});

test("an entry of a folder is called what has been written, and a new one is said to be new", () => {
  expect(named("Trip", "dawn", { title: { es: "Alba" } })).toBe("Alba");
  expect(named("GalleryPicture", "7", { picture: { description: { es: "La proa" } } })).toBe(
    "La proa",
  );
  expect(named("Trip", "")).toBe("ficha nueva");
  expect(named("Trip", "", { title: { es: " " } })).toBe("ficha nueva");
});
