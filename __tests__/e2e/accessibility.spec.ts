import { violations } from "./axe";
import { expect, test } from "./fixtures";
import { pages } from "./pages";

for (const width of [390, 1440]) {
  test.describe(`at ${width} wide`, () => {
    test.use({ viewport: { width, height: 900 }, contextOptions: { reducedMotion: "reduce" } });

    for (const { title, path } of pages) {
      test(`axe-core finds nothing on ${title}`, async ({ page }) => {
        await page.goto(path);
        expect(await violations(page)).toEqual([]);
        // Nothing may be wider than the window.
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - innerWidth,
        );
        expect(overflow).toBeLessThanOrEqual(0);
      });
    }
  });
}
