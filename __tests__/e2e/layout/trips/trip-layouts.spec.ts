import { localPath } from "../../../../src/model/languages";
import { routes } from "../../../../src/model/routes";
import { waitForHydration } from "../../setup/app";
import { expect, test } from "../../setup/fixtures";
import { quickIf } from "../../setup/quick";
import { storeItems } from "../../setup/stored-items";
import { layoutProblems } from "../layout-problems";
import { brokenWords } from "./broken-words";
import { drawSet } from "./draw";
import { hardSets } from "./hard-sets";

/** A window for each layout, and a wide one. In between they are slow. */
const WIDTHS = [360, 768, 1024, 1440];

/** The app renders the sets, since a build of each would take hours. */
test.use({ appAtOnce: true });

for (const name of ["home", "trips", "prices"] as const)
  for (const width of WIDTHS)
    test(
      `trips that are hard to lay out: ${name}, ${width} wide`,
      quickIf(width === 360 || width === 1440),
      async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await storeItems(page, { cookieConsent: "accepted" });
        await page.goto(localPath(routes[name], "de"));
        await waitForHydration(page);
        await page.evaluate(() => document.fonts.ready);
        for (const [title, set] of Object.entries(hardSets)) {
          await drawSet(page, set, title.replaceAll(" ", "-"));
          const problems = [
            ...(await layoutProblems(page)),
            ...(await page.locator("main").evaluate(brokenWords)),
          ];
          // One cause has many problems.
          expect.soft(problems.slice(0, 3), title).toEqual([]);
        }
      },
    );
