import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import type { AxeResults, getRules, RunOptions } from "axe-core";
import { losses } from "./losses";
import { show, views, type View } from "./views";

const source = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");

type Axe = { getRules: typeof getRules; run: (options: RunOptions) => Promise<AxeResults> };

/** Ratios of level AAA, such as 7:1; the design keeps those of AA. */
const LEFT_OUT = ["color-contrast-enhanced"];

/** In forced colours, too, a page computes the colours that it would have had: axe-core sees a mixture. */
const LEFT_OUT_WHERE_FORCED = [...LEFT_OUT, "color-contrast"];

/** By rule, the elements, as a CSS selector, in which a fault is known and not ours to mend. */
export type KnownFaults = Record<string, string>;

/** What axe-core finds on a page as it stands, by all its other rules, one line each. */
export const violations = async (page: Page, leftOut = LEFT_OUT, known: KnownFaults = {}) => {
  if (await page.evaluate(() => !("axe" in window))) await page.evaluate(source);
  return page.evaluate(
    async ({ off, knownFaults }) => {
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
        elementRef: true,
      });
      return results.violations.flatMap(({ id, nodes }) => {
        const known = knownFaults[id];
        const found = nodes.filter(({ element }) => !(known && element?.matches(known)));
        return found.length > 0 ? [`${id}: ${found.map(({ html }) => html).join(" ")}`] : [];
      });
    },
    { off: leftOut, knownFaults: known },
  );
};

/**
 * Expects that, in each view, axe-core finds nothing and nothing is lost. Its rules do not depend on the
 * size of the text.
 * @param title what a failure names
 */
export const expectAccessible = async (page: Page, title: string, seen: View[] = views) => {
  for (const view of seen) {
    const place = `${title}, ${view.title}`;
    const restore = await show(page, view);
    const leftOut = view.forcedColors ? LEFT_OUT_WHERE_FORCED : LEFT_OUT;
    if (!view.textSize) expect.soft(await violations(page, leftOut), place).toEqual([]);
    expect.soft(await losses(page), place).toEqual([]);
    await restore();
  }
};
