import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import type { AxeResults, getRules, RunOptions } from "axe-core";
import { losses } from "./losses";
import { show, views, type View } from "./views";

const source = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");

type Axe = { getRules: typeof getRules; run: (options: RunOptions) => Promise<AxeResults> };

/** Ratios of level AAA, such as 7:1; the design keeps those of AA. */
const LEFT_OUT = ["color-contrast-enhanced"];

/** What axe-core finds on a page as it stands, by all its other rules, one line each. */
export const violations = async (page: Page) => {
  if (await page.evaluate(() => !("axe" in window))) await page.evaluate(source);
  return page.evaluate(async (off) => {
    // Halfway through a transition a colour is neither the old nor the new one.
    const changes = document.getAnimations().filter((each) => each instanceof CSSTransition);
    await Promise.allSettled(changes.map(({ finished }) => finished));
    const { getRules, run } = (globalThis as unknown as { axe: Axe }).axe;
    // Those that are experimental, and the best practices, are off unless they are named.
    const rules = Object.fromEntries(
      getRules().map(({ ruleId }) => [ruleId, { enabled: !off.includes(ruleId) }]),
    );
    const results = await run({
      rules,
      resultTypes: ["violations"],
      // Frames of the booking provider are its own, and the page beside a form is tested by itself.
      iframes: false,
    });
    return results.violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`,
    );
  }, LEFT_OUT);
};

/**
 * Whether axe-core is worth its time: its rules see neither spacing nor text size, and of forced
 * colours a mixture with those that the page would have had.
 */
const isPlain = ({ textSize, isSpaced, forcedColors }: View) =>
  !textSize && !isSpaced && !forcedColors;

/**
 * Expects that axe-core finds nothing in the plain views, and that nothing is lost in any view.
 * @param title what a failure names
 */
export const expectAccessible = async (page: Page, title: string, seen: View[] = views) => {
  for (const view of seen) {
    const place = `${title}, ${view.title}`;
    const restore = await show(page, view);
    if (isPlain(view)) expect.soft(await violations(page), place).toEqual([]);
    expect.soft(await losses(page), place).toEqual([]);
    await restore();
  }
};
