import type { Browser, Page } from "@playwright/test";
import { routes } from "../../model/routes";
import { slowDown } from "./slow-phone";

type Press = {
  name: string;
  path: string;
  target: string;
  prepare?: (page: Page) => Promise<void>;
  /** Needed if the element is not visible on a phone. */
  viewport?: { width: number; height: number };
  /** It matches once the press has taken effect. */
  outcome: string;
  /** The address to which the browser navigates if the app does not handle the press. */
  nativeUrl?: RegExp;
};

const writeMessage = (page: Page) =>
  page.evaluate(() => {
    const values = { name: "Ana Coll", email: "ana@example.org", message: "Seven on Saturday?" };
    for (const [name, value] of Object.entries(values)) {
      const field = document.querySelector<HTMLInputElement>(`main form [name=${name}]`);
      if (field) field.value = value;
    }
  });

export const presses: Press[] = [
  { name: "menu", path: routes.home, target: "header [popovertarget]", outcome: "dialog[open]" },
  {
    name: "language",
    path: routes.home,
    target: "header details summary",
    viewport: { width: 1440, height: 900 },
    outcome: "header details[open]",
  },
  {
    name: "picture",
    path: routes.gallery,
    target: "main a[data-app]",
    outcome: "dialog[open] img",
    nativeUrl: /\/static\//,
  },
  {
    name: "star",
    path: routes.writeReview,
    target: "fieldset label:nth-child(4)",
    outcome: "fieldset [value='4']:checked",
  },
  {
    name: "submit",
    path: routes.contact,
    target: "main form button",
    prepare: writeMessage,
    outcome: "[role=status] *",
    nativeUrl: /127\.0\.0\.1:8010/,
  },
];

const PHONE = { width: 390, height: 844 };

/** In milliseconds. */
const OUTCOME_LIMIT = 10_000;

const openSlowPage = async (browser: Browser, { viewport = PHONE }: Press) => {
  const context = await browser.newContext({ viewport, locale: "es-ES" });
  const page = await context.newPage();
  await page.addInitScript(() => {
    // Otherwise the cookie banner would cover the element.
    if (self === top) localStorage.setItem("cookieConsent", "rejected");
    const durations: number[] = [];
    Object.assign(window, { durations });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[])
        if (entry.interactionId) durations.push(entry.duration);
    }).observe({ type: "event", durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  });
  await slowDown(page);
  return page;
};

export type Outcome = "app" | "native" | "lost";

const outcomeOf = async (page: Page, { outcome, nativeUrl }: Press): Promise<Outcome> => {
  const ways: Promise<Outcome>[] = [
    page
      .waitForSelector(outcome, { state: "attached", timeout: OUTCOME_LIMIT })
      .then(() => "app" as const),
  ];
  if (nativeUrl) {
    const limit = { timeout: OUTCOME_LIMIT, waitUntil: "commit" as const };
    ways.push(page.waitForURL(nativeUrl, limit).then(() => "native" as const));
  }
  return Promise.any(ways).catch(() => "lost" as const);
};

/** @param delay milliseconds between the first use of the page, which starts the app, and the press */
export const pressEarly = async (browser: Browser, press: Press, url: string, delay: number) => {
  const page = await openSlowPage(browser, press);
  await page.goto(url + press.path, { waitUntil: "commit" });
  const target = page.locator(press.target).first();
  await target.waitFor();
  await press.prepare?.(page);
  await target.focus();
  await page.waitForTimeout(delay);
  await target.click({ noWaitAfter: true });
  const outcome = await outcomeOf(page, press);
  await page.context().close();
  return outcome;
};

/**
 * Milliseconds to the next paint, as Interaction to Next Paint counts them; undefined if the browser navigated instead.
 * @param isFirst whether the press is the first use of the page
 * @throws if the press has no effect
 */
export const interactionTime = async (
  browser: Browser,
  press: Press,
  url: string,
  isFirst: boolean,
) => {
  const page = await openSlowPage(browser, press);
  await page.goto(url + press.path, { waitUntil: "load" });
  await press.prepare?.(page);
  const target = page.locator(press.target).first();
  if (!isFirst) {
    const ready = page.evaluate(
      () => new Promise((done) => document.addEventListener("app-ready", done, { once: true })),
    );
    await page.locator("[data-app]").first().dispatchEvent("pointerdown");
    await ready;
  }
  await target.click({ noWaitAfter: true });
  const outcome = await outcomeOf(page, press);
  if (outcome === "lost") throw new Error(`Nothing came of a press: ${press.name}.`);
  // The browser records the entry after the next paint.
  const longest = () =>
    page.evaluate(async () => {
      await new Promise((done) => requestAnimationFrame(() => setTimeout(done, 100)));
      return Math.max(0, ...(window as unknown as { durations: number[] }).durations);
    });
  const duration = outcome === "app" ? await longest() : undefined;
  await page.context().close();
  return duration;
};
