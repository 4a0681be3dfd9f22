import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import type { AxeResults, RunOptions } from "axe-core";

const source = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");

/** What axe-core finds on a page as it stands, one line each. */
export const violations = async (page: Page) => {
  await page.evaluate(source);
  return page.evaluate(async () => {
    const { run } = (
      globalThis as unknown as { axe: { run: (o: RunOptions) => Promise<AxeResults> } }
    ).axe;
    // Frames of the booking provider are its own.
    const results = await run({ resultTypes: ["violations"], iframes: false });
    return results.violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`,
    );
  });
};
