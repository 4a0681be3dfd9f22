import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { en, es } from "../../../../examples/guest-house/model/messages";
import { guestHouse } from "../../../../examples/guest-house/model";
import { openHome } from "../../server/open-home";
import { PICTURE_POLICY } from "../../../typed-content/files/kinds";
import { textsBelow } from "../../../../__tests__/setup/texts-below";
import { ask, askStore, startHome, type TestHome } from "./test-home";

let home: TestHome;
beforeAll(async () => {
  home = await startHome((built) => {
    built("index.html", "the site");
    built("admin/pages.json", "{}");
    built("admin/index.html", "another editor");
    return Promise.resolve(undefined);
  });
  await home.waitForOutcomes(1);
});
afterAll(() => home.close());

const get = (path: string, headers = {}) => ask(home, { path, headers });

test.each([
  ["/", 200, "the site"],
  ["/?a=/admin/", 200, "the site"],
  ["/admin/", 200, "the desk"],
  ["/admin/?a=1", 200, "the desk"],
  ["/admin/desk.js", 200, "the desk's script"],
  ["/admin/pages.json", 200, "{}"],
  ["/admin", 308, ""],
  ["/admin/../../content/house.json", 404, "No hay nada aquí.\n"],
  ["/admin/%2e%2e/%2e%2e/content/house.json", 404, "No hay nada aquí.\n"],
  ["/admin/..%5c..%5ccontent/house.json", 404, "No hay nada aquí.\n"],
  ["/admin/.hidden", 404, "No hay nada aquí.\n"],
  ["/admin/x%00.js", 404, "No hay nada aquí.\n"],
  ["/admin/%", 400, "Esta dirección no se entiende.\n"],
])("%s answers %i: %s", async (path, status, text) => {
  expect(await get(path)).toMatchObject({ status, text });
});

test("what is the desk's is typed, never kept, and in no other site's frame", async () => {
  expect((await get("/admin/desk.js")).headers).toMatchObject({
    "content-type": "text/javascript; charset=utf-8",
    "cache-control": "no-store",
    "content-security-policy": "frame-ancestors 'self'",
    "x-content-type-options": "nosniff",
  });
  expect((await ask(home, { method: "HEAD", path: "/admin/" })).text).toBe("");
});

test("the site's own answer comes through by both addresses, without what lets others read it", async () => {
  const { headers } = await get("/");
  expect(headers["content-type"]).toBe("text/html");
  expect(headers["access-control-allow-origin"]).toBeUndefined();
  expect(await (await fetch(home.origin)).text()).toBe("the site");
  expect((await ask(home, { host: "::1" })).text).toBe("the site");
});

test("pictures of the content are there before a build has them, and nothing else is", async () => {
  const media = join(home.folder, "content/media");
  mkdirSync(media, { recursive: true });
  writeFileSync(join(media, "new room.jpg"), "a room");
  writeFileSync(join(media, "notes.txt"), "secret");
  symlinkSync(join(home.folder, "content/house.json"), join(media, "link.jpg"));
  expect(await get("/media/new%20room.jpg")).toMatchObject({
    status: 200,
    text: "a room",
    headers: {
      "content-type": "image/jpeg",
      "cache-control": "no-store",
      "content-security-policy": `frame-ancestors 'self', ${PICTURE_POLICY}`,
    },
  });
  for (const path of ["/media/notes.txt", "/media/link.jpg", "/media/../house.json", "/media/"]) {
    const { status, text } = await get(path).catch(() => ({ status: 0, text: "" }));
    expect([path, status]).not.toEqual([path, 200]);
    expect(text).not.toMatch(/secret|weeks/);
  }
});

test("nothing is read or written for strangers", async () => {
  const before = textsBelow(join(home.folder, "content"));
  const changes = { "house.json": { text: "{}" } };
  const strangers = [
    { origin: "http://localhost:3000" },
    { origin: "http://attacker.example", "sec-fetch-site": "cross-site" },
    { host: `attacker.example:${home.port}`, origin: home.origin },
    { host: `127.0.0.1:${home.port}`, origin: home.origin },
    {},
  ];
  for (const headers of strangers)
    for (const body of [{ action: "load" }, { action: "commit", revision: "x", changes }]) {
      const asked = { method: "POST", path: "/admin/store", headers };
      const { status, text } = await ask(home, asked, JSON.stringify(body));
      expect([status, text]).toEqual([403, expect.not.stringContaining("revision")]);
    }
  expect(textsBelow(join(home.folder, "content"))).toEqual(before);
});

test.each([
  "",
  "[]",
  '{"action":"load","more":1}',
  '{"action":"commit","revision":"x","changes":{"../x.json":{"text":""}}}',
  '{"action":"commit","revision":"x","changes":{"media/x.jpg":{"upload":"x"}}}',
  "\u0000\uFFFF",
  "[".repeat(200_000),
])("a broken request of its own is answered: %.20s", async (body) => {
  expect(await askStore(home, body)).toMatchObject({ status: 400 });
});

test("what is too long is told so", async () => {
  expect(await askStore(home, "x".repeat(60e6 + 1))).toMatchObject({ status: 413 });
  expect((await get("/admin/")).status).toBe(200);
});

test("a port that is taken is told, before anything is written", async () => {
  const never = jest.fn(() => Promise.reject(new Error("not asked")));
  const settings = { model: guestHouse, messages: { es, en }, port: home.port };
  const steps = { writeDesk: never, build: never, serve: never, onOutcome: never };
  const opened = openHome({ ...settings, ...steps, repository: home.folder });
  await expect(opened).rejects.toThrow(`Port ${home.port} is in use`);
  expect(never).not.toHaveBeenCalled();
});
