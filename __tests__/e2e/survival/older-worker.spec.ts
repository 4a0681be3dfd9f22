import type { ServerResponse } from "node:http";
import { startLoopbackServer } from "../../../packages/desk/server/loopback-server";
import { expect, test } from "../setup/fixtures";
import { testSite, urlOf } from "../setup/sites";

/** The usual names of a site's worker, each with a scope. */
const workers = { "/sw.js": "/", "/service-worker.js": "/en/" };

/** A worker that answers with the older site's page for ever. Its cache has the name that Workbox gives it. */
const OLDER = `
  const name = "gatsby-plugin-offline-runtime-" + registration.scope;
  const page = () => new Response("<h1>La web de antes</h1>", { headers: { "Content-Type": "text/html" } });
  addEventListener("install", (event) => {
    skipWaiting();
    event.waitUntil(caches.open(name).then((cache) => cache.put(registration.scope, page())));
  });
  addEventListener("activate", (event) => event.waitUntil(clients.claim()));
  addEventListener("fetch", (event) =>
    event.respondWith(caches.match(event.request).then((found) => found ?? fetch(event.request))));
`;

const passOn = async (path: string, response: ServerResponse) => {
  const answer = await fetch(urlOf(testSite) + path);
  const type = answer.headers.get("content-type") ?? "";
  const body = Buffer.from(await answer.arrayBuffer());
  response.writeHead(answer.status, { "Content-Type": type }).end(body);
};

/** Serves the site at an address that an older site had; until `succeed` is called, with that site's workers. */
const serveSuccessor = async () => {
  let isOlder = true;
  const { url, close } = await startLoopbackServer(0, async ({ url: path = "/" }, response) => {
    if (!isOlder || !(path in workers)) return passOn(path, response);
    response.writeHead(200, { "Content-Type": "text/javascript" }).end(OLDER);
  });
  const address = url.replace("127.0.0.1", "localhost");
  return { url: address, succeed: () => (isOlder = false), close };
};

test("an older site's workers remove themselves, and a half-written message stays", async ({
  page,
}) => {
  const { url, succeed, close } = await serveSuccessor();
  await page.goto(`${url}/precios/`);
  const foreign = `workbox-precache-v2-${url}/tienda/`;
  await page.evaluate(
    async ({ workers, foreign }) => {
      await caches.open(foreign);
      for (const [name, scope] of Object.entries(workers))
        await navigator.serviceWorker.register(name, { scope });
      await navigator.serviceWorker.ready;
    },
    { workers, foreign },
  );
  const cacheNames = () => page.evaluate(() => caches.keys());
  await expect.poll(async () => (await cacheNames()).length).toBe(3);
  const heading = page.locator("h1");
  for (const scope of Object.values(workers)) {
    await page.goto(url + scope);
    await expect(heading).toHaveText("La web de antes");
  }

  await page.goto(`${url}/contacto/`);
  const name = page.getByLabel("Nombre");
  await name.pressSequentially("Ana");
  const navigations: string[] = [];
  page.on("framenavigated", (frame) => navigations.push(frame.url()));
  // Chromium keeps the older worker while it answers.
  await page.waitForLoadState("networkidle");
  succeed();
  await page.evaluate(async () => {
    const registrations = await navigator.serviceWorker.getRegistrations();
    await Promise.all(registrations.map((each) => each.update()));
  });
  const registered = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  await expect.poll(registered).toBe(0);
  expect(await cacheNames()).toEqual([foreign]);
  await name.pressSequentially(" Coll");
  await expect(name).toHaveValue("Ana Coll");
  expect(navigations).toEqual([]);

  for (const scope of Object.values(workers)) {
    await page.goto(url + scope);
    await expect(page.locator("main h1")).toBeVisible();
    await expect(heading).not.toHaveText("La web de antes");
  }
  // Nothing of the last page may still be on its way.
  await page.goto("about:blank");
  await close();
});
