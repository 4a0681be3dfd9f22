import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { serveEditor, type DevServer } from "../../src/gatsby/dev-server";
import { keepRunQuery } from "../../src/gatsby/preview-pages";

type Answer = Parameters<DevServer["get"]>[1];

const root = process.cwd();
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "dev-server-"));
  cpSync("__tests__/content", join(folder, "content"), { recursive: true });
  process.chdir(folder);
});
afterAll(() => {
  process.chdir(root);
  rmSync(folder, { recursive: true });
});

/** What Gatsby knows of the site's pages. */
const store = {
  getState: () => ({
    pages: new Map([["/en/", { componentPath: "index.tsx", context: { language: "en" } }]]),
    components: new Map([["index.tsx", { query: "query HomePage" }]]),
  }),
};

type Asked = { query?: Record<string, string>; body?: object };

/** What the development server sends for a path, or for what is posted to it. */
const sent = async (path: string, { query = {}, body }: Asked = {}) => {
  const routes: ["get" | "post", RegExp, Answer][] = [];
  const app: DevServer = {
    get: (pattern, answer) => routes.push(["get", pattern, answer]),
    post: (pattern, answer) => routes.push(["post", pattern, answer]),
  };
  serveEditor(app, store as never);
  const asked = body ? "post" : "get";
  const [, , answer] =
    routes.find(([method, pattern]) => method === asked && pattern.test(path)) ?? [];
  let text = "";
  await answer?.(Object.assign(Readable.from([JSON.stringify(body ?? {})]), { path, query }), {
    redirect: (address) => (text = `to ${address}`),
    send: (html) => (text = html),
    json: (data) => (text = JSON.stringify(data)),
    sendFile: (file, options) => (text = join(options.root, file)),
  });
  return text;
};

test("the table of translations shows the content as it is now", async () => {
  const file = join(folder, "content/trips/morning.json");
  expect(await sent("/admin/translations.html")).not.toContain("Windrose von heute");
  const changed = readFileSync(file, "utf8").replace(/"de": "[^"]*"/, '"de": "Windrose von heute"');
  writeFileSync(file, changed);
  expect(await sent("/admin/translations.html")).toContain("Windrose von heute");
});

test("the editor has one address, and its pictures are those of the content", async () => {
  expect(await sent("/admin")).toBe("to /admin/");
  expect(await sent("/admin/")).toBe(join(process.cwd(), "public/admin/index.html"));
  expect(await sent("/media/hero.jpg")).toBe(join(process.cwd(), "content/media/hero.jpg"));
});

test("lists show the pictures of the content as it is now", async () => {
  const file = join(folder, "content/gallery/1.json");
  const changed = readFileSync(file, "utf8").replace(/"file": "[^"]*"/, '"file": "/media/hoy.jpg"');
  writeFileSync(file, changed);
  expect(JSON.parse(await sent("/admin/thumbnails.json"))).toMatchObject({
    "GalleryPicture/entries/1": "/media/hoy.jpg",
  });
});

test("the start page tells what is missing now", async () => {
  const missing = async () =>
    (JSON.parse(await sent("/admin/start.json")) as { missing: { place: string }[] }).missing;
  const places = (await missing()).map(({ place }) => place);
  const file = join(folder, "content/reviews/otto.json");
  writeFileSync(file, readFileSync(file, "utf8").replace('"sample": false', '"sample": true'));
  const more = (await missing()).map(({ place }) => place).filter((at) => !places.includes(at));
  expect(more).toEqual([expect.stringContaining("Es un ejemplo")]);
});

test("where there is no Git, there is no history", async () => {
  const log = { path: "content/prices.json", count: "3" };
  expect(await sent("/admin/history.json", { query: log })).toBe("{}");
});

const draft = { file: "pages/home.json", data: {} };

test("a page's query is answered anew for what is being written", async () => {
  const graphql = jest.fn().mockResolvedValue({ data: { page: { heading: "Sail" } } });
  keepRunQuery({ graphql });
  const answer = await sent("/admin/preview.json", { body: { page: "/en/", ...draft } });
  expect(JSON.parse(answer)).toEqual({ data: { page: { heading: "Sail" } }, values: [] });
  expect(graphql).toHaveBeenCalledWith("query HomePage", { language: "en" });
});

test.each([
  ["there is no such page", "/nowhere/", { data: { page: {} } }],
  ["the query fails", "/en/", { data: { page: {} }, errors: [new Error("No trip")] }],
  ["an entry is missing, whose file is just read", "/en/", { data: { page: null } }],
])("nothing is answered where %s", async (_, page, result) => {
  keepRunQuery({ graphql: () => Promise.resolve(result) as never });
  expect(await sent("/admin/preview.json", { body: { page, ...draft } })).toBe("null");
});
