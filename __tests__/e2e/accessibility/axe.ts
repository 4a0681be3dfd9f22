import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import type { AxeResults, getRules, RunOptions } from "axe-core";
import { layoutProblems } from "../layout/layout-problems";
import { applyView, type View } from "../setup/views";
import { controlsHiddenOnFocus } from "./hidden-focus";

const source = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");

type Axe = { getRules: typeof getRules; run: (options: RunOptions) => Promise<AxeResults> };

/** Contrast ratios of level AAA, such as 7:1; the design has those of AA. */
const DISABLED_RULES = ["color-contrast-enhanced"];

/** Returns the violations of all other axe-core rules on the page, one line each. */
export const violations = async (page: Page) => {
  if (await page.evaluate(() => !("axe" in window))) await page.evaluate(source);
  return page.evaluate(async (disabled) => {
    // During a transition a colour is neither the old nor the new one.
    const changes = document.getAnimations().filter((each) => each instanceof CSSTransition);
    await Promise.allSettled(changes.map(({ finished }) => finished));
    const { getRules, run } = (globalThis as unknown as { axe: Axe }).axe;
    // Experimental rules and best practices are disabled unless they are named.
    const rules = Object.fromEntries(
      getRules().map(({ ruleId }) => [ruleId, { enabled: !disabled.includes(ruleId) }]),
    );
    const results = await run({
      rules,
      resultTypes: ["violations"],
      // Frames of the booking provider are its own; the page beside a form has tests of its own.
      iframes: false,
    });
    return results.violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`,
    );
  }, DISABLED_RULES);
};

/** Returns whether axe-core can test a view: its rules ignore spacing and text size. */
const isTestable = ({ textSize, rootSize, isSpaced }: View) => !textSize && !rootSize && !isSpaced;

type Where = {
  /** The views in which axe-core finds nothing, by default all that it can test. */
  axeIn?: View[];
  /** The views in which nothing covers a control that has the focus. */
  focusIn?: View[];
};

/**
 * Expects no layout problems in any of the views, and no other problems in some.
 * @param title the title of the page or state in failures
 */
export const expectAccessible = async (
  page: Page,
  title: string,
  views: View[],
  { axeIn = views.filter(isTestable), focusIn = [] }: Where = {},
) => {
  for (const view of views) {
    const place = `${title}, ${view.title}`;
    const restore = await applyView(page, view);
    if (axeIn.includes(view)) expect.soft(await violations(page), place).toEqual([]);
    expect.soft(await layoutProblems(page), place).toEqual([]);
    if (focusIn.includes(view))
      expect.soft(await controlsHiddenOnFocus(page), `covered on focus: ${place}`).toEqual([]);
    await restore();
  }
};
