import { es } from "../../../src/desk/words/es";
import { expect, openDesk, test, WIDE } from "../desk/fixtures";

test.use({ ...WIDE, locale: "es-ES" });

test("the desk: opened, typed in, kept over a reload, saved", async ({ page, home }) => {
  await openDesk(page, home, "#/file/pages/location.json");
  const heading = page.getByRole("main").locator('[data-field="heading.es"]');
  await heading.click();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("Junto al faro");
  await page.keyboard.press("Tab");
  await page.reload();
  await expect(heading).toHaveValue("Junto al faro");
  await page.getByRole("banner").getByRole("button", { name: es.bar.save }).click();
  await expect(page.getByRole("button", { name: es.bar.noChanges }).first()).toBeVisible();
  expect(home.read("pages/location.json")).toMatchObject({ heading: { es: "Junto al faro" } });
});
