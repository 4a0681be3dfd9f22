import { readFileSync } from "node:fs";
import type { AxeResults, RunOptions } from "axe-core";
import { expect, test } from "./fixtures";
import { pages } from "./pages";

const axe = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");

for (const width of [390, 1440]) {
  test.describe(`at ${width} wide`, () => {
    test.use({ viewport: { width, height: 900 }, contextOptions: { reducedMotion: "reduce" } });

    for (const { title, path } of pages) {
      test(`axe-core finds nothing on ${title}`, async ({ page }) => {
        await page.goto(path);
        await page.evaluate(axe);
        const violations = await page.evaluate(async () => {
          const { run } = (
            globalThis as unknown as { axe: { run: (o: RunOptions) => Promise<AxeResults> } }
          ).axe;
          const results = await run({ resultTypes: ["violations"] });
          return results.violations.map(
            ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`,
          );
        });
        expect(violations).toEqual([]);
        // Nothing may be wider than the window.
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - innerWidth,
        );
        expect(overflow).toBeLessThanOrEqual(0);
      });
    }
  });
}
