import type { Page } from "@playwright/test";
import { expect, test } from "../setup/fixtures";
import { pages, type TestedPage } from "../setup/pages";
import { holdBack } from "../setup/hold-back";
import { breakBooking, PROVIDER_NOISE } from "../setup/providers";
import { quickIf } from "../setup/quick";
import { storeItems } from "../setup/stored-items";

/** Pixels between two positions. */
const STEP = 40;

type Walk = {
  /** What the button covered, with the position of the page. */
  covered: string[];
  /** At how many positions the button was shown. */
  shown: number;
};

/** Scrolls down a page and looks at each position at what lies under the button. Runs in the page. */
const walk = async (step: number): Promise<Walk> => {
  const button = document.querySelector("main ~ aside > a");
  if (!button) throw new Error("There is no WhatsApp button.");
  const controls = [
    ...document.querySelectorAll(
      ":is(main, footer) :is(a, button, input, select, textarea, summary, label)",
    ),
  ];
  const texts: Range[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const isPrice = /€\s?\d|\d\s?€/.test(text.parentElement?.textContent ?? "");
    const isBold = text.parentElement?.closest("main b");
    if (!(isPrice || isBold) || text.parentElement?.closest("script, style, template, dialog"))
      continue;
    const range = document.createRange();
    range.selectNode(text);
    texts.push(range);
  }
  const isVisible = (element: Element | null | undefined) =>
    element?.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const covered: string[] = [];
  let shown = 0;
  for (let at = 0; at < document.documentElement.scrollHeight - innerHeight + step; at += step) {
    scrollTo(0, at);
    await new Promise(requestAnimationFrame);
    if (!isVisible(button)) continue;
    shown += 1;
    const { x, y, right, bottom } = button.getBoundingClientRect();
    const isUnder = (thing: Element | Range) =>
      [...thing.getClientRects()].some(
        (rect) =>
          rect.right > x + 1 && rect.x < right - 1 && rect.bottom > y + 1 && rect.y < bottom - 1,
      );
    for (const control of controls)
      if (isUnder(control) && isVisible(control))
        covered.push(`${at}: ${control.outerHTML.slice(0, 90)}`);
    for (const text of texts)
      if (isUnder(text) && isVisible(text.startContainer.parentElement))
        covered.push(`${at}: ${text.toString()}`);
  }
  return { covered, shown };
};

const expectNothingCovered = async (page: Page, path: string) => {
  await page.goto(path);
  await page.waitForLoadState("networkidle");
  const { covered, shown } = await page.evaluate(walk, STEP);
  expect(covered).toEqual([]);
  expect(shown).toBeGreaterThan(0);
};

test.use({ expectedNoise: PROVIDER_NOISE });

/** A phone before the choice about cookies, and a desk after it. */
const isQuick = (name: TestedPage["name"], width: number, consent?: string) =>
  (name === "prices" && width === 390 && !consent) ||
  (name === "contact" && width === 1440 && consent !== undefined);

// German has the longest words.
for (const { name, path } of pages.filter(({ language }) => language === "de"))
  for (const width of [360, 390, 768, 1440])
    for (const consent of [undefined, "accepted"])
      test(
        `the WhatsApp button covers no control, no price and no hours of ${name}, ${width} wide, cookies ${consent ?? "not chosen about"}`,
        quickIf(isQuick(name, width, consent)),
        async ({ page }) => {
          await storeItems(page, { language: "de", ...(consent && { cookieConsent: consent }) });
          await page.setViewportSize({ width, height: 844 });
          await expectNothingCovered(
            page,
            /contact|location/.test(name) ? `${path}?trip=sunset` : path,
          );
        },
      );

test("the WhatsApp button gives way when the calendar fails, in a place as high as it", async ({
  page,
}) => {
  await breakBooking(page, "error");
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/reservas/");
  const telephone = page.getByRole("alert").locator("a[href^='tel:']");
  const button = page.locator("main ~ aside > a");
  const [row, place] = [await telephone.boundingBox(), await button.boundingBox()];
  if (!row || !place) throw new Error("The telephone or the WhatsApp button is not shown.");
  await page.evaluate((by) => scrollBy(0, by), row.y - place.y);
  await expect(button).toHaveCSS("opacity", "0");

  const release = await holdBack(page, "**/load-turitop.min.js");
  await page.getByRole("alert").getByRole("button").dispatchEvent("click");
  await expect(button).toHaveCSS("opacity", "1");
  release();
  await expect(telephone).toBeVisible();
  await expect(button).toHaveCSS("opacity", "0");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the WhatsApp button stands still at the end of the page", async ({ page }) => {
    await page.goto("/precios/");
    await expect(page.locator("main ~ aside > a")).not.toBeInViewport();
    await expect(page.locator("main ~ aside")).toHaveCSS("position", "static");
  });
});
