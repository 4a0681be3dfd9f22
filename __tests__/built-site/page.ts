import { existsSync } from "node:fs";
import { join } from "node:path";
import { languageCodes, localPath, type LanguageCode } from "../../src/model/languages";
import { routes, servicePagePath, type RouteName } from "../../src/model/routes";
import { collapseWhitespace } from "../../packages/typed-content/texts/strings";
import { documentOf, siteRoot } from "./built-pages";

/** Returns the built page at a decoded path, such as `/de/escribir-reseña/`. */
export const pageAt = (path: string) => documentOf(`${path}index.html`);

const SERVICE = servicePagePath("birthdays");

const paths = { ...routes, ...(existsSync(join(siteRoot, SERVICE)) && { service: SERVICE }) };

/** Returns every page that has a route, and a service's own where there is one, in every language. */
export const routedPages = () =>
  languageCodes.flatMap((language: LanguageCode) =>
    (Object.keys(paths) as (RouteName | "service")[]).map((name) => {
      const path = localPath(paths[name] ?? "", language);
      return { name, language, path, page: pageAt(path) };
    }),
  );

/** Returns the page that a host sends, below a language's prefix, for a path that does not exist. */
export const notFoundPage = (prefix: string) => documentOf(`${prefix}/404.html`);

/** Returns the text of a node. Any run of white space, such as Intl's narrow spaces, is one space. */
export const textOf = (node: Node | null) => collapseWhitespace(node?.textContent ?? "");

/** Returns the only item of a list. @throws if there is none, or more than one */
export const only = <Found>(list: Iterable<Found>, what: string) => {
  const found = [...list];
  const [first] = found;
  if (first === undefined || found.length > 1) throw new Error(`${found.length} ${what}`);
  return first;
};

/** Returns the only element that matches a selector. @throws if there is none, or more than one */
export const find = <Found extends Element = HTMLElement>(root: ParentNode, selector: string) =>
  only(root.querySelectorAll<Found>(selector), `elements match ${selector}`);

export const all = (root: ParentNode, selector: string) =>
  Array.from(root.querySelectorAll<HTMLElement>(selector));

export const textsOf = (root: ParentNode, selector: string) => all(root, selector).map(textOf);

/** Returns the only link with this text, apart from an addition in brackets for screen readers. */
export const linkWithText = (root: ParentNode, text: string) =>
  only(
    all(root, "a").filter((link) => textOf(link).replace(/ ?\(.*\)$/, "") === text),
    `links have the text ${text}`,
  );

/** Returns the only section with this heading, with all sections that it contains. */
export const sectionWithHeading = (root: ParentNode, heading: string) =>
  only(
    all(root, "section:not(section section)").filter(
      (section) => textOf(section.querySelector("h2")) === heading,
    ),
    `sections have the heading ${heading}`,
  );

/** Expects that a link opens in a new tab, which cannot access the site. */
export const expectNewTab = (link: Element) => {
  expect(link.getAttribute("target")).toBe("_blank");
  expect(link.getAttribute("rel")).toMatch(/noopener/);
};
