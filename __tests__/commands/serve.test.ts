import { join } from "node:path";
import { serveSite, type Site } from "../../src/commands/lib/serve";
import { startLoopbackServer } from "../../src/base/loopback/server";
import { temporaryFolder, write } from "../setup/temporary-folder";

// The server starts slowly on a busy machine.
jest.setTimeout(90_000);

const FILES = {
  "index.html": "home",
  "404.html": "not found",
  "en/404.html": "not found in English",
  "page/index.html": "a page",
  "reseñas/index.html": "a page with ñ",
};

const { folder, remove } = temporaryFolder();
let port: number;
let site: Site;

beforeAll(async () => {
  for (const [name, text] of Object.entries(FILES)) write(join(folder, "public", name), text);
  const { url, close } = await startLoopbackServer(0, () => undefined);
  await close();
  port = Number(new URL(url).port);
  site = await serveSite({ port, folder: join(folder, "public") });
});
afterAll(async () => {
  await site.close();
  remove();
});

const get = (path: string, headers = {}) =>
  fetch(`http://127.0.0.1:${port}${path}`, { redirect: "manual", headers });

test.each([
  ["/", 200, "home"],
  ["/page/", 200, "a page"],
  ["/rese%C3%B1as/", 200, "a page with ñ"],
  ["/nowhere/", 404, "not found"],
  ["/en/nowhere/at-all", 404, "not found in English"],
])("%s answers %i: %s", async (path, status, text) => {
  const response = await get(path);
  expect(response.status).toBe(status);
  expect(await response.text()).toBe(text);
});

test("what the browser has already is not sent again", async () => {
  const etag = (await get("/page/")).headers.get("etag") ?? "";
  expect((await get("/page/", { "If-None-Match": etag })).status).toBe(304);
});

test("a file that changes is served as it is now", async () => {
  write(join(folder, "public/page/index.html"), "a page, rebuilt");
  expect(await (await get("/page/")).text()).toBe("a page, rebuilt");
});

test("a port that is taken, and a folder without a site, are told", async () => {
  await expect(serveSite({ port, folder: join(folder, "public") })).rejects.toThrow(
    `Port ${port} is in use`,
  );
  await expect(serveSite({ port, folder: join(folder, "en") })).rejects.toThrow("npm run build");
});

test("closing it frees the port", async () => {
  await site.close();
  await expect(get("/")).rejects.toThrow();
  const { close } = await startLoopbackServer(port, (_, response) => void response.end("another"));
  expect(await (await get("/")).text()).toBe("another");
  await close();
});
