import { resolve as resolvePath } from "node:path";
import { createFieldExtensions } from "../../src/build/field-extensions";

type Resolve = (source: unknown, args: object, context: object, info: object) => Promise<unknown>;
type Extension = { name: string; args: object; extend: (options: object) => { resolve: Resolve } };

const extensions = new Map<string, Extension>();
const createFieldExtension = (extension: Extension) => extensions.set(extension.name, extension);
createFieldExtensions({ actions: { createFieldExtension } } as never);

/** Nodes as Gatsby's transformers create them: the content's `id` is renamed to `jsonId`. */
const nodes: Record<string, object[]> = {
  Trip: [
    { id: "node-1", jsonId: "evening", order: 2 },
    { id: "node-2", jsonId: "dawn", order: 1 },
  ],
  // A trip without a price is shown nowhere.
  Prices: [{ id: "node-3", packages: [{ trip: "evening" }, { trip: "dawn" }] }],
};
const findAll = jest.fn(({ type }: { type: string }) =>
  Promise.resolve({ entries: new Set(nodes[type]) }),
);
const findOne = jest.fn().mockResolvedValue({ absolutePath: "/content/media/hero.jpg" });

const resolve = (name: string, options: object, source: unknown, args = {}) =>
  extensions
    .get(name)
    ?.extend(options)
    .resolve(source, args, { nodeModel: { findAll, findOne } }, { fieldName: "field" });

test("entries are known by the identifiers of their files", async () => {
  const groups = [{ trip: "evening" }, { trip: "dawn" }];
  const shown = resolve("shown", { key: "trip", type: "Trip" }, { field: groups });
  expect(await shown).toEqual([{ trip: "dawn" }, { trip: "evening" }]);
});

test("a text asks Gatsby for content only if it names a fact: its page then depends on that", async () => {
  findAll.mockClear();
  const language = "es";
  expect(await resolve("localized", {}, { field: { es: "5 h" } }, { language })).toBe("5\u00A0h");
  expect(findAll).not.toHaveBeenCalled();
  await resolve("localized", {}, { field: { es: "{{company.phone}}" } }, { language });
  expect(findAll).toHaveBeenCalledWith({ type: "Company", query: {} });
});

test.each([
  ["with which the site was delivered", "fixtures-launch", true],
  ["of the tests' content", "content/media", false],
])("a picture %s: whether it is a sample", async (_, folder, expected) => {
  findOne.mockResolvedValueOnce({
    absolutePath: resolvePath(__dirname, "..", folder, "sea-cave.jpg"),
  });
  const source = { file: "/media/sea-cave.jpg" };
  expect(await resolve("isSample", {}, source)).toBe(expected);
  const filter = {
    sourceInstanceName: { eq: "content" },
    relativePath: { eq: "media/sea-cave.jpg" },
  };
  expect(findOne).toHaveBeenLastCalledWith({ type: "File", query: { filter } });
});
