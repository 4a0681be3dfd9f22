import { es } from "../../../src/desk/words/es";
import { expect, test } from "../desk/fixtures";
import { expectNoChanges, field, openHome } from "../desk/steps";

test.use({ locale: "es-ES" });

test("the desk: opened, typed in, kept over a reload, saved", async ({ page, home }) => {
  await openHome(page, home, "#/file/pages/location.json");
  const heading = field(page, "heading.es");
  await heading.click();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("Junto al faro");
  await page.keyboard.press("Tab");
  await page.reload();
  await expect(heading).toHaveValue("Junto al faro");
  await page.getByRole("banner").getByRole("button", { name: es.publishing.home.publish }).click();
  await expectNoChanges(page);
  expect(home.read("pages/location.json")).toMatchObject({ heading: { es: "Junto al faro" } });
});
