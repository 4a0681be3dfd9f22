import sharp from "sharp";
import { languageCodes, localPath } from "../../../src/model/languages";
import { routes } from "../../../src/model/routes";
import { expect, test } from "../setup/fixtures";

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
