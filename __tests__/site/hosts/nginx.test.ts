/** @jest-environment node */
import { readFileSync } from "node:fs";
import { dirname, extname, join, relative, sep } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { freePort } from "../../../src/commands/lib/free-port";
import { filesBelow } from "../../../src/commands/lib/repository-copy";
import { serveSite } from "../../../src/commands/lib/serve";
import { hasNginx, serveWithNginx } from "../../e2e/nginx";
import { siteRoot } from "../built-pages";

if (!hasNginx()) console.warn("The configuration for nginx has not been tried: nginx is missing.");

const files = filesBelow(siteRoot).map(
  (file) => `/${relative(siteRoot, file).split(sep).join("/")}`,
);
const pages = files.filter((file) => file.endsWith(".html"));

/** One file of each kind in each folder. */
const kinds = new Map(files.map((file) => [dirname(file) + extname(file), file]));

const redirects = readFileSync(join(siteRoot, "_redirects"), "utf8")
  .split("\n")
  .flatMap((line) => line.split(" ")[0] || []);

/** What people and robots ask for that is not there, or that nobody should see. */
const UNKNOWN = [
  "/no-existe",
  "/no-existe/",
  "/no-existe.html",
  "/en/no-existe/",
  "/de/precios/no-existe/?a=b",
  "/entrada/",
  "/static/",
  "/static",
  "/static/no-existe.js",
  "/admin/no-existe",
  "/.htaccess",
  "/.git/config",
];

const addresses = [
  ...[...kinds.values()].filter((file) => !/^\/_(headers|redirects)$/.test(file)),
  ...pages,
  ...pages.map((page) => page.replace(/(index)?\.html$/, "")),
  ...pages.map((page) => page.replace(/(\/index)?\.html$/, "")),
  ...redirects,
  ...redirects.map((path) => `${path}?a=b&c`),
  "/precios?a=b",
  ...UNKNOWN,
].map((path) => (path.includes("%") ? path : encodeURI(path)) || "/");

const headersOf = (text: string) =>
  [...text.matchAll(/^\s+([\w-]+): /gm)].map(([, name]) => name.toLowerCase());

/** The headers by which a host could differ from another. */
const compared = [
  ...headersOf(readFileSync(join(siteRoot, "_headers"), "utf8")),
  "cache-control",
  "content-type",
];

/** Kinds of file that have two names. */
const SYNONYMS: Record<string, string> = {
  "image/vnd.microsoft.icon": "image/x-icon",
  "application/xml": "text/xml; charset=utf-8",
};

const ask = async (host: string, address: string) => {
  const response = await fetch(host + address, { redirect: "manual" });
  const { status, headers } = response;
  const text = await response.text();
  const body = status === 404 || address.endsWith("/") ? text : undefined;
  // Cloudflare does not encode all of them.
  if (status === 308) return { status, location: decodeURI(headers.get("location") ?? "") };
  const told = compared.map((name) => {
    const value = headers.get(name) ?? "";
    return [name, SYNONYMS[value] ?? value];
  });
  return { status, body, ...Object.fromEntries(told) };
};

(hasNginx() ? describe : describe.skip)("nginx, as the README has it", () => {
  let nginx: Awaited<ReturnType<typeof serveWithNginx>> & { url: string };
  let pagesHost: Awaited<ReturnType<typeof serveSite>>;
  beforeAll(async () => {
    const port = await freePort();
    pagesHost = await serveSite({ port: await freePort(), folder: siteRoot });
    nginx = {
      ...(await serveWithNginx({ port, folder: siteRoot })),
      url: `http://127.0.0.1:${port}`,
    };
  }, 60_000);
  afterAll(() => Promise.all([nginx.close(), pagesHost.close()]));

  test("answers every address as Cloudflare Pages does", async () => {
    const answers = async (host: string) => {
      const told = [];
      for (const address of addresses) told.push(await ask(host, address));
      return told;
    };
    const [here, there] = await Promise.all([nginx.url, pagesHost.url].map(answers));
    const differences = addresses.flatMap((address, index) =>
      isDeepStrictEqual(here[index], there[index])
        ? []
        : { address, here: here[index], there: there[index] },
    );
    expect(addresses.length).toBeGreaterThan(100);
    expect(differences).toEqual([]);
  }, 60_000);

  test.each(["/_headers", "/_redirects"])("keeps %s to itself", async (address) => {
    expect((await ask(nginx.url, address)).status).toBe(404);
  });

  test("sends texts compressed, and what has not changed not at all", async () => {
    const page = await fetch(`${nginx.url}/precios/`);
    expect(page.headers.get("content-encoding")).toBe("gzip");
    await page.body?.cancel();
    const headers = { "If-None-Match": page.headers.get("etag") ?? "" };
    expect((await fetch(`${nginx.url}/precios/`, { headers })).status).toBe(304);
  });
});
