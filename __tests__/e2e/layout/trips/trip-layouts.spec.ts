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
const WIDTHS = [360, 1440, 768, 1024];

/** The app renders the sets, since a build of each would take hours. */
test.use({ appAtOnce: true });

for (const name of ["home", "trips", "prices"] as const)
  for (const widths of [WIDTHS.slice(0, 2), WIDTHS.slice(2)])
    test(
      `trips that are hard to lay out: ${name}, ${widths.join(" and ")} wide`,
      quickIf(widths.includes(360)),
      async ({ page }) => {
        await storeItems(page, { cookieConsent: "accepted" });
        await page.goto(localPath(routes[name], "de"));
        await waitForHydration(page);
        await page.evaluate(() => document.fonts.ready);
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 });
          for (const [title, set] of Object.entries(hardSets)) {
            await drawSet(page, set, title.replaceAll(" ", "-"));
            const problems = [
              ...(await layoutProblems(page)),
              ...(await page.locator("main").evaluate(brokenWords)),
            ];
            // One cause has many problems.
            expect.soft(problems.slice(0, 3), `${title}, ${width} wide`).toEqual([]);
          }
        }
      },
    );
