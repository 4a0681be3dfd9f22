import { isWithin } from "../../src/base/calendar/calendar-date";
import { DATED_NOTICE } from "../../src/site/document/notice-element";
import { visitedPages } from "./built-pages";
import { find } from "./page";

const pages = visitedPages();

const noticesOn = (page: Document) => [...page.querySelectorAll<HTMLElement>(DATED_NOTICE)];

test("every page has the same number of notices, in a region before its heading", () => {
  const numbers = pages.map(({ page }) => noticesOn(page).length);
  expect(new Set(numbers).size).toBe(1);
  for (const { page } of pages) {
    for (const { parentElement } of noticesOn(page)) {
      expect(parentElement?.matches("section[aria-label]")).toBe(true);
      const heading = find(page, "h1");
      const order = parentElement?.compareDocumentPosition(heading) ?? 0;
      expect(order & heading.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    }
  }
});

test("without scripts, those are shown that hold on the day for which the page was built", () => {
  for (const { page } of pages) {
    for (const { hidden, dataset } of noticesOn(page)) {
      const { from = "", until = "", today = "" } = dataset;
      expect(today).toMatch(/^\d{4}-\d\d-\d\d$/);
      expect(until >= today).toBe(true);
      expect(hidden).toBe(!isWithin(today, from, until));
    }
  }
});
