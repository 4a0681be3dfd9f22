import { expect, test } from "../setup/fixtures";
import { pages } from "../setup/pages";
import { PROVIDER_NOISE } from "../setup/providers";
import { quickIf } from "../setup/quick";
import { storeItems } from "../setup/stored-items";

/** Pixels between two positions. */
const STEP = 40;

/** A window in which the bar is a tab in the margin. */
const WIDE = 1200;

type Walk = {
  /** What it covered, with the position of the page. */
  covered: string[];
  /** At how many positions it was shown. */
  shown: number;
};

/** Scrolls a page from a position to its end and looks at each one at what lies under the bar. Runs in the page. */
const walk = async ({ from, step }: { from: number; step: number }): Promise<Walk> => {
  const bar = document.querySelector("main ~ aside > div");
  if (!bar) throw new Error("There is no bar.");
  const controls = [
    // Not those that reach into the margin: pictures as wide as the window.
    ...document.querySelectorAll(
      ":is(main, footer) :is(a:not(:has(img)), button, input, select, textarea, summary, label)",
    ),
  ];
  const texts: Range[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    if (!text.textContent?.trim() || !text.parentElement?.closest("main, footer")) continue;
    if (text.parentElement.closest("script, style, template, dialog")) continue;
    // For screen readers only.
    if (text.parentElement.offsetWidth === 1) continue;
    const range = document.createRange();
    range.selectNode(text);
    texts.push(range);
  }
  const isVisible = (element: Element | null | undefined) =>
    element?.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const covered: string[] = [];
  let shown = 0;
  const end = document.documentElement.scrollHeight - innerHeight;
  for (let at = Math.min(from, end); at < end + step; at += step) {
    scrollTo(0, at);
    await new Promise(requestAnimationFrame);
    if (!isVisible(bar)) continue;
    shown += 1;
    const { x, y, right, bottom } = bar.getBoundingClientRect();
    const isUnder = (thing: Element | Range) =>
      [...thing.getClientRects()].some(
        (rect) =>
          rect.right > x + 3 && rect.x < right - 1 && rect.bottom > y + 1 && rect.y < bottom - 1,
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

test.use({ expectedNoise: PROVIDER_NOISE });

/** A phone, and a desk. */
const QUICK = [390, 1440];
const OTHERS = [360, 768, WIDE];

// German has the longest words.
for (const { name, path } of pages.filter(({ language }) => language === "de"))
  for (const widths of [QUICK, OTHERS])
    test(
      `the bar with WhatsApp covers nothing of ${name} at its end, nor anywhere in a wide window, ${widths.join(" and ")} wide`,
      quickIf(name === "contact" && widths === QUICK),
      async ({ page }) => {
        await storeItems(page, { language: "de", cookieConsent: "accepted" });
        await page.goto(/contact|location/.test(name) ? `${path}?trip=sunset` : path);
        await page.waitForLoadState("networkidle");
        for (const width of widths) {
          await page.setViewportSize({ width, height: 844 });
          const from = width < WIDE ? 1e6 : 0;
          const { covered, shown } = await page.evaluate(walk, { from, step: STEP });
          expect(covered, `${width} wide`).toEqual([]);
          expect(shown, `${width} wide`).toBeGreaterThan(0);
        }
      },
    );

test("the bar is there from the second screen on, with the chosen day and trip, and gives way to a field, to the banner and to paper", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const bar = page.locator("main ~ aside > div");
  await page.goto("/contacto/?day=2027-07-10&trip=sunset");
  await expect(page.locator("[data-banner]")).toBeVisible();
  // The banner leaves room for the button.
  await expect(bar.getByRole("link")).toHaveCount(1);
  await expect(bar.getByRole("link", { name: /WhatsApp/ })).toBeInViewport({ ratio: 1 });
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    const lowerEdge = () => bar.evaluate((element) => element.getBoundingClientRect().bottom);
    await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
    const { y = 0 } = (await page.locator("[data-banner]").boundingBox()) ?? {};
    expect(await lowerEdge()).toBeLessThanOrEqual(y);
  }
  await page.evaluate(() => (document.documentElement.style.fontSize = ""));
  await page.getByRole("button", { name: "Rechazar" }).click();
  await expect(bar).not.toBeInViewport();
  await page.evaluate(() => scrollTo(0, innerHeight));
  await expect(bar).toBeInViewport({ ratio: 1 });
  const thread = bar.getByRole("link", { name: "Sáb 10 jul · Atardecer" });
  await expect(thread).toContainText("330,50 € el barco · cambiar");
  // Of a date the picker has closed, and left the focus.
  await page.locator("[name=day]").focus();
  await expect(bar).toBeVisible();
  await page.locator("textarea").focus();
  await expect(bar).toBeHidden();
  // Nor does it come between a finger and the form's button, whose press takes the focus from the field.
  const send = page.locator("main form button:not([type=button])");
  await send.evaluate((button) => scrollBy(0, button.getBoundingClientRect().bottom - innerHeight));
  const { x = 0, y = 0 } = (await send.boundingBox()) ?? {};
  await page.mouse.move(x + 20, y + 20);
  await page.mouse.down();
  await expect(bar).toBeHidden();
  await page.mouse.up();
  await expect(page.locator("[name=name]")).toBeFocused();
  await page.locator("[name=name]").blur();
  await page.emulateMedia({ media: "print" });
  await expect(bar).toBeHidden();
  await page.emulateMedia({ media: "screen" });
  await thread.click();
  await expect(page).toHaveURL("/excursiones/?day=2027-07-10&trip=sunset#day");
});
