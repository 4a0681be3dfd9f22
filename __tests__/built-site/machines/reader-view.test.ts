import { Readability } from "@mozilla/readability";
import { languageCodes, localPath } from "../../../src/model/languages";
import { DATED_NOTICE } from "../../../src/site/document/element-names";
import { routes, type RouteName } from "../../../src/model/routes";
import { all, find, pageAt, textOf } from "../page";

/** Elements with a text of their own, except the heading and the lead of the page: its title and description. */
const TEXTS = "h2, h3, :not(h1) + p, p:first-child, li, dt, dd, caption, th, td, summary";

/** What leads to other pages, is filled in, holds for a day or a choice, or says that something has failed. */
const BESIDE = `nav, aside, form, ${DATED_NOTICE}, [hidden], [aria-hidden=true], [role=alert]`;

/** The gallery has pictures to show, of which reader views keep none beside so few words. */
const names = (Object.keys(routes) as RouteName[]).filter((name) => name !== "gallery");

const letters = (node: Node | null) => textOf(node).replace(/\s/g, "");

/** Returns a page's texts in the reader view of Firefox, without spaces. */
const inReaderView = (page: Document) =>
  new Readability(page.cloneNode(true) as Document).parse()?.textContent?.replace(/\s/g, "") ?? "";

const textsOf = (page: Document) => {
  const visible = find(page, "main").cloneNode(true) as Element;
  for (const element of all(visible, BESIDE)) element.remove();
  return all(visible, TEXTS)
    .filter((element) => !element.querySelector(TEXTS))
    .map(letters);
};

test.each(languageCodes)("a reader view shows all that there is to read: %s", (language) => {
  const read = names.map((name) => {
    const page = pageAt(localPath(routes[name], language));
    const shown = inReaderView(page);
    const texts = textsOf(page);
    return { name, count: texts.length, lost: texts.filter((text) => !shown.includes(text)) };
  });
  expect(read.reduce((sum, { count }) => sum + count, 0)).toBeGreaterThan(300);
  expect(read.filter(({ lost }) => lost.length > 0)).toEqual([]);
});
