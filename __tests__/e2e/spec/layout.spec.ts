import { expect, test } from "../setup/fixtures";

test(
  "Sticky header: logo, main links, language switcher, a Book now button to /reservas",
  { tag: "@both" },
  async ({ page }) => {
    await page.goto("/excursiones/");
    const header = page.locator("header").first();
    await expect(header.getByRole("link", { name: /Vela Clara/ })).toHaveAttribute("href", "/");
    await expect(header.getByRole("link", { name: "Reservar" })).toHaveAttribute(
      "href",
      "/reservas/",
    );
    await page.evaluate(() => scrollTo(0, 2000));
    await expect(header.getByRole("link", { name: "Reservar" })).toBeInViewport();
    const isWide = (page.viewportSize()?.width ?? 0) >= 1200;
    if (!isWide) await header.getByRole("button", { name: "Abrir el menú" }).click();
    const links = isWide ? header : page.getByRole("dialog");
    for (const name of ["Excursiones", /Precios/, "Servicios especiales", "Galería", "Reseñas"])
      await expect(links.getByRole("link", { name })).toBeVisible();
    const language = isWide
      ? links.locator("summary")
      : links.getByRole("link", { name: "Español" });
    await expect(language).toBeVisible();
  },
);
