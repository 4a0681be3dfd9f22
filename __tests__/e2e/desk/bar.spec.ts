import type { Page } from "@playwright/test";
import { en } from "../../../src/desk/words/en";
import { es, type Words } from "../../../src/desk/words/es";
import { expect, openDesk, test, write } from "./fixtures";
import { field } from "./owner";

const WIDTHS = [320, 360, 390, 820, 1180, 1440];

/** What the bar says of the site, and what its buttons say, at their longest. */
const longest = ({ state, bar, common, notices }: Words) => {
  const { atTime, onDay, publicSince, savedAtTime, savedOnDay, ...said } = state;
  const times = [atTime("12:58"), onDay("28 de septiembre de 2026")].map(publicSince);
  return {
    states: [
      ...Object.values(said),
      ...times,
      savedAtTime("12:58"),
      savedOnDay("28 de septiembre de 2026"),
      notices.notSaved,
    ],
    publish: [bar.publish, bar.publishing, bar.save, bar.saving, common.tryAgain],
  };
};

/** Returns what in the bar, or in the foot of a narrow window, is cut, overlaps or leaves the window. */
const faultsOf = (page: Page) =>
  page.evaluate(() => {
    const faults: string[] = [];
    for (const row of document.querySelectorAll(".bar, .foot")) {
      const parts = [...row.children].filter((part) => part.getClientRects().length > 0);
      for (const [place, part] of parts.entries()) {
        const { left, right, width } = part.getBoundingClientRect();
        const next = parts[place + 1]?.getBoundingClientRect().left ?? innerWidth;
        const name = `${part.className} «${part.textContent}»`;
        if (left < 0 || right > next + 0.5) faults.push(`${name} reaches over what follows`);
        // The state and the name are cut with an ellipsis; of the buttons all is seen.
        const isWhole = part.scrollWidth <= Math.ceil(width);
        if (!part.matches(".bar__state, .bar__brand, .bar__search") && !isWhole)
          faults.push(`${name} is cut`);
      }
    }
    return faults;
  });

/** Replaces the text of an element of the bar, as if its state had changed. */
const say = (page: Page, selector: string, text: string) =>
  page.evaluate(
    ([where = "", what = ""]) => {
      for (const element of document.querySelectorAll(where)) {
        const node = [...element.childNodes].find(({ nodeValue }) => nodeValue?.trim());
        if (node) node.nodeValue = what;
      }
    },
    [selector, text],
  );

for (const [name, words, locale] of [
  ["Spanish", es, "es-ES"],
  ["English", en, "en-GB"],
] as const) {
  test.describe(name, () => {
    test.use({ locale });

    test(`the words of the bar fit it at any width, in ${name}`, async ({ page, home }) => {
      await page.setViewportSize({ width: 1440, height: 800 });
      await openDesk(page, home, "#/file/trips/sunset.json?field=end");
      // Both a change and something to correct.
      await write(field(page, "end"), "25:70");
      await expect(page.locator(".bar__changes svg")).toBeVisible();
      await say(page, ".bar__changes b, .foot b", "128");
      await page.locator(".publish").evaluate((button) => {
        // As while it is being published.
        button.prepend(Object.assign(document.createElement("span"), { className: "spin" }));
      });
      const { states, publish } = longest(words);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        for (const text of states) {
          await say(page, ".bar__state span", text);
          expect(await faultsOf(page), `${text} ${width}`).toEqual([]);
        }
        for (const text of publish) {
          await say(page, ".publish", text);
          expect(await faultsOf(page), `${text} ${width}`).toEqual([]);
        }
      }
    });
  });
}
