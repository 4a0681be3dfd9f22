/** @jest-environment node */
import { readFileSync } from "node:fs";
import { dirname, extname, join, relative, sep } from "node:path";
import { freePort } from "../../../src/commands/lib/free-port";
import { filesBelow } from "../../../src/commands/lib/repository-copy";
import { serveSite } from "../../../src/commands/lib/serve";
import { siteRoot } from "../built-pages";
import { netlifyHeaders, netlifyRules } from "./netlify";

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
  cloudflare = await serveSite({ port: await freePort(), folder: siteRoot });
  expected = await answersOf(cloudflare.url);
}, 60_000);
afterAll(() => cloudflare.close());

test("there is something to compare", () => {
  expect(expected.filter(({ status }) => status === 200).length).toBeGreaterThan(60);
  expect(expected.filter(({ status }) => status === 308).length).toBeGreaterThan(60);
  expect(expected.filter(({ status }) => status === 404).length).toBeGreaterThan(10);
});

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

  test("leads where Cloudflare Pages leads", () => {
    expect(rules.redirects.length).toBeGreaterThan(0);
    for (const { from, to, status } of rules.redirects) {
      const index = addresses.indexOf(from);
      expect({ from, status, location: decodeURI(to) }).toEqual({ from, ...expected[index] });
    }
  });
});
