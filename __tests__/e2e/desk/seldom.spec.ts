import type { Page } from "@playwright/test";
import { es } from "../../../src/desk/words/es";
import { violations } from "../accessibility/axe";
import { expect, NARROW, openDesk, test, WIDE, write } from "./fixtures";

test.use(WIDE);

const notice = (page: Page) => page.locator(".notice--row");

/** Gives the edits in this browser's storage to another person. */
const leaveTo = (page: Page, person: { login: string; name: string }) =>
  page.evaluate(async ({ login, name }) => {
    const [{ name: database = "" } = {}] = (await indexedDB.databases()).filter((each) =>
      each.name?.startsWith("desk "),
    );
    const done = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve) => {
        request.onsuccess = () => resolve(request.result);
      });
    const opened = await done(indexedDB.open(database));
    const store = opened.transaction("edits", "readwrite").objectStore("edits");
    for (const key of (await done(store.getAllKeys())) as [string, string][]) {
      const kept = await done<object>(store.get(key));
      await done(store.put({ ...kept, by: name }, [login, key[1]]));
      await done(store.delete(key));
    }
    opened.close();
  }, person);

const expectNoViolations = async (page: Page) => {
  for (const { viewport } of [WIDE, NARROW]) {
    await page.setViewportSize(viewport);
    expect(await violations(page)).toEqual([]);
  }
  await page.setViewportSize(WIDE.viewport);
};

test("what somebody else has left in this browser is asked about", async ({ page, home }) => {
  await openDesk(page, home, "#/file/terms.json");
  const field = page.getByRole("main").locator('[data-field="cancellationHours"]');
  await write(field, "36");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: /^Cambios/ }).first()).toContainText("1");
  await leaveTo(page, { login: "pau", name: "Pau" });
  await page.reload();
  await expect(notice(page)).toContainText(es.notices.leftBy("Pau"));
  await expect(field).not.toHaveValue("36");
  await expectNoViolations(page);
  await notice(page).getByRole("button", { name: es.notices.goOnWith }).click();
  await expect(field).toHaveValue("36");
  await page.reload();
  await expect(field).toHaveValue("36");
});
