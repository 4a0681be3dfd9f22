import { localPath } from "../../../../src/base/languages";
import { routes } from "../../../../src/model/routes";
import { waitForHydration } from "../../setup/app";
import { expect, test } from "../../setup/fixtures";
import { problemsWithSets, addLayoutCheck } from "./draw";
import { hardSets } from "./hard-sets";

/** Selectors of the parts of a page that show trips. */
const parts = {
  home: "main section[aria-labelledby='day']",
  trips: "main :has(> ol > li[data-row]), main article",
  prices: "main section[aria-label]:has(article)",
};

/** A window for each layout, and a wide one. */
const WIDTHS = [360, 768, 1024, 1440];

/** The app renders the sets, since a build of each would take hours. */
test.use({ appAtOnce: true });

for (const name of ["home", "trips", "prices"] as const)
  test(`trips that are hard to lay out: ${name}`, async ({ page }) => {
    await addLayoutCheck(page);
    await page.goto(localPath(routes[name], "de"));
    await waitForHydration(page);
    await page.evaluate(() => document.fonts.ready);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      const problems = await problemsWithSets(page, Object.values(hardSets), parts[name]);
      // One cause has many problems, so the first ones of each set suffice.
      const found = Object.keys(hardSets).map((title, index) => [
        title,
        ...(problems[index] ?? ["not measured"]).slice(0, 3),
      ]);
      expect(
        found.filter(({ length }) => length > 1),
        `${width} wide`,
      ).toEqual([]);
    }
  });
