import { expect, test } from "./fixtures";
import { waitForHydration } from "./app";
const sizes = [[390, 844], [1440, 900]] as const;
for (const [width, height] of sizes)
  for (const lang of ["", "/de"])
    test(`shots ${width} ${lang}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.addInitScript(() => localStorage.setItem("cookieConsent", "rejected"));
      await page.addInitScript((l) => localStorage.setItem("language", l), lang ? "de" : "es");
      const dir = `/tmp/enq-shots/${width}${lang.replace("/", "-") || "-es"}`;
      for (const [name, path] of [["precios", "/precios/"], ["excursiones", "/excursiones/"]]) {
        await page.goto(lang + path);
        await page.screenshot({ path: `${dir}-${name}.png`, fullPage: true });
        for (const index of width === 390 ? [2] : [0, 2])
          await page.locator("main details > summary").nth(index).click();
        await page.screenshot({ path: `${dir}-${name}-open.png`, fullPage: true });
      }
      await page.goto(`${lang}/contacto/?trip=sunset#form`);
      await waitForHydration(page);
      await expect(page.locator("fieldset [name=date]")).toBeVisible();
      await page.screenshot({ path: `${dir}-form-view.png` });
      await page.locator("[name=guests]").selectOption("6");
      await page.locator("[name=date]").fill("2027-11-03");
      await page.screenshot({ path: `${dir}-form.png`, fullPage: true });
      await page.goto(`${lang}/contacto/?trip=gone#form`);
      await waitForHydration(page);
      await page.screenshot({ path: `${dir}-form-gone.png`, fullPage: true });
    });
test("640", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("cookieConsent", "rejected"));
  for (const width of [320, 640, 768, 960, 1024]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/de/precios/");
    await page.locator("main details > summary").nth(1).click();
    await page.screenshot({ path: `/tmp/enq-shots/de-precios-${width}.png`, fullPage: true });
  }
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto("/de/contacto/?trip=sunset#form");
  await waitForHydration(page);
  await page.locator("[name=guests]").selectOption("6");
  await page.screenshot({ path: `/tmp/enq-shots/de-form-320.png`, fullPage: true });
});
