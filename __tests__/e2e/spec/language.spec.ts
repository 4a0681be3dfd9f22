import { expect, test } from "../setup/fixtures";

test.use({ locale: "de-AT" });

const pathOf = (url: string) => decodeURI(new URL(url).pathname + new URL(url).hash);

test("otherwise the browser's language if supported; a wrong path follows it, too, whatever nonsense is saved. Changing it saves it: choosing Spanish before React is there is kept, and Back is not trapped", async ({
  page,
}) => {
  const stored = () => page.evaluate(() => localStorage.getItem("language"));
  await page.goto("/reseñas/#x");
  await expect.poll(() => pathOf(page.url())).toBe("/de/reseñas/#x");
  await page.locator('a[hreflang="es"]').first().dispatchEvent("click");
  await expect.poll(() => pathOf(page.url())).toBe("/reseñas/#x");
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
  expect(await stored()).toBe("es");
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
  await page.goBack();
  await expect.poll(() => pathOf(page.url())).toBe("/de/reseñas/#x");
  await page.goBack();
  expect(page.url()).toBe("about:blank");
  await page.goto("/en/aviso-legal/", { waitUntil: "domcontentloaded" });
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await page.evaluate(() => localStorage.setItem("language", "toString"));
  await page.goto("/no-existe");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/nicht gefunden/);
});
