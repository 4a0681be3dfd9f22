import { expect, test } from "../setup/fixtures";
import { breakBooking, PROVIDER_NOISE } from "../setup/providers";

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

test.describe("when the provider's script is not to be had", () => {
  test.use({ expectedNoise: PROVIDER_NOISE });

  test("a plain explanation with telephone, WhatsApp, e-mail and the provider's own booking page", async ({
    page,
  }) => {
    await breakBooking(page, "error");
    await page.goto("/reservas/");
    const note = page.getByRole("alert").filter({ hasText: "El calendario no responde" });
    await expect(note).toBeVisible();
    for (const href of ["tel:", "mailto:", "https://wa.me/", "http://127.0.0.1"])
      await expect(note.locator(`a[href^="${href}"]`)).toBeVisible();
    await page.unroute("**/load-turitop.min.js");
    await note.getByRole("button", { name: "Volver a intentarlo" }).click();
    await expect(page.locator(".load-turitop iframe")).toBeVisible();
  });
});
