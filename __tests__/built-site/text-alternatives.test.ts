import { languageCodes } from "../../src/model/languages";
import { visitedPages } from "./built-pages";
import { all } from "./page";

const visited = visitedPages();

test("the name of each language is in that language", () => {
  for (const { file, page } of visited) {
    const links = all(page, "a[hreflang]");
    expect([file, links.length]).toEqual([file, 2 * languageCodes.length]);
    for (const link of links)
      expect([file, link.lang]).toEqual([file, link.getAttribute("hreflang")]);
  }
});

test("what names or describes an element is on its page", () => {
  for (const { file, page } of visited)
    for (const name of ["aria-labelledby", "aria-describedby", "aria-controls", "for"])
      for (const element of all(page, `[${name}]`))
        for (const id of (element.getAttribute(name) ?? "").split(" "))
          expect([file, id, Boolean(page.getElementById(id))]).toEqual([file, id, true]);
});

test("no drawing is read out", () => {
  for (const { file, page } of visited) {
    const drawings = all(page, "svg").filter(
      (svg) => !svg.closest("[aria-hidden=true], [role=img]"),
    );
    expect([file, drawings.map(({ outerHTML }) => outerHTML)]).toEqual([file, []]);
  }
});
