import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { builtPages, documentOf, siteRoot } from "./built-pages";

const pages = builtPages();

/** The link with the canonical address of the home page. */
const canonical = documentOf("index.html").querySelector<HTMLLinkElement>("link[rel=canonical]");
const website = new URL(canonical?.href ?? "").origin;

/** Returns all addresses in a page: of links, resources and forms. */
const addressesIn = (page: Document) =>
  Array.from(page.querySelectorAll("[href], [src], [srcset], [action]")).flatMap((element) => [
    ...["href", "src", "action"].map((name) => element.getAttribute(name)),
    ...(element.getAttribute("srcset") ?? "").split(",").map((part) => part.trim().split(" ")[0]),
  ]);

/** Returns the file that a host sends for a path; undefined if there is none. */
const fileFor = (path: string) => {
  const file = path.replace(/\/$/, "/index.html").slice(1);
  const place = join(siteRoot, file);
  return existsSync(place) && statSync(place).isFile() ? file : undefined;
};

/** Returns the problem of an address of the site; undefined if its file and its id exist. */
const problemWith = ({ pathname, hash }: URL) => {
  const file = fileFor(decodeURIComponent(pathname));
  if (!file) return "no such file";
  // The hash of the desk's address names a screen.
  const id = file === "admin/index.html" ? "" : decodeURIComponent(hash.slice(1));
  return id && !documentOf(file).getElementById(id) ? "no such id" : undefined;
};

test("every address of the site in every page leads to a file, and its hash to an id", () => {
  const found = new Set<string>();
  const broken: string[] = [];
  for (const { file } of pages) {
    const base = new URL(file.replace(/(^|\/)index\.html$/, "$1"), `${website}/`);
    for (const address of addressesIn(documentOf(file))) {
      if (!address) continue;
      const url = new URL(address, base);
      if (url.origin !== website) continue;
      found.add(url.href);
      const problem = problemWith(url);
      if (problem) broken.push(`${file}: ${problem}: ${address}`);
    }
  }
  expect(found.size).toBeGreaterThan(100);
  expect([...found].filter((href) => new URL(href).hash).length).toBeGreaterThan(5);
  expect(broken).toEqual([]);
});

test("an address of the site is written in one form everywhere, and that of a page ends in a slash", () => {
  const addresses = pages
    .filter(({ file }) => !file.startsWith("admin/"))
    .flatMap(({ file }) => addressesIn(documentOf(file)))
    .flatMap((address) => address ?? [])
    .filter((address) => /^\/(?!\/)|^https?:/.test(address))
    .filter((address) => new URL(address, website).origin === website);
  const strange = addresses.filter((address) => {
    const { href, pathname } = new URL(address, website);
    return !href.endsWith(address) || !/(\/|\.\w+)$/.test(pathname);
  });
  expect(addresses.some((address) => address.includes("%C3%B1"))).toBe(true);
  expect([...new Set(strange)]).toEqual([]);
});

test("names and links are in the composed form of Unicode", () => {
  const decomposed = pages.filter(({ html }) => html !== html.normalize("NFC"));
  expect(decomposed.map(({ file }) => file)).toEqual([]);
});
