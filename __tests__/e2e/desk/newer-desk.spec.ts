import { contentModel } from "../../../src/model";
import { es } from "../../../src/desk/words/es";
import { MODEL_VERSION } from "../../../src/desk/stores/newest-model";
import { modelVersion } from "../../../src/typed-content/version";
import { expect, openDesk, test, WIDE, write } from "./fixtures";

test.use(WIDE);

test("a newer desk is offered, and loading it keeps what was written", async ({ page, home }) => {
  const served = await page.request.get(`${home.origin}/admin/${MODEL_VERSION}`);
  expect(await served.json()).toBe(modelVersion(contentModel));
  await openDesk(page, home, "#/file/trips/sunset.json?field=title.es");
  const title = page.getByRole("textbox", { name: "Nombre, en español" });
  await write(title, "Ocaso");
  await expect(page.getByText(es.notices.newer)).toBeHidden();
  await page.route(`**/${MODEL_VERSION}`, (route) => route.fulfill({ json: "newer" }));
  await page.reload();
  await expect(title).toHaveValue("Ocaso");
  await expect(page.getByText(es.notices.newer)).toBeVisible();
  await page.unroute(`**/${MODEL_VERSION}`);
  await page.getByRole("button", { name: es.notices.loadNewer }).click();
  await expect(page.getByText(es.notices.newer)).toBeHidden();
  await expect(title).toHaveValue("Ocaso");
});
