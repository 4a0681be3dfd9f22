import { expectAccessible } from "../accessibility/axe";
import { expect, test } from "../setup/fixtures";
import { breakBooking, PROVIDER_NOISE } from "../setup/providers";
import { desk, spaced, zoomed } from "../setup/views";

test.use({ expectedNoise: PROVIDER_NOISE });

test("an embedded third-party booking widget (service 'C0', box mode, language follows the site language), configured with company code, green button colour and an affiliate tag attribute; it is reloaded when the site language changes; its script is loaded on this page only", async ({
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
  const box = page.locator(".load-turitop");
  const script = page.locator("#js-turitop");
  for (const language of ["es", "de"]) {
    if (language === "de") {
      expect(scripts).toHaveLength(1);
      await page.locator('a[hreflang="de"]').first().dispatchEvent("click");
    }
    await expect(box).toHaveAttribute("data-lang", language);
    await expect(box).toHaveAttribute("data-service", "C0");
    await expect(box).toHaveAttribute("data-embed", "box");
    const frame = page.frameLocator(".load-turitop iframe");
    await expect(frame.locator(`html[lang=${language}]`)).toBeAttached();
    await expect(page.locator(".load-turitop iframe")).toBeVisible();
    await expect(page.locator("section[aria-busy=true]")).toHaveCount(0);
    await expect(script).toHaveAttribute("data-company", "velaclara-c12");
    await expect(script).toHaveAttribute("data-buttoncolor", "green");
    await expect(script).toHaveAttribute("data-afftag", "velaclara-web");
  }
});

test("axe-core finds nothing while the calendar loads, nor when it has not come", async ({
  page,
}) => {
  const views = [zoomed, spaced, desk];
  await breakBooking(page, "hang");
  await page.goto("/reservas/", { waitUntil: "commit" });
  await page.getByText("Consultando los días libres…").waitFor();
  await expectAccessible(page, "loading", views, { axeIn: [zoomed] });
  await page.unrouteAll();
  await breakBooking(page, "error");
  await page.goto("/reservas/", { waitUntil: "commit" });
  await page.getByRole("alert").filter({ hasText: "El calendario no responde" }).waitFor();
  await expectAccessible(page, "not there", views, { axeIn: [zoomed] });
});
