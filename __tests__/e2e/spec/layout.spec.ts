import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { readingOf } from "./reading";

const whatsapp = (page: Page) => page.locator('aside a[href^="https://wa.me/"]');

test("Sticky header: logo, main links, language switcher, a Book now button to /reservas", async ({
  page,
}) => {
  await page.goto("/excursiones/");
  const header = page.locator("header").first();
  await expect(header.getByRole("link", { name: /Brisa de Palma/ })).toHaveAttribute("href", "/");
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
  const language = isWide ? links.locator("summary") : links.getByRole("link", { name: "Español" });
  await expect(language).toBeVisible();
});

test("Footer: navigation column (home, excursions, pricing, booking, reviews), contact column (phone link, e-mail link, contact form link), legal links", async ({
  page,
}) => {
  for (const [prefix, navigate, talk, form] of [
    ["", "Navegar", "Hablamos", "Formulario de contacto"],
    ["/en", "Explore", "Talk to us", "Contact form"],
    ["/de", "Navigieren", "Sprechen wir", "Kontaktformular"],
  ]) {
    await page.goto(`${prefix}/`);
    const footer = page.getByRole("contentinfo");
    const targets = await footer
      .getByRole("navigation", { name: navigate })
      .getByRole("link")
      .evaluateAll((links) => links.map((link) => decodeURI(link.getAttribute("href") ?? "")));
    expect(targets).toEqual(
      ["/", "/excursiones/", "/precios/", "/reservas/", "/reseñas/"].map((path) => prefix + path),
    );
    const contact = footer
      .locator("div:has(> h2)")
      .filter({ has: page.getByRole("heading", { name: talk }) })
      .getByRole("link");
    await expect(contact).toHaveText(["+34 600 000 000", "hola@example.com", form]);
    for (const [index, href] of [
      "tel:+34600000000",
      "mailto:hola@example.com",
      `${prefix}/contacto/`,
    ].entries())
      await expect(contact.nth(index)).toHaveAttribute("href", href);
    for (const path of ["/aviso-legal/", "/politica-privacidad/", "/politica-cookies/"])
      await expect(footer.locator(`a[href="${prefix}${path}"]`)).toBeVisible();
  }
});

test("social links opening the company's social pages in a new tab", async ({ page }) => {
  await page.goto("/");
  for (const name of ["Instagram", "Facebook"]) {
    const link = page.locator("footer").getByRole("link", { name });
    await expect(link).toHaveAttribute("href", /^https:\/\//);
    await expect(link).toHaveAttribute("target", "_blank");
    await expect(link).toHaveAttribute("rel", /noopener/);
  }
});

test("Floating WhatsApp button: opens an external chat link with a fixed phone number and a prefilled Spanish greeting about charter services", async ({
  page,
}) => {
  for (const path of ["/", "/en/precios/", "/de/contacto/"]) {
    await page.goto(path);
    const link = new URL((await whatsapp(page).getAttribute("href")) ?? "");
    expect(link.origin + link.pathname).toBe("https://wa.me/34600000000");
    expect(link.searchParams.get("text")).toBe(
      "Hola, me gustaría recibir información sobre vuestros servicios de chárter",
    );
    await expect(whatsapp(page)).toHaveAttribute("target", "_blank");
    await expect(whatsapp(page)).toHaveAttribute("rel", /noopener/);
    await expect(whatsapp(page)).toBeInViewport();
  }
});

test("No account is needed: no login, registration or accounts. All pages are public", async ({
  page,
}) => {
  await page.goto("/");
  expect(await page.locator("input[type=password]").count()).toBe(0);
  expect(await readingOf(page.locator("body"))).not.toMatch(/iniciar sesión|registrarse/i);
  expect(await page.context().cookies()).toEqual([]);
});
