/** @jest-environment jsdom */
import { rmSync } from "node:fs";
import { join } from "node:path";
import { TextDecoder } from "node:util";
import axe from "axe-core";
import { collections } from "../../src/model";
import { translationsPage } from "../../src/translations/page";
import type { Content } from "../../src/content-files/content";
import { readContent } from "../../src/content-files/read";
import { translationsOf } from "../../src/translations/table";
import { contentOf, errorNames, readFixture } from "../validation/fixtures";
import { copyContent } from "./content-copy";
import { translatedTexts } from "./texts-of";
import { present } from "../setup/present";

// The content is read as Node reads it; jsdom has no decoder.
Object.assign(globalThis, { TextDecoder });
jest.setTimeout(60_000);

const open = (html: string) => new DOMParser().parseFromString(html, "text/html");

const pageOf = (content: Content) => open(translationsPage(translationsOf(content)));

const openFixture = async (name: string) => pageOf((await readFixture(name)).content);

const texts = (page: ParentNode, selector: string) =>
  [...page.querySelectorAll(selector)].map(({ textContent }) => textContent ?? "");

const headings = (page: ParentNode) => texts(page, "h1, h2");

/** The cell that a link in the lists leads to. */
const target = (page: Document, link: Element) =>
  page.getElementById(decodeURIComponent((link.getAttribute("href") ?? "").slice(1)));

describe("with the site's own content", () => {
  const { root, remove } = copyContent();
  const page = pageOf(readContent(root, collections));
  const expected = translatedTexts(root);
  afterAll(remove);

  test("holds every text, each in a cell of its language", () => {
    expect(texts(page, "td p").sort()).toEqual(expected.sort());
    const columns = texts(page, "table:first-of-type thead th");
    expect(columns).toEqual(["Campo", "Español", "English", "Deutsch"]);
    for (const row of page.querySelectorAll("tr:has(td)")) {
      const languages = [...row.querySelectorAll("td")].map(({ lang }) => lang);
      expect(languages).toEqual(["es", "en", "de"]);
    }
  });

  test("says how many texts there are and that none is missing", () => {
    expect(page.body.textContent).toContain(`: ${expected.length / 3} textos en`);
    expect(headings(page)).toContain("Textos que faltan: 0");
  });

  test("groups them by collection and file", () => {
    expect(texts(page, "caption")).toEqual(texts(page, "nav a"));
    expect(texts(page, "caption")).toEqual(
      expect.arrayContaining(["Excursiones", "Textos legales", "Menús, botones y formularios"]),
    );
    const files = texts(page, "th[scope=rowgroup]");
    expect(files).toEqual(
      expect.arrayContaining(["pages/home.json", "legal/privacy.yaml", "locales/*/layout.json"]),
    );
    expect(texts(page, "th[scope=row]")).toEqual(
      expect.arrayContaining(["Tres datos › Invitados", "Apartados 2 › Texto", "layout › skip"]),
    );
  });

  test("every link leads somewhere, and no address is there twice", () => {
    const links = [...page.querySelectorAll('a[href^="#"]')];
    expect(links.length).toBeGreaterThan(20);
    expect(links.filter((link) => !target(page, link))).toEqual([]);
    const ids = [...page.querySelectorAll("[id]")].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test("the title of each row leads to its field in the editor", () => {
    const links = [...page.querySelectorAll("th[scope=row] > a")];
    expect(links).toHaveLength(texts(page, "th[scope=row]").length);
    expect(links.map((link) => link.getAttribute("href"))).toEqual(
      expect.arrayContaining([
        "./?field=facts.guests.es#/collections/paginas/entries/HomePage",
        "./?field=skip#/collections/palabras/entries/layout-es",
        "./?field=title.es#/collections/Trip/entries/morning",
      ]),
    );
  });

  test("needs neither a script nor another file, and is kept from search engines", () => {
    expect(page.querySelectorAll("script, link, img, [src], [style]")).toHaveLength(0);
    expect(page.querySelector("meta[name=robots]")?.getAttribute("content")).toBe("noindex");
    expect(page.documentElement.lang).toBe("es");
  });
});

test("a text that is missing or empty is marked in words, counted and linked", async () => {
  for (const name of ["missing-language", "empty-language", "interface-word-missing"]) {
    const page = await openFixture(name);
    expect(headings(page)).toContain("Textos que faltan: 1");
    expect(texts(page, "td.gap")).toEqual(["Falta"]);
    const link = present(page.querySelectorAll("details a")[0], "link");
    expect(target(page, link)).toBe(page.querySelector("td.gap"));
  }
});

test("a field that must be there and is not counts as a gap in every language", async () => {
  const page = await openFixture("empty-yaml");
  expect(headings(page)).toContain("Textos que faltan: 6");
  expect(texts(page, "tr:has(.gap) th")).toEqual(["Título", "Entradilla"]);
});

test("a word that only other languages have, and a file that is missing", async () => {
  const { root, remove } = await contentOf("missing-file");
  rmSync(join(root, "locales/es/layout.json"));
  const page = pageOf(readContent(root, collections));
  remove();
  const gaps = texts(page, "tr:has(.gap) th");
  expect(gaps).toEqual(texts(page, "th[scope=row]").filter((text) => text.startsWith("layout ›")));
  expect(gaps.length).toBeGreaterThan(0);
  expect(texts(page, "main > ul > li")).toEqual([expect.stringContaining("no está")]);
});

const row = (es: string, en?: string, de?: string) => {
  const cell = (text?: string) => ({ file: "a.json", path: [], text });
  return { key: "a.json#/a", label: ["A"], cells: { es: cell(es), en: cell(en), de: cell(de) } };
};
const pageWith = (...rows: ReturnType<typeof row>[]) =>
  open(
    translationsPage({ groups: [{ title: "T", files: [{ file: "a", rows }] }], unreadable: [] }),
  );

test("a text that is the same in two languages says in which", () => {
  const page = pageWith(row("Menú", "Menu", "Menu"), row("Bar", "Bar", "Bar"), row("Sí", "Yes"));
  expect(headings(page)).toContain("Textos iguales en dos idiomas: 3");
  expect(texts(page, "td.equal .mark")).toEqual([
    "Igual que en inglés",
    "Igual que en español",
    "Igual que en español",
  ]);
  expect(texts(page, "td.gap")).toEqual(["Falta"]);
});

test("nothing in the content becomes markup", () => {
  const text = `</p><script>alert("1" & '2')</script>`;
  const page = pageWith(row(text, "two\nlines", "&amp;"));
  expect(page.querySelector("script")).toBeNull();
  expect(texts(page, "td p")).toEqual([text, "two\nlines", "&amp;"]);
});

test("a file that cannot be read is told in a sentence", async () => {
  const sentence = "terms.json no está o no se puede leer: «npm run check» dice por qué.";
  const page = await openFixture("nested-too-deep");
  expect(headings(page)).toContain("Archivos sin leer: 1");
  expect(texts(page, "main > ul > li")).toEqual([sentence]);
});

test.each(errorNames)("there is a page for content with the error %s", async (name) => {
  const { content } = await readFixture(name);
  // No text of the content becomes markup: every one of these is a cell.
  const cells = translationsPage(translationsOf(content)).match(/<td[ >]/g);
  expect(cells?.length).toBeGreaterThan(100);
});

test("axe finds no error", async () => {
  const { content } = await readFixture("interface-word-missing");
  const { groups } = translationsOf(content);
  // A few of each, and the missing word: axe takes its time for every cell.
  const some = groups.map(({ title, files }) => ({
    title,
    files: files.filter(({ file }, index) => index < 1 || file === "locales/*/layout.json"),
  }));
  const page = open(translationsPage({ groups: some.slice(-3), unreadable: ["terms.json"] }));
  expect(headings(page)).toEqual(
    expect.arrayContaining(["Textos que faltan: 1", "Archivos sin leer: 1"]),
  );
  document.documentElement.innerHTML = page.documentElement.innerHTML;
  document.documentElement.lang = page.documentElement.lang;
  // jsdom has no layout, which colours need.
  const { violations } = await axe.run(document, {
    rules: { "color-contrast": { enabled: false } },
  });
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
});
