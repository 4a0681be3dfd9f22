import type { Route } from "@playwright/test";
import {
  changesButton,
  DESKTOP,
  endAt,
  es,
  expect,
  field,
  lookAgain,
  notice,
  openDesk,
  publish,
  publishButton,
  REFUSED,
  state,
  test,
  TRIP,
} from "./web-fixtures";

test.use({ ...DESKTOP, expectedNoise: REFUSED });

test.beforeEach(async ({ page }) => {
  await page.clock.install();
});

const COMMITS = "**/graphql";

const answers = (status: number, body: object) => (route: Route) =>
  route.fulfill({ status, json: body, headers: { "Access-Control-Allow-Origin": "*" } });

const FAILURES: Record<string, [keyof typeof es.problems, (route: Route) => Promise<void>]> = {
  "403": ["forbidden", answers(403, { message: "Resource not accessible by integration" })],
  "404": ["missing", answers(404, { message: "Not Found" })],
  "422": ["ruled-out", answers(422, { message: "Repository rule violations found" })],
  "429": ["busy", answers(429, { message: "Too many requests" })],
  "500": ["broken", answers(500, { message: "Server Error" })],
  "a rule's": [
    "ruled-out",
    answers(200, { data: null, errors: [{ message: "Protected branch update failed" }] }),
  ],
  "no answer": ["unreachable", (route) => route.abort()],
};

test("a publication that fails is told in words, keeps all, and is tried again", async ({
  page,
  web,
}) => {
  await openDesk(page, web, `#/file/${TRIP}`);
  await endAt(page, "22:15");
  for (const [name, [problem, fail]] of Object.entries(FAILURES)) {
    await test.step(name, async () => {
      await page.route(COMMITS, fail);
      await publish(page);
      await expect(notice(page)).toContainText(es.problems[problem]);
      await expect(changesButton(page)).toHaveText(/1$/);
      await expect(field(page, "end")).toHaveValue("22:15");
      await page.unroute(COMMITS);
    });
  }
  expect(web.published()).toEqual([]);
  await lookAgain(page);
  await notice(page).getByRole("button", { name: es.common.tryAgain }).click();
  await expect(changesButton(page)).toHaveText(es.bar.noChanges);
  expect(web.published()).toHaveLength(1);
});

test("an answer that gets lost is no failure, and publishes nothing twice", async ({
  page,
  web,
}) => {
  await openDesk(page, web, `#/file/${TRIP}`);
  await endAt(page, "22:15");
  await page.route(COMMITS, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await publish(page);
  await expect(changesButton(page)).toHaveText(es.bar.noChanges);
  await expect(notice(page)).toBeHidden();
  expect(web.published()).toHaveLength(1);
});

test("a connection that is lost while one publishes brings nothing back", async ({
  page,
  context,
  web,
}) => {
  await openDesk(page, web, `#/file/${TRIP}`);
  await endAt(page, "22:15");
  await page.route(COMMITS, async (route) => {
    await route.fetch();
    await context.setOffline(true);
    await route.abort();
  });
  await publish(page);
  await expect(notice(page)).toContainText(es.problems.unreachable);
  expect(web.published()).toHaveLength(1);
  await page.unroute(COMMITS);
  await endAt(page, "22:30");
  await context.setOffline(false);
  await lookAgain(page);
  // What was published is nobody else's change.
  await publish(page);
  await expect(changesButton(page)).toHaveText(es.bar.noChanges);
  await expect(page.getByRole("dialog")).toBeHidden();
  expect(web.published()).toHaveLength(2);
  expect(web.read(TRIP)).toMatchObject({ end: "22:30" });
});

test("without a connection one writes on, and publishes once it is back", async ({
  page,
  context,
  web,
}) => {
  await openDesk(page, web, `#/file/${TRIP}`);
  await context.setOffline(true);
  await lookAgain(page);
  await expect(state(page)).toHaveText(es.state.offline);
  await endAt(page, "22:15");
  await expect(publishButton(page)).toBeDisabled();
  await context.setOffline(false);
  await lookAgain(page);
  await publish(page);
  await expect(changesButton(page)).toHaveText(es.bar.noChanges);
  expect(web.read(TRIP)).toMatchObject({ end: "22:15" });
});

test("a session that ends while one writes stops nobody, and loses nothing", async ({
  page,
  web,
}) => {
  await openDesk(page, web, "#/file/pages/location.json");
  const heading = field(page, "heading.es");
  await heading.click();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("Junto al ");
  web.host.endSession();
  await lookAgain(page);
  await expect(notice(page)).toContainText(es.signIn.ended);
  await expect(heading).toBeFocused();
  await page.keyboard.type("faro");
  await expect(heading).toHaveValue("Junto al faro");
  await notice(page).getByRole("button", { name: es.signIn.again }).click();
  await expect(notice(page)).toBeHidden();
  await publish(page);
  await expect(changesButton(page)).toHaveText(es.bar.noChanges);
  expect(web.read("pages/location.json")).toMatchObject({ heading: { es: "Junto al faro" } });
});

test("a session that has ended is told as one publishes, too", async ({ page, web }) => {
  await openDesk(page, web, `#/file/${TRIP}`);
  await endAt(page, "22:15");
  web.host.endSession();
  await publish(page);
  await notice(page).getByRole("button", { name: es.signIn.again }).click();
  await expect(notice(page)).toBeHidden();
  await publish(page);
  await expect(changesButton(page)).toHaveText(es.bar.noChanges);
  expect(web.published()).toHaveLength(1);
});

/** What the check run of a failed publication holds, and what people read of it. */
const BUILD_FAILURES = {
  "its content is wrong": [
    { summary: "", text: "- prices.json: the price is missing" },
    "the price is missing",
  ],
  "something else is broken": [
    { summary: "Avisad [aquí](https://x.example.com).", text: "" },
    "Avisad aquí.",
  ],
} as const;

test("what has not reached the site is told, and published anew", async ({ page, web }) => {
  await openDesk(page, web, `#/file/${TRIP}`);
  let times = 0;
  for (const [why, [output, said]] of Object.entries(BUILD_FAILURES)) {
    await test.step(why, async () => {
      times += 1;
      web.checkRuns.length = 0;
      await endAt(page, `22:1${times}`);
      await publish(page);
      await expect(changesButton(page)).toHaveText(es.bar.noChanges);
      await expect(state(page)).toHaveText(es.state.building);
      web.tell({ conclusion: "failure", output: { title: "", ...output } });
      await lookAgain(page);
      await expect(state(page)).toHaveText(es.state.failed);
      await expect(notice(page)).toContainText(es.notices.buildFailed);
      await notice(page).getByText(es.notices.details).click();
      await expect(notice(page).getByText(said)).toBeVisible();
      await expect(field(page, "end")).toHaveValue(`22:1${times}`);
      expect(web.published()).toHaveLength(times);
    });
  }
});
