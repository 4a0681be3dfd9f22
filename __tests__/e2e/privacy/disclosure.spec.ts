import type { Page } from "@playwright/test";
import { storedData } from "../../../src/site/providers/disclosure";
import { providerOf } from "../../../src/site/providers/provider-pages";
import { STAND_IN_PORTS } from "../../../src/commands/stand-ins";
import { startApp, waitForHydration } from "../setup/app";
import { expect, test } from "../setup/fixtures";
import { received, uniqueAddress } from "../setup/inbox";
import { pages, type TestedPage } from "../setup/pages";
import { quickIf } from "../setup/quick";
import { publishReview, sendMessage, writeMessage, writeReview } from "../spec/forms";
import { words } from "../spec/words";

/**
 * Records the storage keys that pages set, even if they remove them again, and the hosts of other
 * origins that they request.
 */
const record = async (page: Page) => {
  const stored = new Set<string>();
  const requested = new Set<string>();
  await page.exposeFunction("recordStored", (name: string) => stored.add(name));
  await page.addInitScript(() => {
    // Only the page itself counts, not the frames of providers.
    if (self !== top) return;
    const { recordStored } = window as unknown as { recordStored: (name: string) => void };
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (name, value) {
      recordStored(`${this === localStorage ? "localStorage" : "sessionStorage"} ${name}`);
      setItem.call(this, name, value);
    };
  });
  page.on("request", (request) => {
    const { protocol, host } = new URL(request.url());
    const { pathname } = new URL(page.url());
    if (protocol.startsWith("http") && host !== "localhost:8788")
      requested.add(`${host} for ${providerOf(pathname)}`);
  });
  return {
    requested,
    stored: () =>
      new Set([...stored].map((name) => name.replace(/(?<=^sessionStorage @@scroll\|).*/, "…"))),
  };
};

const HOSTS = {
  form: `127.0.0.1:${STAND_IN_PORTS.form} for form`,
  booking: `127.0.0.1:${STAND_IN_PORTS.booking} for booking`,
};

const openPages = async (page: Page, opened: TestedPage[], hasCalendar: boolean) => {
  for (const { name, path } of opened) {
    await page.goto(path);
    // The Spanish not-found page has no app.
    if (name !== "notFound") await startApp(page);
    if (name === "booking" && hasCalendar) {
      await expect(page.locator(".load-turitop iframe")).toBeVisible();
    }
  }
};

const browse = async (page: Page) => {
  await page.goto("/galeria/");
  await page.locator("main a[data-app]").first().click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Escape");
  // Closing the lightbox also goes back in the history.
  await expect(page).toHaveURL(/galeria\/$/);
  // By keyboard, since the banner may cover the link.
  await page.locator('footer a[href="/precios/"]').press("Enter");
  await expect(page).toHaveTitle(/^Precios/);
  await page.evaluate(() => history.back());
  await expect(page).toHaveTitle(/^Galería/);
  await page.goto("/excursiones/");
  await startApp(page);
  await page.getByRole("textbox", { name: "¿Qué día venís?" }).fill("2027-07-14");
  await expect(page).toHaveURL(/day=2027-07-14/);
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

/**
 * Simulates a new build between the start of the app and its first check for one, and waits until the
 * page has been loaded again.
 */
const loadNewBuild = async (page: Page) => {
  let requests = 0;
  await page.route("**/page-data/app-data.json", async (route) => {
    requests += 1;
    const { webpackCompilationHash } = (await (
      await route.fetch({ maxRetries: 3 })
    ).json()) as Record<string, string>;
    await route.fulfill({
      json: { webpackCompilationHash: requests === 2 ? "new" : webpackCompilationHash },
    });
  });
  await page.goto("/contacto/");
  const reload = page.waitForEvent("load");
  await page.locator("[data-app]").first().dispatchEvent("pointerdown");
  await reload;
  await page.unrouteAll();
};

const switchLanguage = async (page: Page) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Abrir el menú" }).click();
  await page.locator('dialog a[hreflang="en"]').click();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  // Only who is to be led to another language has it probed whether anything can be stored.
  await page.goto("/");
  await expect(page).toHaveURL(/\/en\/$/);
};

test.use({ viewport: { width: 390, height: 844 }, expectedNoise: /127\.0\.0\.1/ });

for (const [choice, visited] of [
  [undefined, "es"],
  ["accept", "en"],
  ["reject", "de"],
] as const) {
  const title = `what is kept and whom a visitor's browser asks is as declared – cookies ${choice ?? "not chosen about"}`;
  // A regression would affect rejecting first.
  test(title, quickIf(choice === "reject"), async ({ page }) => {
    test.setTimeout(180_000);
    const { stored, requested } = await record(page);
    await page.goto("/");
    if (choice) await page.getByRole("button", { name: words[choice] }).click();
    const hasCalendar = choice !== "reject";
    // Rejecting changes only the requests of the booking page.
    const isOpened = ({ name, language }: TestedPage) =>
      language === visited && (hasCalendar || name === "booking");
    const opened = pages.filter(isOpened);
    await openPages(page, opened, hasCalendar);
    await browse(page);
    const calendar = hasCalendar ? [HOSTS.booking] : [];
    expect(requested).toEqual(new Set(calendar));
    await send(page);
    expect(requested).toEqual(new Set([...calendar, HOSTS.form]));
    await loadNewBuild(page);
    await switchLanguage(page);
    const declared = storedData
      .filter(({ name }) => choice || !name.startsWith("cookieConsent"))
      .map(({ place, name }) => `${place} ${name}`);
    expect(stored()).toEqual(new Set(declared));
    expect(await page.context().cookies()).toEqual([]);
  });
}
