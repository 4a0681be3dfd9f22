import sharp from "sharp";
import { languageCodes, localPath } from "../../../src/base/languages";
import { routes } from "../../../src/model/routes";
import { expect, test } from "../setup/fixtures";
import { layoutProblems } from "../layout/layout-problems";
import { applyView, desk, phone } from "../setup/views";

/** Returns the numbers of a page that are not displayed from left to right. */
const reversedNumbers = () => {
  const number = /^(\+\d[\d ]+|\d+° .*|\d\d?:\d\d–\d.*|[\d.,]+\s€|€[\d.,]+|\S+@\S+)$/;
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  let count = 0;
  const leftOf = (text: Text, index: number) => {
    const range = document.createRange();
    range.setStart(text, index);
    range.setEnd(text, index + 1);
    return range.getBoundingClientRect();
  };
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    if (!number.test(text.data) || !text.parentElement?.checkVisibility()) continue;
    count += 1;
    const [first, last] = [leftOf(text, 0), leftOf(text, text.length - 1)];
    if (first.top === last.top && first.left > last.left) found.push(text.data);
  }
  return count > 1 ? found : ["no numbers"];
};

test("numbers stay left to right in a page that is translated into Arabic or Hebrew", async ({
  page,
}) => {
  // That every page marks its numbers is tested in its HTML.
  for (const name of ["trips", "contact"] as const) {
    await page.goto(routes[name]);
    for (const view of [phone, desk]) {
      await applyView(page, view);
      await page.evaluate(() => (document.documentElement.dir = "rtl"));
      expect.soft(await page.evaluate(reversedNumbers), `${name}, ${view.title}`).toEqual([]);
      expect.soft(await layoutProblems(page), `${name}, ${view.title}`).toEqual([]);
    }
  }
});

test("names of water are set in the serif's italic", async ({ page }) => {
  for (const route of [routes.home, routes.about]) {
    await page.goto(route);
    const fonts = await page
      .locator("main i:not([aria-hidden] i)")
      .evaluateAll((names) =>
        names
          .map((name) => getComputedStyle(name))
          .map(({ fontStyle, fontFamily }) => `${fontStyle} ${fontFamily}`),
      );
    expect(fonts.length, route).toBeGreaterThan(0);
    for (const font of fonts) expect(font, route).toMatch(/^italic "Brygada/);
  }
});

/** Returns the contrast ratio (WCAG) between the darkest and the lightest parts of a picture. */
const contrastIn = async (picture: Buffer) => {
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const linear = (value: number) =>
    value <= 10 ? value / 3295 : ((value / 255 + 0.055) / 1.055) ** 2.4;
  const luminances = Array.from({ length: info.width * info.height }, (_, pixel) => {
    const [red = 0, green = 0, blue = 0] = data.subarray(3 * pixel);
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
  }).sort((a, b) => a - b);
  // The strokes of the letters cover a tenth of their box, or more.
  const share = (part: number) => luminances[Math.floor(part * (luminances.length - 1))] ?? 0;
  return (share(0.98) + 0.05) / (share(0.02) + 0.05);
};

test("the names on the chart are readable in a browser's own dark mode", async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setAutoDarkModeOverride", { enabled: true });
  await page.goto(localPath(routes.home, languageCodes[0]));
  const names = page.locator("main li[data-kind] > span");
  await names.first().scrollIntoViewIfNeeded();
  expect(await names.count()).toBeGreaterThan(3);
  for (const name of await names.all())
    expect
      .soft(await contrastIn(await name.screenshot()), await name.innerText())
      .toBeGreaterThan(4.5);
});
