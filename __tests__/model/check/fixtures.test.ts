import { contentOf, readFixture, readFolder } from "./fixtures";
import { applyPatch, type Operation } from "./json-patch";

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

const data = { list: [1, 2], text: "a" };

test("a patch changes a copy, and lists by position", () => {
  const operations: Operation[] = [
    { op: "replace", path: "/text", value: "b" },
    { op: "move", from: "/list/1", path: "/list/0" },
    { op: "copy", from: "/list", path: "/copy" },
    { op: "remove", path: "/copy/0" },
    { op: "add", path: "/list/1", value: 3 },
  ];
  expect(applyPatch(data, operations)).toEqual({ list: [2, 3, 1], text: "b", copy: [1] });
  expect(data).toEqual({ list: [1, 2], text: "a" });
});

// Otherwise a fixture with a renamed field would be the same as the base.
test.each<Operation>([
  { op: "replace", path: "/title", value: "b" },
  { op: "replace", path: "/list/2", value: 3 },
  { op: "remove", path: "/list/2" },
  { op: "add", path: "/list/3", value: 3 },
  { op: "add", path: "/texts/de", value: "b" },
  { op: "copy", from: "/title", path: "/text" },
  { op: "move", from: "/title", path: "/text" },
  { op: "set", path: "/text" } as unknown as Operation,
])("a patch that cannot be applied is told: %j", (operation) => {
  expect(() => applyPatch(data, [operation])).toThrow();
});
