import type { Page, Route } from "@playwright/test";
import { waitForHydration } from "../setup/app";
import { words as w } from "../spec/words";
import { expect, test } from "./fixtures";

const FORM = "**/f/demo";
const allowed = { "access-control-allow-origin": "*" };

test.describe("the form service", () => {
  test.use({ expectedNoise: /Failed to load resource|ERR_/ });

  const send = (page: Page) => page.getByRole("button", { name: w.send }).click();
  const notice = (page: Page, text: string) =>
    page.locator("[role=status] b, [role=alert] b").filter({ hasText: text });

  test("it leads on to a page: the message counts as not sent, and is kept", async ({
    page,
    visit,
  }) => {
    const location = "http://127.0.0.1:8010/f/thanks";
    await page.route(FORM, (route) =>
      route.fulfill({ status: 302, headers: { ...allowed, location } }),
    );
    await page.route(location, (route) => route.fulfill({ headers: allowed, body: "Robot?" }));
    await visit.openAndWrite("/contacto/");
    await waitForHydration(page);
    await send(page);
    await expect(notice(page, w.failed)).toBeVisible();
    await visit.expectKeptAfterReload();
  });

  test("it takes forty seconds: the visitor is told after twenty, and then that it is sent", async ({
    page,
    visit,
  }) => {
    await page.clock.install();
    await page.route(FORM, async (route) => {
      await page.clock.runFor(40_000);
      await expect(notice(page, "")).toBeVisible();
      await visit.expectUsable();
      await route.fulfill({ headers: allowed, json: { ok: true } });
    });
    await visit.openAndWrite("/contacto/");
    await waitForHydration(page);
    await send(page);
    await expect(notice(page, w.sent)).toBeVisible();
  });

  test("there is no network: the notice that tells it is already there", async ({
    page,
    visit,
  }) => {
    await visit.openAndWrite("/contacto/");
    await waitForHydration(page);
    await visit.settle();
    await page.context().setOffline(true);
    await send(page);
    await expect(notice(page, w.failed)).toBeVisible();
    await page.context().setOffline(false);
    await visit.expectKeptAfterReload();
  });
});

test.describe("the booking provider's script", () => {
  test.use({ expectedNoise: /removeChild|The above error|Failed to load resource/ });

  const serve = (page: Page, body: string) =>
    page.route("**/load-turitop.min.js", (route: Route) =>
      route.fulfill({ contentType: "text/javascript", body }),
    );

  /** Opens the booking page, and advances the clock until a missing calendar is reported. */
  const openUntilTimeout = async (page: Page, path: string) => {
    await page.clock.install();
    await page.goto(path, { waitUntil: "domcontentloaded" });
    await page.locator("#js-turitop").waitFor({ state: "attached" });
    await page.waitForLoadState("load");
    await page.clock.runFor(13_000);
  };
  const failure = (page: Page) => page.locator("main section [role=alert] h3");

  test("it adds an empty frame: the visitor is told, with other ways to book", async ({
    page,
    visit,
  }) => {
    await serve(
      page,
      `const frame = document.createElement("iframe");
      document.querySelector(".load-turitop").append(frame);
      // Its first \`load\` has passed before anyone could listen.
      setTimeout(() => frame.contentDocument.open().close());`,
    );
    await openUntilTimeout(page, "/reservas/");
    await expect(failure(page)).toBeVisible();
    await visit.expectUsable();
  });

  test("it floods its box: what is told in its place stays where it was", async ({
    page,
    visit,
  }) => {
    await serve(
      page,
      `for (let i = 0; i < 2000; i++)
        document.querySelector(".load-turitop").append(document.createElement("hr"));`,
    );
    await openUntilTimeout(page, "/en/reservas/");
    await expect(failure(page)).toBeVisible();
    const frame = await page.locator("[data-calendar]").boundingBox();
    expect(frame?.height).toBeLessThan(1000);
    await visit.expectUsable();
  });

  test("it takes away what React has rendered: a message stands in place of the content", async ({
    page,
    visit,
  }) => {
    await serve(
      page,
      `document.querySelector("main section [role=status]").parentElement.remove()`,
    );
    await openUntilTimeout(page, "/de/reservas/");
    await expect(page.locator("main > * > [role=alert] > h1")).toBeVisible();
    await visit.expectUsable();
  });

  test("it covers the page: the next page is another document", async ({ page, visit }) => {
    await serve(
      page,
      `const cover = document.createElement("div");
      cover.style = "position: fixed; inset: 0; z-index: 99999; background: black";
      document.body.append(cover);`,
    );
    await page.goto("/reservas/", { waitUntil: "domcontentloaded" });
    await waitForHydration(page);
    await expect(page.locator("body > div[style*='99999']")).toBeVisible();
    await visit.follow("/precios/");
    await visit.waitForPath("/precios/");
  });
});
