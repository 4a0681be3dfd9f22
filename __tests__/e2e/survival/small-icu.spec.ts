import { startApp } from "../setup/app";
import { expect, test } from "../setup/fixtures";

/** Makes a page format like a browser that knows no language but English. */
const knowOnlyEnglish = () => {
  type Format = new (language: string, options?: unknown) => object;
  const formats = Intl as unknown as Record<string, Format>;
  for (const name of ["NumberFormat", "DateTimeFormat", "PluralRules", "DisplayNames"]) {
    const construct = (Real: Format, [, options]: unknown[]) => new Real("en-US", options);
    formats[name] = new Proxy(formats[name] as Format, { construct });
  }
  for (const name of ["toLocaleString", "toLocaleDateString", "toLocaleTimeString"] as const) {
    const { [name]: real } = Date.prototype;
    const inEnglish = function (this: Date, _: unknown, options?: Intl.DateTimeFormatOptions) {
      return real.call(this, "en-US", options);
    };
    Date.prototype[name] = inEnglish as typeof real;
  }
};

// They have prices and seasons, sunsets, reviews, and the month of a legal text.
const PATHS = ["/de/", "/de/excursiones/", "/de/precios/", "/de/reseñas/", "/de/aviso-legal/"];

test("a browser without German leaves what the build has formatted", async ({ page }) => {
  await page.addInitScript(knowOnlyEnglish);
  const textOf = () =>
    page.locator("main").evaluate((main) => main.textContent?.replace(/\u00a0/g, " "));
  for (const path of PATHS) {
    await page.goto(path, { waitUntil: "domcontentloaded" });
    const built = await textOf();
    // What differs from the built page is an error, by which the fixture fails.
    await startApp(page);
    expect(await textOf(), path).toBe(built);
  }
  expect(await page.evaluate(() => new Intl.NumberFormat("de-DE").format(1.5))).toBe("1.5");
  // A page that follows without a new document has been formatted, too.
  await page.evaluate(() => document.querySelector<HTMLElement>("a[href='/de/precios/']")?.click());
  await expect(page.getByRole("main")).toContainText("0,00");
  expect(await textOf()).not.toMatch(/€\d+\.\d\d/);
});
