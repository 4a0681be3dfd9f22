import { es } from "../../../../src/desk/words/es";
import { expect, test } from "../fixtures";
import { endAt, expectNoChanges, field, openWeb, publish, status, TRIP } from "../steps";

test("two tabs of one person: one has the pen, the other follows and takes it", async ({
  page,
  context,
  web,
}) => {
  await openWeb(page, web, `#/file/${TRIP}`);
  const second = await context.newPage();
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
