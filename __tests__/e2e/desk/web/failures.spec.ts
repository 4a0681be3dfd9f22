import type { Page } from "@playwright/test";
import { es } from "../../../../src/desk/words/es";
import { expect, test } from "../fixtures";
import { expectNoChanges, field, notice, openWeb, publish, waitForPoll } from "../steps";

// The browser logs what the host refuses.
test.use({ expectedNoise: /Failed to load resource|blocked by CORS policy/ });

/** Lets the connection come back, upon which the desk asks at once. */
const comeBack = (page: Page) => page.evaluate(() => dispatchEvent(new Event("online")));

test("a host that is silent, and a filter that answers a publication in its place, lose nothing", async ({
  page,
  web,
}) => {
  await page.clock.install();
  await openWeb(page, web, "#/file/pages/location.json");
  const heading = field(page, "heading.es");
  await heading.click();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("Junto al ");
  web.host.fail(() => ({ how: "silence", isDone: false }));
  await waitForPoll(page);
  // So long it waits for an answer.
  await waitForPoll(page);
  await expect(notice(page)).toContainText(es.notices.outage.silent);
  await expect(heading).toBeFocused();
  await page.keyboard.type("faro");
  web.host.fail((request) =>
    request.startsWith("PATCH") ? { how: "a page", isDone: true } : undefined,
  );
  await comeBack(page);
  await expect(notice(page)).toBeHidden();
  await publish(page);
  await expectNoChanges(page);
  expect(web.read("pages/location.json")).toMatchObject({ heading: { es: "Junto al faro" } });
});

test("session that ends while one writes: stops nobody, and loses nothing", async ({
  page,
  web,
}) => {
  await page.clock.install();
  await openWeb(page, web, "#/file/pages/location.json");
  const heading = field(page, "heading.es");
  await heading.click();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("Junto al ");
  web.host.endSession();
  await waitForPoll(page);
  await expect(notice(page)).toContainText(es.signIn.ended);
  await expect(heading).toBeFocused();
  await page.keyboard.type("faro");
  await expect(heading).toHaveValue("Junto al faro");
  await notice(page).getByRole("button", { name: es.signIn.again }).click();
  await expect(notice(page)).toBeHidden();
  await publish(page);
  await expectNoChanges(page);
  expect(web.read("pages/location.json")).toMatchObject({ heading: { es: "Junto al faro" } });
});
