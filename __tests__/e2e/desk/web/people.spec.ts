import { es } from "../../../../src/desk/words/es";
import { expect, test, WIDE } from "../fixtures";
import { PREVIEW } from "../git-host";
import {
  changesButton,
  endAt,
  expectNoChanges,
  field,
  notice,
  openWeb,
  publish,
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
  await expect(notice(second)).toContainText(es.notices.elsewhere);
  await expect(field(second, "end")).toBeDisabled();
  await endAt(page, "22:15");
  await expect(field(second, "end")).toHaveValue("22:15");

  await second.bringToFront();
  await notice(second).getByRole("button", { name: es.notices.writeHere }).click();
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
