import { readFileSync } from "node:fs";
import { join } from "node:path";
import { collapseWhitespace } from "../../src/content-files/strings";
import { siteRoot } from "./built-pages";

const parse = (file: string) =>
  new DOMParser().parseFromString(readFileSync(join(siteRoot, file), "utf8"), "text/html");

/** The built page at a path as a person types it: `/de/precios/`. */
export const pageAt = (path: string) => parse(join(path, "index.html"));

/** The page that a host sends, below a language's prefix, for a path that leads nowhere. */
export const notFoundPage = (prefix: string) => parse(`${prefix}/404.html`);

/** A text as it is read: any run of white space, such as Intl's narrow spaces, is one space. */
export const readingOf = (node: Node | null) => collapseWhitespace(node?.textContent ?? "");

/** The only one of a list. @throws where there is none, or more than one */
export const only = <Found>(list: Iterable<Found>, what: string) => {
  const found = [...list];
  const [first] = found;
  if (first === undefined || found.length > 1) throw new Error(`${found.length} ${what}`);
  return first;
};

/** The only element that a selector finds. */
export const the = <Found extends Element = HTMLElement>(root: ParentNode, selector: string) =>
  only(root.querySelectorAll<Found>(selector), `elements are ${selector}`);

export const all = (root: ParentNode, selector: string) =>
  Array.from(root.querySelectorAll<HTMLElement>(selector));

export const readingsOf = (root: ParentNode, selector: string) =>
  all(root, selector).map(readingOf);

/** The only link that reads so; what only screen readers say beside it is left out. */
export const linkThatReads = (root: ParentNode, text: string) =>
  only(
    all(root, "a").filter((link) => readingOf(link).replace(/ ?\(.*\)$/, "") === text),
    `links read: ${text}`,
  );

/** The section whose heading reads so. */
export const sectionThatReads = (root: ParentNode, heading: string) =>
  only(
    all(root, "section").filter((section) => readingOf(section.querySelector("h2")) === heading),
    `sections are called ${heading}`,
  );

/** A link to somewhere else, which must neither replace the site nor reach back into it. */
export const expectNewTab = (link: Element) => {
  expect(link.getAttribute("target")).toBe("_blank");
  expect(link.getAttribute("rel")).toMatch(/noopener/);
};
