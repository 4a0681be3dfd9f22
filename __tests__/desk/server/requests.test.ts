import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { en, es } from "../../guest-house/messages";
import { guestHouse } from "../../guest-house/model";
import { PICTURE_POLICY } from "../../../src/typed-content/files/kinds";
import { textsBelow } from "../../setup/texts-below";
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
  for (const [path, type] of [
    ["/admin/", "text/html; charset=utf-8"],
    ["/admin/desk.js", "text/javascript; charset=utf-8"],
  ] as const) {
    expect((await get(path)).headers).toMatchObject({
      "content-type": type,
      "cache-control": "no-store",
      "content-security-policy": "frame-ancestors 'self'",
      "x-content-type-options": "nosniff",
    });
  }
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

test.each([
  ["127.0.0.1", "127.0.0.1"],
  ["[::1]", "::1"],
])("whoever has typed %s is led to the name", async (name) => {
  const typedHeaders = { host: `${name}:${home.port}`, "sec-fetch-mode": "navigate" };
  const redirect = { status: 307, headers: { location: `${home.origin}/admin/?a=1` } };
  expect(await get("/admin/?a=1", typedHeaders)).toMatchObject(redirect);
  const strangers = [
    { headers: { ...typedHeaders, "sec-fetch-mode": "cors" } },
    { headers: { ...typedHeaders, origin: "http://localhost:3000" } },
    { headers: typedHeaders, method: "POST" },
    { headers: typedHeaders, method: "HEAD" },
    { headers: { host: `${name}:1` } },
    { headers: { host: name } },
  ];
  for (const stranger of strangers) expect((await ask(home, stranger)).status).toBe(403);
});

describe("strangers", () => {
  const load = JSON.stringify({ action: "load" });
  const write = JSON.stringify({
    action: "commit",
    mark: crypto.randomUUID(),
    revision: "x",
    changes: { "house.json": { text: "{}" } },
  });
  const foreignHeaders = (port: number) => [
    { origin: "http://localhost:3000" },
    { origin: "http://attacker.example", "sec-fetch-site": "cross-site" },
    { origin: "null" },
    { origin: `http://127.0.0.1:${port}` },
    { origin: `https://localhost:${port}` },
    { host: "attacker.example", origin: "http://attacker.example" },
    { host: `attacker.example:${port}`, origin: `http://localhost:${port}` },
    { host: `127.0.0.1:${port}`, origin: `http://127.0.0.1:${port}` },
    { host: `localhost.:${port}`, origin: `http://localhost:${port}` },
    {},
  ];

  test.each(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE"])(
    "nothing is read or written for them by %s",
    async (method) => {
      const before = textsBelow(join(home.folder, "content"));
      for (const stranger of foreignHeaders(home.port)) {
        for (const body of ["", load, write, "{", "x".repeat(1e5)]) {
          const preflight = { "access-control-request-method": "POST" };
          const headers = { ...stranger, ...(method === "OPTIONS" && preflight) };
          const response = await ask(home, { method, path: "/admin/store", headers }, body);
          const isNavigation =
            Object.keys(stranger).length === 0 && ["GET", "HEAD"].includes(method);
          expect(response.status).toBe(isNavigation ? 405 : 403);
          expect(response.text).not.toContain("revision");
          expect(Object.keys(response.headers).join()).not.toContain("access-control");
        }
      }
      expect(textsBelow(join(home.folder, "content"))).toEqual(before);
    },
  );

  test.each(["upgrade: websocket", "expect: 100-continue", "expect: another"])(
    "nor by what is no request for a page: %s",
    async (header) => {
      const answer = await new Promise<string>((resolve) => {
        let text = "";
        const socket = connect(home.port, "127.0.0.1", () =>
          socket.end(
            `POST /admin/store HTTP/1.1\r\nhost: attacker.example\r\nconnection: upgrade\r\n${header}\r\ncontent-length: ${load.length}\r\n\r\n${load}`,
          ),
        );
        socket.on("data", (chunk) => (text += String(chunk))).on("close", () => resolve(text));
      });
      expect(answer).not.toMatch(/HTTP\/1\.1 (200|101)|revision/);
    },
  );
});

test.each([
  ["", 400],
  ["{", 400],
  ["[]", 400],
  ['{"action":"format"}', 400],
  ['{"action":"load","more":1}', 400],
  [
    `{"action":"commit","revision":"x","mark":"${crypto.randomUUID()}","changes":{"../x.json":{"text":""}}}`,
    400,
  ],
  ["\u0000\uFFFF", 400],
  ["[".repeat(200_000), 400],
])("a broken request of its own is answered: %.20s", async (body, status) => {
  const before = textsBelow(join(home.folder, "content"));
  expect((await askStore(home, body)).status).toBe(status);
  expect(textsBelow(join(home.folder, "content"))).toEqual(before);
});

test("what is too long is told so", async () => {
  expect(await askStore(home, "x".repeat(60e6 + 1))).toMatchObject({ status: 413 });
  expect((await get("/admin/")).status).toBe(200);
});

test("a request that is cut off, and what is no request, end nothing", async () => {
  const own = `host: localhost:${home.port}\r\norigin: ${home.origin}`;
  const requests = [
    `POST /admin/store HTTP/1.1\r\n${own}\r\ncontent-length: 100\r\n\r\n{"action"`,
    `POST /admin/store HTTP/1.1\r\n${own}\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n`,
    `GET / HTTP/1.1\r\n${own}\r\n\r\n`,
    "GET",
    "\u0016\u0003\u0001 \r\n\r\n",
  ];
  for (const text of requests) {
    await new Promise<void>((closed) => {
      const socket = connect(home.port, "127.0.0.1", () => {
        socket.write(text);
        setTimeout(() => socket.destroy(), 20);
      });
      socket.on("close", () => closed()).on("error", () => undefined);
    });
  }
  expect((await get("/")).text).toBe("the site");
  expect((await askStore(home, { action: "load" })).status).toBe(200);
});

test("a port that is taken is told", async () => {
  const { openHome } = await import("../../../src/desk/server/open-home");
  const never = () => Promise.reject(new Error("not asked"));
  const settings = {
    model: guestHouse,
    messages: { es, en },
    writeDesk: never,
    build: never,
    serve: never,
    onBuild: never,
    onOutcome: never,
  };
  await expect(openHome({ ...settings, port: home.port, repository: home.folder })).rejects.toThrow(
    `Port ${home.port} is in use`,
  );
  expect((await get("/admin/")).text).toBe("the desk");
});
