import { readFileSync } from "node:fs";
import { join } from "node:path";
import { filesBelow } from "../../../../packages/typed-content/files/files-below";
import { startLoopbackServer } from "../../../../packages/desk/server/loopback-server";
import { expect, test } from "../fixtures";
import { openHome } from "../steps";

// The browser logs every request that it blocks.
test.use({ expectedNoise: /./ });

type Wanted = { origin: string; bodies: string[] };

/** Sends what scripts, elements and forms can send; returns what could be read or loaded. */
const attack = async ({ origin, bodies }: Wanted) => {
  const got: string[] = [];
  const store = `${origin}/admin/store`;
  const reads = ["/admin/", "/admin/pages.json", "/media/hero.jpg", "/"];
  const read = async (address: string, init: RequestInit) => {
    const answer = await fetch(address, init).catch(() => null);
    if (answer && answer.type !== "opaque") got.push(`${init.method} ${address}`);
  };
  for (const mode of ["cors", "no-cors"] as const) {
    for (const path of reads)
      for (const cache of ["default", "force-cache"] as const)
        await read(origin + path, { method: "GET", mode, cache });
    for (const body of bodies)
      for (const type of ["text/plain", "application/json"])
        await read(store, { method: "POST", mode, body, headers: { "Content-Type": type } });
  }
  for (const body of bodies) navigator.sendBeacon(store, body);
  const loaded = (name: string, attributes: Record<string, string>) =>
    new Promise<void>((done) => {
      const element = Object.assign(document.createElement(name), attributes);
      element.onload = () => done(void got.push(name));
      element.onerror = () => done();
      document.body.append(element);
    });
  await loaded("img", { src: `${origin}/media/hero.jpg` });
  await loaded("script", { src: `${origin}/admin/editor.js` });
  await loaded("link", { href: `${origin}/admin/editor.css`, rel: "stylesheet" });
  // The answer to a form loads into a frame and cannot be read.
  for (const body of bodies) {
    const frame = Object.assign(document.createElement("iframe"), { name: "answer" });
    const form = Object.assign(document.createElement("form"), {
      ...{ action: store, method: "post", target: "answer", enctype: "text/plain" },
    });
    const input = document.createElement("input");
    Object.assign(input, { type: "hidden", name: body.replace(/}$/, ',"x":"'), value: '"}' });
    form.append(input);
    document.body.append(frame, form);
    const answered = new Promise((done) => frame.addEventListener("load", done));
    form.submit();
    await answered;
    frame.remove();
  }
  return got;
};

test("a page of another port reads nothing, and writes nothing", async ({
  page,
  context,
  home,
}) => {
  const stored = () =>
    filesBelow(join(home.folder, "content")).map((file) => [file, readFileSync(file, "base64")]);
  const before = stored();
  const load = JSON.stringify({ action: "load" });
  const address = `${home.origin}/admin/store`;
  const own = { method: "POST", headers: { origin: home.origin }, body: load };
  const { revision } = (await (await fetch(address, own)).json()) as { revision: string };
  const commit = (change: object | null) =>
    JSON.stringify({
      ...{ action: "commit", mark: crypto.randomUUID(), revision },
      changes: { "prices.json": change },
    });
  // Fills the browser's cache, from which a foreign page must not read either.
  await openHome(page, home);

  // Another origin, but the same site for browsers.
  const site = await startLoopbackServer(0, (_, response) => {
    response.writeHead(200, { "Content-Type": "text/html" }).end("<!doctype html><title>x</title>");
  });
  const foreign = await context.newPage();
  await foreign.goto(site.url.replace("127.0.0.1", "localhost"));
  const bodies = [load, commit({ text: "stolen" }), commit(null)];
  expect.soft(await foreign.evaluate(attack, { origin: home.origin, bodies })).toEqual([]);
  await foreign.evaluate((to) => location.assign(to), `${home.origin}/admin/`);
  await expect.soft(foreign.locator("body")).toHaveText(/^Aquí solo se entra por/);
  await site.close();
  expect(stored()).toEqual(before);
});
