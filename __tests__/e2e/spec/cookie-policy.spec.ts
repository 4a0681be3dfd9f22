import { expect, test } from "../fixtures";
import { expectSections } from "./legal-sections";

test("Cookie policy: own cookies, social networks, how to disable", async ({ page }) => {
  await expectSections(page, "/politica-cookies/", {
    "own-cookies": "Cookies propias y almacenamiento local",
    "social-networks": "Redes sociales",
    "browser-settings": "Cómo desactivar o eliminar cookies en el navegador",
  });
});

test("Cookie policy: social networks (links to two social platforms' cookie policies)", async ({
  page,
}) => {
  for (const prefix of ["", "/en", "/de"]) {
    await page.goto(`${prefix}/politica-cookies/`);
    const links = page.locator("#social-networks").getByRole("link");
    await expect(links).toHaveCount(2);
    await expect(links.nth(0)).toHaveAttribute("href", /^https:\/\/[^/]*instagram\.com.*cookies/);
    await expect(links.nth(1)).toHaveAttribute("href", /^https:\/\/[^/]*facebook\.com.*cookies/);
  }
});
