import { es } from "../../../../packages/desk/words/es";
import { expect, test } from "../fixtures";
import {
  expectNoChanges,
  field,
  openWeb,
  publish,
  save,
  shownBeside,
  state,
  status,
  waitForPoll,
} from "../steps";

// The Git host tells when it is public, by the real clock; the browser logs what the host refuses.
test.use({ isClockMoved: false, expectedNoise: /status of 401/ });

test("a price that is pressed on the page, while the session ends: one commit, told once it is public", async ({
  page,
  web,
}) => {
  await page.clock.install();
  await openWeb(page, web, "#/trips");
  const beside = await shownBeside(page);
  await beside
    .getByText(/^320,00/)
    .filter({ visible: true })
    .first()
    .click();
  const price = field(page, "packages.0.amount");
  await expect(price).toBeFocused();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("335");
  // A session that ends stops nobody who writes.
  web.host.endSession();
  await waitForPoll(page);
  await expect(status(page)).toContainText(es.signIn.ended);
  await expect(price).toBeFocused();
  await page.keyboard.type(",50");
  await status(page).getByRole("button", { name: es.signIn.again }).click();
  await expect(state(page)).not.toContainText(es.signIn.ended);

  await save(page);
  // The shortcut opens the list of changes and does not publish them.
  await expect(page.getByRole("dialog", { name: es.bar.changes })).toBeVisible();
  expect(web.published()).toEqual([]);
  await page.keyboard.press("Escape");
  await publish(page);
  await expectNoChanges(page);
  expect(web.published()).toEqual(["Precios › Mañana"]);
  expect(web.changed()).toEqual(["modified content/prices.json"]);
  const { packages } = web.read("prices.json");
  expect(packages).toContainEqual({ trip: "morning", amount: 335.5 });

  await expect(state(page)).toHaveText(/^Publicándose desde las? /);
  web.setCheckRun({ completed_at: new Date().toISOString() });
  await waitForPoll(page);
  await expect(state(page)).toHaveText(/^En la web desde las? \d+:\d\d$/);
  await expect(page.getByRole("link", { name: es.status.seeIt })).toHaveAttribute(
    "href",
    `${web.site}/precios/#morning-price`,
  );
});
