import { contentOf, readFixture, readFolder } from "./fixtures";

// Whatever a fixture consists of: files of its own, readable or not, files deleted, a recipe.
test.each([
  "valid",
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
