import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { dirname, extname, join, relative, sep } from "node:path";
import { filesBelow } from "../../../packages/typed-content/files/files-below";
import { deskHeaders } from "../../../src/commands/lib/desk-headers";
import { languageCodes, localAddress } from "../../../src/model/languages";
import { routes } from "../../../src/model/routes";
import { ownOriginPolicy, SANDBOX } from "../../../packages/desk/sign-in/own-origin";
import { PICTURE_ENDING, PICTURE_POLICY } from "../../../packages/typed-content/files/kinds";
import { webSettings } from "../../../packages/desk/__tests__/web-settings";
import { siteRoot } from "../built-pages";
import { netlifyHeaders, netlifyRules } from "./netlify";
import { serveSite } from "./serve-site";

const files = filesBelow(siteRoot).map(
  (file) => `/${relative(siteRoot, file).split(sep).join("/")}`,
);
const pages = files.filter((file) => file.endsWith(".html"));

/** One file of each kind in each folder. */
const kinds = new Map(files.map((file) => [dirname(file) + extname(file), file]));

const redirects = readFileSync(join(siteRoot, "_redirects"), "utf8")
  .split("\n")
  .flatMap((line) => line.split(" ")[0] || []);

/** Paths that do not exist, or that must not be served. */
const UNKNOWN = [
  ...["/no-existe", "/no-existe/", "/no-existe.html", "/en/no-existe/", "/entrada/"],
  ...["/de/precios/no-existe/?a=b", "/static/", "/static", "/static/no-existe.js"],
  ...["/admin/no-existe", "/.htaccess", "/.git/config"],
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
  [...text.matchAll(/^\s+([\w-]+): /gm)].map(([, name]) => String(name).toLowerCase());

/** The headers in which hosts may differ. */
const compared = [
  ...headersOf(readFileSync(join(siteRoot, "_headers"), "utf8")),
  "cache-control",
  "content-type",
];

const ask = async (host: string, address: string) => {
  const response = await fetch(host + address, { redirect: "manual" });
  const { status, headers } = response;
  const text = await response.text();
  const body = status === 404 || address.endsWith("/") ? text : undefined;
  // Cloudflare does not encode all locations.
  if (status === 308) return { status, location: decodeURI(headers.get("location") ?? "") };
  const values = compared.map((name) => [name, headers.get(name) ?? ""]);
  return { status, body, ...Object.fromEntries(values) };
};

const answersOf = async (host: string) => {
  const answers = [];
  for (const address of addresses) answers.push(await ask(host, address));
  return answers;
};

let cloudflare: Awaited<ReturnType<typeof serveSite>>;
/** The response to each address by Cloudflare Pages' engine, on which the browser tests run. */
let expected: Awaited<ReturnType<typeof answersOf>>;
beforeAll(async () => {
  cloudflare = await serveSite(siteRoot);
  expected = await answersOf(cloudflare.url);
}, 60_000);
afterAll(() => cloudflare.close());

test("there is something to compare", () => {
  expect(expected.filter(({ status }) => status === 200).length).toBeGreaterThan(60);
  expect(expected.filter(({ status }) => status === 308).length).toBeGreaterThan(60);
  expect(expected.filter(({ status }) => status === 404).length).toBeGreaterThan(10);
});

test.each(["media", "share", "static"])("pictures in /%s run nothing, opened alone", (folder) => {
  const isPicture = (file: string) => file.startsWith(`/${folder}/`) && PICTURE_ENDING.test(file);
  const answers = addresses.flatMap((address, index) =>
    isPicture(address) ? [expected[index] as Record<string, unknown>] : [],
  );
  expect(answers.length).toBeGreaterThan(0);
  for (const answer of answers)
    expect(answer["content-security-policy"]).toBe(`frame-ancestors 'self', ${PICTURE_POLICY}`);
});

/**
 * What Cloudflare Pages answers to each spelling of ñ without and with a slash at the end. The same table is in
 * docs/publishing.md.
 */
const spellings: Record<string, [without: number, withSlash: number]> = {
  "%C3%B1": [308, 200],
  "%c3%b1": [308, 200],
  "n%CC%83": [308, 308],
  "n%cc%83": [308, 308],
  "%F1": [308, 308],
  "%f1": [308, 308],
  n: [308, 308],
};

const withEnye = languageCodes.flatMap((language) =>
  [routes.reviews, routes.writeReview].map((path) => localAddress(path, language)),
);

test.each(Object.entries(spellings))(
  "ñ written as %s leads to its page",
  async (spelling, table) => {
    expect(withEnye).toHaveLength(2 * languageCodes.length);
    for (const page of withEnye) {
      const other = page.replace("%C3%B1", spelling);
      for (const [index, path] of [other.slice(0, -1), other].entries()) {
        const answer = await fetch(`${cloudflare.url}${path}?a=b`, { redirect: "manual" });
        const { status, headers } = answer;
        const to = table[index] === 308 ? `${page}?a=b` : null;
        expect([path, status, headers.get("location")]).toEqual([path, table[index], to]);
      }
    }
  },
);

describe("Netlify, by its own parsers", () => {
  const rules = netlifyRules(siteRoot);

  test("finds no fault", () => {
    expect(rules.errors).toEqual([]);
  });

  test("sends the headers that Cloudflare Pages sends", () => {
    for (const [index, address] of addresses.entries()) {
      const answer: Record<string, unknown> = expected[index];
      if (answer.status !== 200) continue;
      const headers = netlifyHeaders(rules, address.replace(/\?.*/, ""));
      const names = compared.filter((name) => name !== "content-type");
      const named = (value: (name: string) => unknown) =>
        Object.fromEntries(names.map((name) => [name, value(name)]));
      expect({ address, ...named((name) => headers.get(name) ?? "") }).toEqual({
        address,
        ...named((name) => answer[name]),
      });
    }
  });

  test("sends the pictures of the handbook under the same policy", () => {
    const headers = netlifyHeaders(rules, "/admin/handbook/desk.png");
    expect(headers.get("content-security-policy")).toContain(PICTURE_POLICY);
  });

  test("leads from every other spelling of ñ, and never from a page's own address", () => {
    const from = rules.redirects.map((rule) => rule.from);
    for (const page of withEnye) {
      const others = Object.keys(spellings).map((spelling) => page.replace("%C3%B1", spelling));
      expect(from).toEqual(expect.arrayContaining(others.map((path) => path.slice(0, -1))));
      expect(from).toEqual(expect.arrayContaining(others.slice(2)));
      expect(from).not.toContain(page);
    }
  });

  test("leads where Cloudflare Pages leads", () => {
    expect(rules.redirects.length).toBeGreaterThan(0);
    for (const { from, to, status } of rules.redirects) {
      const index = addresses.indexOf(from);
      expect({ from, status, location: decodeURI(to) }).toEqual({ from, ...expected[index] });
    }
  });
});

describe("the desk's own origin at Cloudflare Pages", () => {
  const settings = { ...webSettings, origin: "https://DESK.example.com:443" };
  const folder = mkdtempSync(join(tmpdir(), "desk-origin-"));
  let host: typeof cloudflare;
  beforeAll(async () => {
    const own = ["index.html", "404.html", "_headers", "admin/index.html", "admin/manual.es.html"];
    for (const file of own) cpSync(join(siteRoot, file), join(folder, file));
    cpSync(join(siteRoot, "admin/signed-in"), join(folder, "admin/signed-in"), { recursive: true });
    mkdirSync(join(folder, "admin/handbook"));
    writeFileSync(join(folder, "admin/handbook/guia.html"), "<script>steal()</script>");
    writeFileSync(join(folder, "_headers"), deskHeaders(settings), { flag: "a" });
    host = await serveSite(folder);
  }, 60_000);
  afterAll(async () => {
    await host.close();
    rmSync(folder, { recursive: true });
  });

  /** Asks for a path at an address of which this computer is the host. */
  const headersAt = (name: string, path: string) =>
    new Promise<NodeJS.Dict<string | string[]>>((done, fail) => {
      request(host.url + path, { headers: { Host: name } }, (response) => {
        response.resume();
        done(response.headers);
      })
        .on("error", fail)
        .end();
    });
  const policyAt = async (name: string, path: string) =>
    (await headersAt(name, path))["content-security-policy"];

  test.each(["/admin/", "/admin/signed-in/", "/admin/manual.es"])(
    "the desk's document %s has its policy alone",
    async (path) => {
      expect(await policyAt("desk.example.com", path)).toBe(ownOriginPolicy(settings));
    },
  );

  test.each([
    ...["/", "/?a=b", "//", "/no-existe", "/adm%69n/", "/admin", "/admin/no-existe", "/admin//"],
    ...["/admin/handbook/guia", "/admin/handbook/guia.html", "/admin/manual.es/x", "/admin/..%2f"],
  ])("%s is in a sandbox", async (path) => {
    const policies = String(await policyAt("desk.example.com", path)).split(", ");
    expect(policies).toContain(SANDBOX);
  });

  test("its pages may show their own pictures, and frames of it are refused", async () => {
    const headers = await headersAt("desk.example.com", "/");
    expect(headers["cross-origin-resource-policy"]).toBeUndefined();
    for (const path of ["/", "/admin/"])
      expect(await policyAt("desk.example.com", path)).toContain("frame-ancestors 'self'");
  });

  test("the site's address stays as it is, and no other site shows its pages in a frame", async () => {
    for (const path of ["/", "/admin/"])
      expect(await headersAt("www.example.com", path)).toMatchObject({
        "content-security-policy": "frame-ancestors 'self'",
        "x-frame-options": "SAMEORIGIN",
      });
  });
});
