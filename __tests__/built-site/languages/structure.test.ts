import { defaultLanguage, languageCodes, localPath } from "../../../src/model/languages";
import { routes } from "../../../src/model/routes";
import { all, notFoundPage, pageAt } from "../page";

/** The elements that have a role for screen readers. */
const WITH_ROLE =
  "header, nav, main, aside, footer, section, article, h1, h2, h3, h4, ul, ol, li, dl, dt, dd, " +
  "a, button, summary, img, figure, blockquote, form, fieldset, input, textarea, table, tr, th, td, " +
  "iframe, [role], [aria-label], [aria-labelledby]";

const depthOf = (element: Element | null): number =>
  element ? depthOf(element.parentElement) + 1 : 0;

/** Returns the depth, name and role of the elements of a page, without their text. */
const structureOf = (page: Document) =>
  all(page.body, WITH_ROLE)
    // The folded original of a review is there in the languages in which it was not written.
    .filter((element) => !element.closest("[aria-hidden=true], article details"))
    .map((element) => {
      // A label has one language only: what holds words in another one is named by its content.
      const names = element.matches("a:has([lang])")
        ? ["aria-label"]
        : element.getAttributeNames().filter((name) => name.startsWith("aria-label"));
      return [depthOf(element), element.localName, element.getAttribute("role"), ...names].join(
        " ",
      );
    });

const others = languageCodes.filter((code) => code !== defaultLanguage);

// The browser tests have snapshots of the Spanish pages; the others may differ in text only.
test.each(Object.values(routes))("%s has the same structure in every language", (path) => {
  const expected = structureOf(pageAt(path));
  expect(expected.length).toBeGreaterThan(50);
  for (const code of others) expect(structureOf(pageAt(localPath(path, code)))).toEqual(expected);
});

test("the not-found page has the same structure in every language", () => {
  const expected = structureOf(notFoundPage(""));
  for (const code of others) expect(structureOf(notFoundPage(`/${code}`))).toEqual(expected);
});
