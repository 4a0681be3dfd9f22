import { languageCodes, localPath } from "../../src/base/languages";
import { routes } from "../../src/model/routes";
import { visitedPages } from "./built-pages";
import { all, pageAt, textOf, textsOf, find } from "./page";

const visited = visitedPages();

test("the name of each language is in that language", () => {
  for (const { file, page } of visited) {
    const links = all(page, "a[hreflang]");
    expect([file, links.length]).toEqual([file, 2 * languageCodes.length]);
    for (const link of links)
      expect([file, link.lang]).toEqual([file, link.getAttribute("hreflang")]);
  }
});

test("there is a place for toasts before there is a toast, so that it is announced", () => {
  for (const { file, page } of visited) {
    const places = ["status", "alert"].map((role) => all(page, `[role=${role}]:empty`).length);
    expect([file, places]).toEqual([file, [1, 1]]);
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

/** Two times of day, such as 9:30–13:30. */
const HOURS = /\d{1,2}:\d{2}–\d{1,2}:\d{2}/;

test.each(languageCodes)("a text says what is drawn: %s", (language) => {
  const home = pageAt(localPath(routes.home, language));
  const prices = pageAt(localPath(routes.prices, language));
  const trips = pageAt(localPath(routes.trips, language));

  // The day ruler: each trip with its hours, how long it takes and, on the home page, its price.
  const ruler = textsOf(home, "main ol > li");
  expect(textsOf(trips, "main ol > li")).toHaveLength(ruler.length);
  for (const text of ruler) expect(text).toMatch(new RegExp(`€.*${HOURS.source}.* · [\\d.,]+ `));

  // The slices of the price cards, and the sun's curve of each trip.
  for (const [page, light] of [[prices], [trips, "dl"]] as const) {
    const cards = all(page, "main article");
    expect(cards).toHaveLength(ruler.length);
    for (const shown of cards) {
      const card = shown.cloneNode(true) as Element;
      all(card, "[aria-hidden=true]").forEach((drawing) => drawing.remove());
      expect(textOf(card)).toMatch(HOURS);
      if (light) expect(textsOf(card, `${light} dd`).every(Boolean)).toBe(true);
    }
  }

  // The chart: a named list of its places, in text.
  for (const page of [home, pageAt(localPath(routes.location, language))]) {
    const places = find(page, "main ul[aria-label]:has([data-kind])");
    expect(places.getAttribute("aria-label")).toBeTruthy();
    expect(textsOf(places, "li")).not.toHaveLength(0);
    expect(textsOf(places, "li").every(Boolean)).toBe(true);
  }
});
