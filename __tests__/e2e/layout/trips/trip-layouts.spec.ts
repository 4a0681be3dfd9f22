import { languageCodes, type LanguageCode, localPath } from "../../../../src/base/languages";
import { routes } from "../../../../src/model/routes";
import { waitForHydration } from "../../setup/app";
import { expect, test } from "../../setup/fixtures";
import { problemsWithSets, addLayoutCheck } from "./draw";
import { hardSets } from "./hard-sets";
import { sampleSets, type SetTrip } from "./sets";

/** Selectors of the parts of a page that show trips. */
const parts = {
  home: "main section[aria-labelledby='day']",
  trips: "main :has(> ol > li[data-row]), main article",
  prices: "main section[aria-label]:has(article)",
};

const WIDTHS = [360, 390, 768, 1024, 1440, 1920];
/** A window for each layout, and a wide one. */
const QUICK_WIDTHS = [360, 768, 1024, 1440];

type Drawing = { name: keyof typeof parts; language: LanguageCode; widths: number[] };

/** The app renders the sets, since a build of each would take hours. */
test.use({ appAtOnce: true, contextOptions: { reducedMotion: "reduce" } });

const testLayouts = ({ name, language, widths }: Drawing, sets: Record<string, SetTrip[]>) =>
  test(`${language} ${name}`, async ({ page }) => {
    test.setTimeout(60_000 + Object.keys(sets).length * widths.length * 1000);
    await addLayoutCheck(page);
    await page.goto(localPath(routes[name], language));
    await waitForHydration(page);
    await page.evaluate(() => document.fonts.ready);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const problems = await problemsWithSets(page, Object.values(sets), language, parts[name]);
      // One cause has many problems, so the first ones of each set suffice.
      const found = Object.keys(sets).map((title, index) => [
        title,
        ...(problems[index] ?? ["not measured"]).slice(0, 3),
      ]);
      expect(
        found.filter(({ length }) => length > 1),
        `${width} wide`,
      ).toEqual([]);
    }
  });

const names = Object.keys(parts) as Drawing["name"][];

test.describe("trips that are hard to lay out", () => {
  for (const name of names) testLayouts({ name, language: "de", widths: QUICK_WIDTHS }, hardSets);
});

test.describe("whatever trips the check accepts", { tag: "@slow" }, () => {
  const sets = Object.fromEntries(sampleSets(300).map((set, index) => [`set ${index}`, set]));
  for (const name of names)
    for (const language of languageCodes) testLayouts({ name, language, widths: WIDTHS }, sets);
});
