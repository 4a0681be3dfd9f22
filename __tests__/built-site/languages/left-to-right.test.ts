import { defaultLanguage } from "../../../src/model/languages";
import { visitedPages } from "../built-pages";

/** Telephone numbers, positions, hours and prices. */
const NUMBER = /^(\+\d[\d ]+|\d+° .*|\d\d?:\d\d–\d.*|[\d.,]+\s€|€[\d.,]+)$/;

/** `NodeFilter.SHOW_TEXT`, which only a browser names. */
const SHOW_TEXT = 4;

test("numbers are marked as read from left to right, for who translates a page into Arabic or Hebrew", () => {
  let count = 0;
  for (const { file, page } of visitedPages()) {
    // The elements are the same in every language.
    if (page.documentElement.lang !== defaultLanguage) continue;
    const texts = page.createTreeWalker(page.body, SHOW_TEXT);
    while (texts.nextNode()) {
      const { data, parentElement } = texts.currentNode as Text;
      if (!NUMBER.test(data)) continue;
      count += 1;
      const isMarked = parentElement?.closest("[dir=ltr], bdi") !== null;
      expect([file, data, isMarked]).toEqual([file, data, true]);
    }
  }
  expect(count).toBeGreaterThan(100);
});
