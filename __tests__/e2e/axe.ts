import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import type { AxeResults, RunOptions } from "axe-core";

const source = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");

/** A phone and a desk. */
const WIDTHS = [390, 1440];

/** What axe-core finds on a page as it stands, one line each. */
export const violations = async (page: Page) => {
  if (await page.evaluate(() => !("axe" in window))) await page.evaluate(source);
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

/** Changes the width of the page's window; what listens to it has then been drawn. */
const resize = async (page: Page, width: number) => {
  await page.setViewportSize({ width, height: 900 });
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
};

/**
 * Expects that, at each width, axe-core finds nothing and nothing is wider than the window.
 * @param title what a failure names
 */
export const expectAccessible = async (page: Page, title: string, widths = WIDTHS) => {
  for (const width of widths) {
    await resize(page, width);
    const place = `${title}, ${width} wide`;
    expect.soft(await violations(page), place).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect.soft(overflow, place).toBeLessThanOrEqual(0);
  }
};
