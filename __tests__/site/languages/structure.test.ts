import { defaultLanguage, languageCodes, localPath } from "../../../src/languages";
import { routes } from "../../../src/routes";
import { all, notFoundPage, pageAt } from "../page";

/** What a screen reader makes a role of. */
const WITH_ROLE =
  "header, nav, main, aside, footer, section, article, h1, h2, h3, h4, ul, ol, li, dl, dt, dd, " +
  "a, button, summary, img, figure, blockquote, form, fieldset, input, textarea, table, tr, th, td, " +
  "iframe, [role], [aria-label], [aria-labelledby]";

const depthOf = (element: Element | null): number =>
  element ? depthOf(element.parentElement) + 1 : 0;

/** The elements of a page with what they are, line by line, without a word of their text. */
const structureOf = (page: Document) =>
  all(page.body, WITH_ROLE)
    .filter((element) => !element.closest("[aria-hidden=true]"))
    .map((element) => {
      const names = element.getAttributeNames().filter((name) => name.startsWith("aria-label"));
      return [depthOf(element), element.localName, element.getAttribute("role"), ...names].join(
        " ",
      );
    });

const others = languageCodes.filter((code) => code !== defaultLanguage);

// The trees of the Spanish pages are kept with the browser tests; these differ in words alone.
test.each(Object.values(routes))("%s has the same structure in every language", (path) => {
  const expected = structureOf(pageAt(path));
  expect(expected.length).toBeGreaterThan(50);
  for (const code of others) expect(structureOf(pageAt(localPath(path, code)))).toEqual(expected);
});

test("the not-found page has the same structure in every language", () => {
  const expected = structureOf(notFoundPage(""));
  for (const code of others) expect(structureOf(notFoundPage(`/${code}`))).toEqual(expected);
});
