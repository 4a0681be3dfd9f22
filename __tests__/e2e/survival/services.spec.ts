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

  test("there is no network, or it leads on to a page: the message counts as not sent, and is kept", async ({
    page,
    visit,
  }) => {
    await visit.openAndWrite("/contacto/");
    await waitForHydration(page);
    await visit.settle();
    await page.context().setOffline(true);
    await send(page);
    // What draws the notice is already there.
    await expect(notice(page, w.failed)).toBeVisible();
    await page.context().setOffline(false);
    await page.keyboard.press("Escape");
    await expect(notice(page, w.failed)).toHaveCount(0);

    const location = "http://127.0.0.1:8010/f/thanks";
    await page.route(FORM, (route) =>
      route.fulfill({ status: 302, headers: { ...allowed, location } }),
    );
    await page.route(location, (route) => route.fulfill({ headers: allowed, body: "Robot?" }));
    await send(page);
    await expect(notice(page, w.failed)).toBeVisible();
    await visit.expectKeptAfterReload();
  });
});

test.describe("the booking provider's script", () => {
  test.use({ expectedNoise: /removeChild|The above error|Failed to load resource/ });

  const serve = (page: Page, body: string) =>
    page.route("**/load-turitop.min.js", (route: Route) =>
      route.fulfill({ contentType: "text/javascript", body }),
    );

  /** Milliseconds after which a missing calendar is reported, of which the tests wait for a twelfth. */
  const LIMIT = 12_000;

  /** Opens the booking page, on which a missing calendar is soon reported. */
  const openUntilTimeout = async (page: Page, path: string) => {
    await page.addInitScript((limit) => {
      const start = window.setTimeout.bind(window);
      window.setTimeout = ((work: () => void, delay?: number) =>
        start(work, delay === limit ? limit / 12 : delay)) as typeof setTimeout;
    }, LIMIT);
    await page.goto(path, { waitUntil: "domcontentloaded" });
    await page.locator("#js-turitop").waitFor({ state: "attached" });
  };
  const failure = (page: Page) => page.locator("main section [role=alert] h3");

  test("it adds an empty frame, floods its box and covers the page: the visitor is told in its place, and the next page is another document", async ({
    page,
    visit,
  }) => {
    await serve(
      page,
      `const frame = document.createElement("iframe");
      const box = document.querySelector(".load-turitop");
      box.append(frame);
      // Its first \`load\` has passed before anyone could listen.
      setTimeout(() => frame.contentDocument.open().close());
      for (let i = 0; i < 2000; i++) box.append(document.createElement("hr"));`,
    );
    await openUntilTimeout(page, "/reservas/");
    await expect(page.locator(".load-turitop hr")).toHaveCount(2000);
    await expect(failure(page)).toBeVisible();
    const box = await page.locator("[data-calendar]").boundingBox();
    expect(box?.height).toBeLessThan(1000);
    await visit.expectUsable();

    await page.evaluate(() => {
      const cover = document.createElement("div");
      cover.style.cssText = "position: fixed; inset: 0; z-index: 99999; background: black";
      document.body.append(cover);
    });
    await visit.follow("/precios/");
    await visit.waitForPath("/precios/");
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
});
