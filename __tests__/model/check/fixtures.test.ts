import { contentOf, readFixture, readFolder } from "./fixtures";

// One fixture of each kind: none, patches, an unreadable file, a removed file, recipes.
test.each([
  undefined,
  "several-errors-at-once",
  "invalid-json",
  "interface-word-missing",
  "missing-file",
  "not-utf8",
  "picture-small",
])("%s as data is what its copy on disk holds", async (name) => {
  const { root, remove } = await contentOf(name);
  expect(await readFixture(name)).toEqual(await readFolder(root).finally(remove));
});
