import { builtPages, documentOf, visitedPages } from "./built-pages";

const pages = builtPages().map(({ file }) => ({ file, page: documentOf(file) }));

const all = (page: Document) => Array.from(page.querySelectorAll("*"));

test("no text becomes markup: no element runs anything, and none is there that no page has", () => {
  expect(pages.length).toBeGreaterThan(40);
  for (const { file, page } of pages) {
    const strange = all(page).filter(
      (element) =>
        element.getAttributeNames().some((name) => name.startsWith("on")) ||
        /^\s*javascript:/i.test(element.getAttribute("href") ?? "") ||
        element.matches("x-markup, img:not([alt]), object, embed, base"),
    );
    expect([file, strange.map(({ outerHTML }) => outerHTML)]).toEqual([file, []]);
  }
});

test("an element that is drawn as another one keeps none of its attributes", () => {
  const kept = [
    "[type]:not(button, input, link, ol, script, source, style)",
    "[href]:not(a, link, use)",
    "[value]:not(button, input, li, option)",
    "[disabled]:not(button, fieldset, input, option, select, textarea)",
    "[to], [as]:not(link)",
  ];
  for (const { file, page } of pages)
    expect([
      file,
      Array.from(page.querySelectorAll(kept.join()), ({ outerHTML }) => outerHTML),
    ]).toEqual([file, []]);
});

test("before a script has run, a page has one heading, and nothing on it is busy", () => {
  for (const { file, page } of visitedPages()) {
    const found = ["main h1", "[aria-busy=true]"].map((each) => page.querySelectorAll(each).length);
    expect([file, ...found]).toEqual([file, 1, 0]);
  }
});

test("there is a place for toasts before there is a toast, so that it is announced", () => {
  for (const { file, page } of visitedPages()) {
    const places = [...page.querySelectorAll("[role=status]:empty, [role=alert]:empty")]
      .filter((place) => !place.closest("main"))
      .map((place) => place.getAttribute("role"));
    expect([file, places]).toEqual([file, ["status", "alert"]]);
  }
});
