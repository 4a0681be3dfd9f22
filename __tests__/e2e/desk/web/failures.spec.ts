import { es } from "../../../../src/desk/words/es";
import { expect, test } from "../fixtures";
import {
  changesButton,
  endAt,
  expectNoChanges,
  field,
  go,
  notice,
  openWeb,
  publish,
  publishButton,
  REFUSED,
  state,
  TRIP,
  waitForPoll,
  write,
} from "../steps";

test.use({ expectedNoise: REFUSED });

test.beforeEach(async ({ page }) => {
  await page.clock.install();
});

const COMMITS = "**/git/refs/heads/main";

test(
  "offline while one publishes: the own commit is no conflict",
  { tag: "@slow" },
  async ({ page, context, web }) => {
    await openWeb(page, web, `#/file/${TRIP}`);
    await endAt(page, "22:15");
    // The page beside has loaded.
    await page.waitForLoadState("networkidle");
    await page.route(COMMITS, async (route) => {
      await route.fetch();
      await context.setOffline(true);
      await route.abort();
    });
    await publish(page);
    await expect(notice(page)).toContainText(es.notices.offline);
    expect(web.published()).toHaveLength(1);
    await page.unroute(COMMITS);
    await endAt(page, "22:30");
    await context.setOffline(false);
    await waitForPoll(page);
    // The commit that was made before the connection was lost is not taken for another person's change.
    await publish(page);
    await expectNoChanges(page);
    await expect(page.getByRole("dialog")).toBeHidden();
    expect(web.published()).toHaveLength(2);
    expect(web.read(TRIP)).toMatchObject({ end: "22:30" });
  },
);

test(
  "offline: one writes on, and publishes once the connection is back",
  { tag: "@slow" },
  async ({ page, context, web }) => {
    await openWeb(page, web, `#/file/${TRIP}`);
    await context.setOffline(true);
    await waitForPoll(page);
    await expect(state(page)).toHaveText(es.state.offline);
    await expect(notice(page)).toContainText(es.notices.offlineHelp);
    await endAt(page, "22:15");
    await expect(publishButton(page)).toBeDisabled();
    await context.setOffline(false);
    await waitForPoll(page);
    await expect(notice(page)).toBeHidden();
    await publish(page);
    await expectNoChanges(page);
    expect(web.read(TRIP)).toMatchObject({ end: "22:15" });
  },
);

test("session that ends while one writes: stops nobody, and loses nothing", async ({
  page,
  web,
}) => {
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

const LEGAL = "legal/cookies.yaml";

test(
  "without what reads and writes legal texts none is taken for unreadable, and none is lost",
  { tag: "@slow" },
  async ({ page, web }) => {
    const asked: string[] = [];
    await page.route(/\/yaml-\w+\.js$/, (route) => {
      asked.push(route.request().url());
      return route.abort();
    });
    await openWeb(page, web, `#/file/${LEGAL}`);
    await write(field(page, "lead.es"), "Qué guarda el navegador.");
    expect(asked).toEqual([]);
    await publish(page);
    await expect(notice(page)).toContainText(es.problems.unreachable);
    expect(asked).toHaveLength(1);
    await expect(changesButton(page)).toHaveText(/1$/);
    const heading = { es: "Vuestros datos", en: "Your data", de: "Ihre Daten" };
    web.publish("legal/privacy.yaml", (data) => ({ ...data, heading }));
    await waitForPoll(page);
    await expect(state(page)).toHaveText(es.state.offline);
    await go(page, "#/file/legal/privacy.yaml");
    await expect(field(page, "heading.es")).toHaveValue("Política de privacidad");

    await page.unrouteAll();
    await waitForPoll(page);
    await expect(field(page, "heading.es")).toHaveValue(heading.es);
    await publish(page);
    await expectNoChanges(page);
    expect(web.changed()).toContain(`M\tcontent/${LEGAL}`);
    expect(web.read(LEGAL)).toMatchObject({ lead: { es: "Qué guarda el navegador." } });
  },
);
