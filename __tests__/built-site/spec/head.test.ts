import { readFileSync } from "node:fs";
import { join } from "node:path";
import {
  languageCodes,
  localPath,
  prefixOf,
  type LanguageCode,
} from "../../../src/model/languages";
import { titleKey } from "../../../src/model/page-title";
import { routes, servicePagePath } from "../../../src/model/routes";
import { pages } from "../../e2e/setup/pages";
import { all, notFoundPage, pageAt, textOf, find } from "../page";

const COMPANY = "Vela Clara";
const WEBSITE = "https://www.velaclara.test";

const sectionNames = (language: LanguageCode) => {
  const file = join("__tests__/content/locales", language, "navigation.json");
  return JSON.parse(readFileSync(file, "utf8")) as Record<string, string>;
};

const birthdays = JSON.parse(readFileSync("__tests__/content/services/birthdays.json", "utf8")) as {
  id: string;
  title: Record<LanguageCode, string>;
};

const attribute = (page: Document, selector: string, name: string) =>
  find(page, selector).getAttribute(name);

describe.each(pages)("$title", ({ name, language, path }) => {
  const page = name === "notFound" ? notFoundPage(prefixOf(language)) : pageAt(path);

  test("All routes share one layout. Page titles follow the form '{section name} | {business name}'", () => {
    expect(page.documentElement.lang).toBe(language);
    const section =
      name === "service" ? birthdays.title[language] : sectionNames(language)[titleKey(name)];
    expect(page.title).toBe(`${section} | ${COMPANY}`);
    for (const part of ["header", "main", "footer"])
      expect(textOf(page.querySelector(`body ${part}`))).not.toBe("");
    expect(all(page, "h1")).toHaveLength(1);
    expect(attribute(page, 'meta[name="description"]', "content")).toMatch(/.{10}/);
  });

  test("canonical and twins", () => {
    const canonical = 'link[rel="canonical"]';
    if (name === "notFound") {
      expect(all(page, canonical)).toEqual([]);
      expect(attribute(page, 'meta[name="robots"]', "content")).toBe("noindex");
      return;
    }
    const route = name === "service" ? servicePagePath(birthdays.id) : routes[name];
    const address = (code: LanguageCode) => encodeURI(WEBSITE + localPath(route, code));
    expect(attribute(page, canonical, "href")).toBe(address(language));
    const twins = all(page, 'link[rel="alternate"][hreflang]').map((link) => [
      link.getAttribute("hreflang"),
      link.getAttribute("href"),
    ]);
    expect(twins).toEqual([
      ...languageCodes.map((code) => [code, address(code)]),
      ["x-default", address("es")],
    ]);
  });
});

test("Supported languages: es, en, de; default es", () => {
  const twins = all(pageAt("/"), 'link[rel="alternate"][hreflang]');
  expect(twins.map((link) => link.getAttribute("hreflang"))).toEqual([
    "es",
    "en",
    "de",
    "x-default",
  ]);
  expect(twins[3]?.getAttribute("href")).toBe(twins[0]?.getAttribute("href"));
});
