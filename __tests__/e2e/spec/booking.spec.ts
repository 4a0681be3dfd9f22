import { expect, test } from "../setup/fixtures";

test("an embedded third-party booking widget (service 'C0', box mode, language follows the site language), configured with company code, green button colour and an affiliate tag attribute", async ({
  page,
}) => {
  for (const [path, language] of [
    ["/reservas/", "es"],
    ["/en/reservas/", "en"],
  ] as const) {
    await page.goto(path);
    const box = page.locator(".load-turitop");
    await expect(box).toHaveAttribute("data-service", "C0");
    await expect(box).toHaveAttribute("data-embed", "box");
    await expect(box).toHaveAttribute("data-lang", language);
    const frame = page.frameLocator(".load-turitop iframe");
    await expect(frame.locator("html")).toHaveAttribute("lang", language);
    await expect(page.locator(".load-turitop iframe")).toBeVisible();
    await expect(page.locator("section[aria-busy=true]")).toHaveCount(0);
  }
  const script = page.locator("#js-turitop");
  await expect(script).toHaveAttribute("data-company", "velaclara-c12");
  await expect(script).toHaveAttribute("data-buttoncolor", "green");
  await expect(script).toHaveAttribute("data-afftag", "velaclara-web");
});

test("it is reloaded when the site language changes; its script is loaded on this page only", async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("load-turitop")) scripts.push(request.url());
  });
  await page.goto("/precios/");
  expect(scripts).toHaveLength(0);
  await page
    .getByRole("link", { name: /Reservar/ })
    .first()
    .click();
  await expect(page.frameLocator(".load-turitop iframe").locator("html[lang=es]")).toBeAttached();
  expect(scripts).toHaveLength(1);
  await page.evaluate(() => document.querySelector<HTMLElement>('a[hreflang="de"]')?.click());
  await expect(page.frameLocator(".load-turitop iframe").locator("html[lang=de]")).toBeAttached();
  await expect(page.locator(".load-turitop")).toHaveCount(1);
  await expect(page.locator("#js-turitop")).toHaveCount(1);
});
