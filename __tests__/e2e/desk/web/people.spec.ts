import { es } from "../../../../src/desk/words/es";
import { expect, test, WIDE } from "../fixtures";
import { PREVIEW } from "../git-host";
import {
  changesButton,
  endAt,
  expectNoChanges,
  field,
  go,
  main,
  notice,
  openWeb,
  publish,
  status,
  publishButton,
  TRIP,
  waitForPoll,
} from "../steps";

test("two tabs of one person: one has the pen, the other follows and takes it", async ({
  page,
  context,
  web,
}) => {
  await openWeb(page, web, `#/file/${TRIP}`);
  const second = await context.newPage();
  await second.clock.install();
  await openWeb(second, web, `#/file/${TRIP}`);
  await expect(status(second)).toContainText(es.status.elsewhereHelp);
  await expect(field(second, "end")).toBeDisabled();
  await endAt(page, "22:15");
  await expect(field(second, "end")).toHaveValue("22:15");

  await second.bringToFront();
  await status(second).getByRole("button", { name: es.status.writeHere }).click();
  await expect(field(page, "end")).toBeDisabled();
  await field(second, "start").click();
  await second.keyboard.press("ControlOrMeta+A");
  await second.keyboard.type("16:15");
  await second.keyboard.press("Tab");
  await expect(field(page, "start")).toHaveValue("16:15");

  // A reload keeps what was typed last, and gives the pen to the tab that waits for it.
  await second.reload();
  await expect(field(page, "end")).toBeEnabled();
  await publish(page);
  await expectNoChanges(page);
  expect(web.published()).toHaveLength(1);
  expect(web.read(TRIP)).toMatchObject({ start: "16:15", end: "22:15" });
});

test("while somebody else changes a list and publishes: all keys are in one item", async ({
  page,
  browser,
  web,
}) => {
  type Prices = { seasons: { from: string; amounts: { amount: number }[] }[] };
  type Inclusions = { included: { label: Record<string, string> }[] };
  const seasons = (web.read("prices.json") as Prices).seasons;
  const { included } = web.read("inclusions.json") as Inclusions;
  await page.clock.install();
  await openWeb(page, web, "#/file/prices.json?field=seasons.1.amounts.0.amount");
  await expect(field(page, "seasons.1.amounts.0.amount")).toBeFocused();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("4");

  const device = await browser.newContext({ ...WIDE, locale: "es-ES" });
  const other = await device.newPage();
  await openWeb(other, web, "#/file/prices.json?field=seasons.0.from");
  await main(other).getByRole("button", { name: "Quitar", exact: true }).click();
  await publish(other);
  await expectNoChanges(other);
  await waitForPoll(page);
  const price = field(page, "seasons.0.amounts.0.amount");
  await expect(price).toBeFocused();
  await expect(price).toHaveValue("4");
  await page.keyboard.type("50");

  await go(page, "#/file/inclusions.json?field=included.1.label.es");
  await expect(field(page, "included.1.label.es")).toBeFocused();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("Pat");
  await go(other, "#/file/inclusions.json?field=included.0.label.es");
  await main(other).getByRole("button", { name: "Añadir elemento" }).first().click();
  await other.keyboard.type("Toallas");
  const added = main(other).locator(`[data-field="included.${included.length}"]`);
  for (const code of ["en", "de"]) await added.locator(`textarea[lang="${code}"]`).fill("Towels");
  await added.locator("summary").press("Alt+Home");
  await publish(other);
  await expectNoChanges(other);
  await waitForPoll(page);
  await expect(field(page, "included.2.label.es")).toBeFocused();
  await page.keyboard.type("rona");
  await publish(page);
  await expectNoChanges(page);
  await device.close();

  const [, july, ...later] = seasons;
  const [first, ...amounts] = july?.amounts ?? [];
  expect((web.read("prices.json") as Prices).seasons).toEqual([
    { ...july, amounts: [{ ...first, amount: 450 }, ...amounts] },
    ...later,
  ]);
  const texts = (web.read("inclusions.json") as Inclusions).included.map(({ label }) => label.es);
  expect(texts).toEqual([
    "Toallas",
    included[0]?.label.es,
    "Patrona",
    ...included.slice(2).map(({ label }) => label.es),
  ]);
});

test.describe("before it is published", () => {
  // The desk updates the branch without checking first whether it exists.
  test.use({ expectedNoise: /status of (404|422)/ });

  test("draft: shown as a copy, gone on with on another device", async ({ page, browser, web }) => {
    await page.clock.install();
    await openWeb(page, web, `#/file/${TRIP}`);
    await endAt(page, "22:15");
    await changesButton(page).click();
    const drawer = page.getByRole("dialog", { name: es.bar.changes });
    await drawer.getByRole("button", { name: es.drafts.show }).click();
    await expect(drawer.getByText(es.drafts.building)).toBeVisible();
    await expect.poll(web.branches).toEqual(["draft-mar", "main"]);
    expect(web.changed("draft-mar")).toEqual([`modified content/${TRIP}`]);
    expect(web.published()).toEqual([]);
    web.statuses.push({ context: "deploy/preview", target_url: PREVIEW, state: "success" });
    await waitForPoll(page);
    await expect(drawer.getByRole("link", { name: es.drafts.see })).toHaveAttribute(
      "href",
      PREVIEW,
    );
    await expect(changesButton(page)).toHaveText(/1$/);

    const device = await browser.newContext({ ...WIDE, locale: "es-ES" });
    const other = await device.newPage();
    await openWeb(other, web, `#/file/${TRIP}`);
    await notice(other).getByRole("button", { name: es.drafts.goOn }).click();
    await expect(field(other, "end")).toHaveValue("22:15");
    await publish(other);
    await expectNoChanges(other);
    await expect.poll(() => web.branches()).toEqual(["main"]);
    expect(web.read(TRIP)).toMatchObject({ end: "22:15" });
    await device.close();

    await waitForPoll(page);
    await expectNoChanges(page);
    await expect(publishButton(page)).toBeDisabled();
  });
});
