import type { Page } from "@playwright/test";
import { storedData } from "../../src/providers/disclosure";
import { providerOf } from "../../src/providers/provider-pages";
import { STAND_IN_PORTS } from "../../src/stand-ins";
import { startApp, waitForHydration } from "./app";
import { expect, test } from "./fixtures";
import { received, uniqueAddress } from "./inbox";
import { pages, type TestedPage } from "./pages";
import { quickIf } from "./quick";
import { publishReview, sendMessage, writeMessage, writeReview } from "./spec/forms";
import { words } from "./spec/words";

/** Records what a visitor's browser keeps, be it for a moment, and the foreign hosts it asks. */
const record = async (page: Page) => {
  const kept = new Set<string>();
  const asked = new Set<string>();
  await page.exposeFunction("recordKept", (name: string) => kept.add(name));
  await page.addInitScript(() => {
    // Frames of others keep what is theirs.
    if (self !== top) return;
    const { recordKept } = window as unknown as { recordKept: (name: string) => void };
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (name, value) {
      recordKept(`${this === localStorage ? "localStorage" : "sessionStorage"} ${name}`);
      setItem.call(this, name, value);
    };
  });
  page.on("request", (request) => {
    const { protocol, host } = new URL(request.url());
    const { pathname } = new URL(page.url());
    if (protocol.startsWith("http") && host !== "localhost:8788")
      asked.add(`${host} for ${providerOf(pathname)}`);
  });
  return {
    asked,
    kept: () =>
      new Set([...kept].map((name) => name.replace(/(?<=^sessionStorage @@scroll\|).*/, "…"))),
  };
};

const HOSTS = {
  form: `127.0.0.1:${STAND_IN_PORTS.form} for form`,
  booking: `127.0.0.1:${STAND_IN_PORTS.booking} for booking`,
};

const openPages = async (page: Page, opened: TestedPage[], hasCalendar: boolean) => {
  for (const { name, path } of opened) {
    await page.goto(path);
    // The not-found page without a prefix has no app.
    if (name !== "notFound") await startApp(page);
    if (name === "booking" && hasCalendar) {
      await expect(page.locator(".load-turitop iframe")).toBeVisible();
    }
  }
};

const lookAround = async (page: Page) => {
  await page.goto("/galeria/");
  await page.locator("main a[data-app]").first().click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Escape");
  // Back in the history, too.
  await expect(page).toHaveURL(/galeria\/$/);
  // By keyboard: the banner may lie over it.
  await page.locator('footer a[href="/precios/"]').press("Enter");
  await expect(page).toHaveTitle(/^Precios/);
  await page.evaluate(() => history.back());
  await expect(page).toHaveTitle(/^Galería/);
};

const send = async (page: Page) => {
  const email = uniqueAddress();
  await writeMessage(page, email);
  await waitForHydration(page);
  await sendMessage(page);
  await expect.poll(() => received(email)).toHaveLength(1);
  await writeReview(page, email);
  await publishReview(page);
  await expect.poll(() => received(email)).toHaveLength(2);
};

/** Publishes another build of the site between the app's start and its first question. */
const meetNewBuild = async (page: Page) => {
  let questions = 0;
  await page.route("**/page-data/app-data.json", async (route) => {
    questions += 1;
    const { webpackCompilationHash } = (await (
      await route.fetch({ maxRetries: 3 })
    ).json()) as Record<string, string>;
    await route.fulfill({
      json: { webpackCompilationHash: questions === 2 ? "new" : webpackCompilationHash },
    });
  });
  await page.goto("/contacto/");
  const isLoadedAgain = page.waitForEvent("load");
  await page.locator("[data-app]").first().dispatchEvent("pointerdown");
  await isLoadedAgain;
  await page.unroute("**/page-data/app-data.json");
};

const switchLanguage = async (page: Page) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Abrir el menú" }).click();
  await page.locator('dialog a[hreflang="en"]').click();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
};

test.use({ viewport: { width: 390, height: 844 }, expectedNoise: /127\.0\.0\.1/ });

for (const [choice, visited] of [
  [undefined, "es"],
  ["accept", "en"],
  ["reject", "de"],
] as const) {
  const title = `what is kept and whom a visitor's browser asks is as declared – cookies ${choice ?? "not chosen about"}`;
  // Rejecting is what a mistake would break first.
  test(title, quickIf(choice === "reject"), async ({ page }) => {
    test.setTimeout(180_000);
    const { kept, asked } = await record(page);
    await page.goto("/");
    if (choice) await page.getByRole("button", { name: words.es[choice] }).click();
    const hasCalendar = choice !== "reject";
    // Rejecting changes what the page of the calendar asks for, and no other.
    const isOpened = ({ name, language }: TestedPage) =>
      language === visited && (hasCalendar || name === "booking");
    const opened = pages.filter(isOpened);
    await openPages(page, opened, hasCalendar);
    await lookAround(page);
    const calendar = hasCalendar ? [HOSTS.booking] : [];
    expect(asked).toEqual(new Set(calendar));
    await send(page);
    expect(asked).toEqual(new Set([...calendar, HOSTS.form]));
    await meetNewBuild(page);
    await switchLanguage(page);
    const declared = storedData
      .filter(({ name }) => choice || !name.startsWith("cookieConsent"))
      .map(({ place, name }) => `${place} ${name}`);
    expect(kept()).toEqual(new Set(declared));
    expect(await page.context().cookies()).toEqual([]);
  });
}
