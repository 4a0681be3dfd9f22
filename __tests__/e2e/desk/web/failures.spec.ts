import type { Page } from "@playwright/test";
import { es } from "../../../../src/desk/words/es";
import { expect, test } from "../fixtures";
import type { Web } from "../web";
import { expectNoChanges, field, state, status, openWeb, publish, waitForPoll } from "../steps";

// The browser logs what the host refuses.
test.use({ expectedNoise: /Failed to load resource|blocked by CORS policy/ });

/** Milliseconds of a real clock, while the page has one of the test's. */
const SOON = { timeout: 1_000 };

/** Lets time pass until something holds: a request that is under way has to end before the next. */
const inTime = (page: Page, holds: () => Promise<void>) =>
  expect(async () => {
    await waitForPoll(page);
    await holds();
  }).toPass();

/** Opens an entry, and writes the first half of its heading. */
const beginToWrite = async (page: Page, web: Web) => {
  await page.clock.install();
  await openWeb(page, web, "#/file/pages/location.json");
  const heading = field(page, "heading.es");
  await heading.click();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("Junto al ");
  return heading;
};

test("a host that is silent, and a filter that answers in its place, are told, and lose nothing", async ({
  page,
  web,
}) => {
  const heading = await beginToWrite(page, web);
  web.host.fail(() => ({ how: "silence", isDone: false }));
  await inTime(page, () => expect(status(page)).toContainText(es.status.outage.silent, SOON));
  await expect(heading).toBeFocused();
  await page.keyboard.type("faro");
  web.host.fail(() => ({ how: "a page", isDone: false }));
  await inTime(page, () => expect(status(page)).toContainText(es.status.outage.foreign, SOON));
  web.host.fail((request) =>
    request.startsWith("PATCH") ? { how: "a page", isDone: true } : undefined,
  );
  await inTime(page, () => expect(state(page)).not.toContainText(es.status.outage.foreign, SOON));
  await publish(page);
  await expectNoChanges(page);
  expect(web.read("pages/location.json")).toMatchObject({ heading: { es: "Junto al faro" } });
});

test("session that ends while one writes: stops nobody, and loses nothing", async ({
  page,
  web,
}) => {
  const heading = await beginToWrite(page, web);
  web.host.endSession();
  await waitForPoll(page);
  await expect(status(page)).toContainText(es.signIn.ended);
  await expect(heading).toBeFocused();
  await page.keyboard.type("faro");
  await expect(heading).toHaveValue("Junto al faro");
  await status(page).getByRole("button", { name: es.signIn.again }).click();
  await expect(state(page)).not.toContainText(es.signIn.ended);
  await publish(page);
  await expectNoChanges(page);
  expect(web.read("pages/location.json")).toMatchObject({ heading: { es: "Junto al faro" } });
});
