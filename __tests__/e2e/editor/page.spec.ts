import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { violations } from "../axe";
import { liveSite } from "../sites";
import { ownViolations } from "./axe";
import { expect, test } from "./fixtures";
import { field, openEditor, openEntry, openNew } from "./desk";

test.use({ expectedNoise: /decap-cms|CMS_MANUAL_INIT/ });

test("the deployed editor opens with the Git host's sign-in, hidden from search engines", async ({
  page,
}) => {
  const response = await page.goto("/admin/");
  expect(response?.headers()["x-robots-tag"]).toBe("noindex");
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
  await page.getByRole("button", { name: "Iniciar sesión con GitHub" }).waitFor();
  expect(await ownViolations(page)).toEqual([]);
});

test("no page and no sitemap leads to the editor", () => {
  const pages = (readdirSync(liveSite.folder, { recursive: true }) as string[])
    .filter((file) => /\.(html|xml|txt|webmanifest)$/.test(file) && !/^admin[/\\]/.test(file))
    .map((file) => join(liveSite.folder, file))
    .filter((file) => statSync(file).isFile());
  expect(pages.length).toBeGreaterThan(45);
  const leading = pages.filter((file) => readFileSync(file, "utf8").includes("/admin"));
  expect(leading).toEqual([]);
});

test("the editor's start and a form have no fault of ours, fit a phone, and ask no other host", async ({
  page,
  desk,
}) => {
  await openEditor(page, desk);
  await page.setViewportSize({ width: 1440, height: 900 });
  expect(await ownViolations(page)).toEqual([]);
  await openEntry(page, "Trip", "sunset");
  await page.getByRole("button", { name: "Después" }).waitFor();
  expect(await ownViolations(page)).toEqual([]);
  const beside = page.getByRole("complementary", { name: "La página" });
  await expect(beside.getByRole("navigation")).toMatchAriaSnapshot(`
    - navigation "Idioma de la página":
      - button "Español" [pressed]
      - button "English"
      - button "Deutsch"
  `);
  await expect(beside.getByText("Así queda.")).toBeVisible();
  await openNew(page, "Trip");
  await expect(beside.getByText("Lo nuevo se verá aquí cuando lo guardéis.")).toBeVisible();
  await openEntry(page, "Trip", "sunset");
  // On a phone, too, nothing lies beside the screen.
  await page.setViewportSize({ width: 360, height: 740 });
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  await expect.poll(width).toBe(360);
  await expect(page.getByRole("button", { name: "Guardado" })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole("button", { name: "Borrar" })).toBeInViewport({ ratio: 1 });
  expect(await ownViolations(page)).toEqual([]);
});

test("the start page leads to what owners do, and an address to its field", async ({
  page,
  desk,
}) => {
  await openEditor(page, desk);
  // From one form to another, which Decap alone would open without its data.
  await openEntry(page, "paginas", "HomePage");
  await expect(page.getByRole("link", { name: "Páginas › Página: Inicio" })).toBeVisible();
  await page.getByRole("button", { name: "¿Qué queréis hacer?" }).click();
  const start = page.getByRole("dialog");
  await expect(start.getByRole("heading", { level: 1 })).not.toBeEmpty();
  expect(await ownViolations(page)).toEqual([]);
  await start.getByRole("link", { name: "Cambiar un precio" }).click();
  await expect(start).toBeHidden();
  await expect(page.getByRole("link", { name: "Datos › Precios" })).toBeVisible();
  await expect(page.getByLabel("Mañana")).not.toHaveValue("");
  expect(await ownViolations(page)).toEqual([]);

  await page.goto("/admin/?field=facts.guests.en#/collections/paginas/entries/HomePage");
  await expect(field(page, ["Tres datos", "Invitados", "English"])).toBeFocused();
  await expect(page).toHaveURL(/\/admin\/#/);
});

test("the table of translations is published beside the editor", async ({ page }) => {
  await page.goto("/admin/translations.html");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await violations(page)).toEqual([]);
});
