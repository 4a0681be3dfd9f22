import { languageCodes, type LanguageCode, localPath } from "../../src/languages";
import { routes } from "../../src/routes";
import { waitForHydration } from "./app";
import { expect, test } from "./fixtures";
import { faultsOf, measureLayouts } from "./layouts/draw";
import { hardSets } from "./layouts/hard-sets";
import { sampleSets, type SetTrip } from "./layouts/sets";

/** Which parts of a page show trips. */
const parts = {
  home: "main section[aria-labelledby='day']",
  trips: "main div:has(> ol > li[data-row]), main article",
  prices: "main section:has(article)",
};

const WIDTHS = [360, 390, 768, 1024, 1440, 1920];
/** A window of each layout, and one with much room. */
const QUICK_WIDTHS = [360, 768, 1024, 1440];

type Drawing = { name: keyof typeof parts; language: LanguageCode; widths: number[] };

/** The app draws the sets, since a build of each would take hours. */
test.use({ appAtOnce: true, contextOptions: { reducedMotion: "reduce" } });

const drawing = ({ name, language, widths }: Drawing, sets: Record<string, SetTrip[]>) =>
  test(`${language} ${name}`, async ({ page }) => {
    test.setTimeout(60_000 + Object.keys(sets).length * widths.length * 1000);
    await measureLayouts(page);
    await page.goto(localPath(routes[name], language));
    await waitForHydration(page);
    await page.evaluate(() => document.fonts.ready);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const faults = await faultsOf(page, Object.values(sets), language, parts[name]);
      // The first of a set tell which; one lack of room has many.
      const found = Object.keys(sets).map((title, index) => [
        title,
        ...(faults[index] ?? ["not measured"]).slice(0, 3),
      ]);
      expect(
        found.filter(({ length }) => length > 1),
        `${width} wide`,
      ).toEqual([]);
    }
  });

const names = Object.keys(parts) as Drawing["name"][];

test.describe("trips that are hard to lay out", () => {
  for (const name of names) drawing({ name, language: "de", widths: QUICK_WIDTHS }, hardSets);
});

test.describe("whatever trips the check accepts", { tag: "@slow" }, () => {
  const sets = Object.fromEntries(sampleSets(300).map((set, index) => [`set ${index}`, set]));
  for (const name of names)
    for (const language of languageCodes) drawing({ name, language, widths: WIDTHS }, sets);
});
