import type { Page } from "@playwright/test";
import { violations } from "./axe";
import { expect, test } from "./fixtures";
import { pages } from "./pages";
import { liveSite, testSite, urlOf } from "./sites";

const WIDTHS = [390, 1440];

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** Changes the width of a page that is there; what listens to it has then been drawn. */
const resize = async (page: Page, width: number) => {
  await page.setViewportSize({ width, height: 900 });
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
};

for (const [site, { port }] of Object.entries({ "test site": testSite, "live site": liveSite })) {
  for (const { title, path } of pages) {
    test(`axe-core finds nothing, and nothing is wider than the window: ${site}, ${title}`, async ({
      page,
    }) => {
      await page.goto(urlOf({ port }) + path);
      for (const width of WIDTHS) {
        await resize(page, width);
        expect(await violations(page), `${width} wide`).toEqual([]);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - innerWidth,
        );
        expect(overflow, `${width} wide`).toBeLessThanOrEqual(0);
      }
    });
  }
}
