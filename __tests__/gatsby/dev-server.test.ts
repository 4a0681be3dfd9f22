import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
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

type Asked = {
  query?: Record<string, string>;
  /** What is posted: data, or what is to be no data. */
  body?: object | string | Buffer;
};

const bytesOf = (body: object | string | Buffer) =>
  Buffer.isBuffer(body)
    ? body
    : Buffer.from(typeof body === "string" ? body : JSON.stringify(body));

/** What the development server sends for a path, or for what is posted to it. */
const sent = async (path: string, { query = {}, body }: Asked = {}) => {
  const routes: ["get" | "post", RegExp, Answer][] = [];
  const app: DevServer = {
    get: (pattern, answer) => routes.push(["get", pattern, answer]),
    post: (pattern, answer) => routes.push(["post", pattern, answer]),
  };
  serveEditor(app, store as never);
  const asked = body === undefined ? "get" : "post";
  const [, , answer] =
    routes.find(([method, pattern]) => method === asked && pattern.test(path)) ?? [];
  let text = "";
  await answer?.(Object.assign(Readable.from([bytesOf(body ?? {})]), { path, query }), {
    status: (code) => (text = `${code} `),
    redirect: (address) => (text = `to ${address}`),
    send: (html) => (text = html),
    json: (data) => (text += JSON.stringify(data)),
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

describe("what is broken is refused, and ends nothing", () => {
  const preview = "/admin/preview.json";
  const files = "/admin/files.json";
  let server: string | undefined;
  beforeAll(() => {
    server = process.env.EDITOR_SERVER;
    process.env.EDITOR_SERVER = "http://localhost:8000";
  });
  afterAll(() => {
    if (server === undefined) delete process.env.EDITOR_SERVER;
    else process.env.EDITOR_SERVER = server;
  });

  test.each([
    ["nothing", ""],
    ["broken JSON", '{"page": "/en/", '],
    ["no JSON", "page=/en/&file=x"],
    ["no UTF-8", Buffer.from([0xff, 0xfe, 0x00])],
    ["more than any picture", Buffer.alloc(51e6, " ")],
    ["null", "null"],
    ["a list", []],
    ["a number in place of a path", { page: 1, file: 2, data: {}, action: "getEntry", params: {} }],
    ["a list in place of data", { page: "/en/", file: "prices.json", data: [] }],
    ["an unknown action", { action: "info", params: {} }],
    ["an action without its details", { action: "persistEntry" }],
    ["numbers in a list of paths", { action: "deleteFiles", params: { paths: [1, {}] } }],
  ])("%s", async (_, body) => {
    expect(await sent(preview, { body })).toMatch(/^400 /);
    expect(await sent(files, { body })).toMatch(/^400 /);
  });

  test("a page that cannot be made, and content that cannot be read", async () => {
    jest.spyOn(console, "error").mockImplementation();
    keepRunQuery({ graphql: () => Promise.reject(new Error("No query")) });
    expect(await sent(preview, { body: { page: "/en/", ...draft } })).toMatch(/^500 /);
    const prices = join(folder, "content/prices.json");
    renameSync(prices, `${prices}~`);
    mkdirSync(prices);
    const [path, action] = ["content/prices.json", "getEntry"];
    expect(await sent(files, { body: { action, params: { path } } })).toMatch(/^500 /);
    rmSync(prices, { recursive: true });
    renameSync(`${prices}~`, prices);
  });
});

test("files are read and written while the owner edits, and never where somebody else develops", async () => {
  const body = { action: "getEntry", params: { path: "content/prices.json" } };
  expect(await sent("/admin/files.json", { body })).toBe("");
  process.env.EDITOR_SERVER = "http://localhost:8000";
  expect(await sent("/admin/files.json", { body })).toContain("content/prices.json");
  delete process.env.EDITOR_SERVER;
});
