import { filesIn } from "../../src/content-files/read";
import { TEST_CONTENT } from "../../src/commands/lib/test-sites";
import { readEditorConfig } from "../../src/editor/config/read-config";
import { collections } from "../../src/model";
import { contentForms, formOf, web } from "./content-forms";

const SERVER = "/admin/files.json";
const home = readEditorConfig(TEST_CONTENT, SERVER);

test("every file of the content has one form, and no form lacks its file", () => {
  const files = filesIn(TEST_CONTENT)
    .filter((file) => /\.(json|yaml)$/.test(file))
    .map((file) => `content/${file}`);
  expect(contentForms.map(({ file }) => file).sort()).toEqual(files.sort());
});

test.each(collections)("$title has a form under its own name", (collection) => {
  expect(formOf(collection).label).toBe(collection.title);
});

test("what has a fixed number of entries is neither added to nor deleted from", () => {
  for (const list of web.collections) {
    const isOpen = collections.some(({ title, set }) => title === list.label && set === "open");
    expect([list.label, "create" in list && list.create, list.delete]).toEqual([
      list.label,
      isOpen,
      isOpen,
    ]);
  }
});

test("at home the files are saved at once", () => {
  expect(home).toMatchObject({
    backend: { name: "proxy", proxy_url: SERVER, branch: "main" },
    publish_mode: "simple",
  });
});

test("on the web a change is a draft at the Git host, until it is published", () => {
  const { editor } = contentOf<{ editor: { repository: string; signIn: string } }>("providers");
  expect(web).toMatchObject({
    backend: {
      name: "github",
      repo: editor.repository,
      branch: "main",
      base_url: editor.signIn,
    },
    publish_mode: "editorial_workflow",
  });
});

test.each([
  ["on the web", web, [String(web.backend.base_url)]],
  ["at home", home, []],
])("%s no host is named but the backend's and the site's", (_, config, backends) => {
  const { website } = contentOf<{ website: string }>("company");
  // Words for people may give an example of an address; nothing asks it.
  const asked = JSON.stringify(config, (key, value: unknown) =>
    ["label", "hint", "pattern"].includes(key) ? undefined : value,
  );
  const hosts = asked.match(/\/\/[\w-]+(\.[\w-]+)+/g) ?? [];
  const own = [website, ...backends].map((address) => `//${new URL(address).hostname}`);
  expect(new Set(hosts)).toEqual(new Set(own));
});

const contentOf = <Shape>(name: string) =>
  contentForms.find(({ file }) => file === `content/${name}.json`)?.data as Shape;
