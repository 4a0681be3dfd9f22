import { test as base, expect } from "@playwright/test";
import { TEST_DATE } from "../../../src/commands/lib/test-sites";
import { PATIENCE } from "../../../src/site/head-scripts/app";

/** URLs that the tested site may request: its own and those of the stand-ins. */
const ALLOWED = /^(data:|blob:|http:\/\/(localhost|127\.0\.0\.1):\d+\/)/;

/**
 * What a full browser logs, and a headless shell does not, besides what a page does. (It also keeps a storage from
 * frames of other sites: `stored-items.ts`.)
 */
const OF_FULL_BROWSERS = [
  // It asks for this icon if a page names none, as those of the stand-ins.
  /status of 404 .*\/favicon\.ico\)$/,
];

export type Options = {
  /** Console messages and errors that a test provokes. */
  expectedNoise: RegExp | undefined;
  /** Whether pages run the app immediately instead of on demand. */
  appAtOnce: boolean;
  /** Whether an early click or key is left to the browser after a second without the app, as for visitors. */
  givesUpWaiting: boolean;
  /** Whether a page's clock shows the day for which the site is built. */
  isClockMoved: boolean;
};

type Fixtures = Options & {
  /** Fails the test if the page writes to the console, throws or requests another host. */
  failOnNoise: undefined;
};

/** Runs the scripts in the template of the page. */
const runApp = () => {
  document.addEventListener("DOMContentLoaded", () => {
    const template = document.querySelector<HTMLTemplateElement>("template[data-scripts]");
    if (!template) return;
    const { build } = template.content.querySelector("script")?.dataset ?? {};
    Object.assign(window, { ___webpackCompilationHash: build, ___chunkMapping: {} });
    document.body.append(document.importNode(template.content, true));
    template.content.replaceChildren();
  });
};

/**
 * Makes early clicks and keys wait for the app without a limit, since the machine may be slow. Timers are told apart
 * by their length alone: no other one of the site may take as long.
 */
const waitWithoutLimit = (patience: number) => {
  const start = window.setTimeout.bind(window);
  const startUnlessLimit = (work: () => void, delay?: number) =>
    delay === patience ? 0 : start(work, delay);
  window.setTimeout = startUnlessLimit as typeof setTimeout;
};

/** Moves the clock of a page by a number of milliseconds. */
const moveClock = (offset: number) => {
  window.Date = new Proxy(Date, {
    construct: (Real, values: unknown[], target: typeof Date) =>
      Reflect.construct(Real, values.length > 0 ? values : [Real.now() + offset], target) as Date,
    get: (Real, key) =>
      key === "now" ? () => Real.now() + offset : (Reflect.get(Real, key) as unknown),
  });
};

/** What depends on the day is tested on the day for which the site is built, late in the morning in Palma. */
const CLOCK_OFFSET = Date.parse(`${TEST_DATE}T10:00:00Z`) - Date.now();

/** A test that fails on any unexpected message, error or request of its page. */
export const test = base.extend<Fixtures>({
  expectedNoise: [undefined, { option: true }],
  appAtOnce: [false, { option: true }],
  givesUpWaiting: [false, { option: true }],
  isClockMoved: [true, { option: true }],
  page: async ({ page, appAtOnce, givesUpWaiting, isClockMoved }, use) => {
    if (isClockMoved) {
      await page.addInitScript(moveClock, CLOCK_OFFSET);
      // Playwright's clock would count from the moved one. On half of all days, which come in rows of 25, the milliseconds
      // between the two are negative in 32 bits: its timers are then due at once, for ever.
      page.clock.install = page.clock.setFixedTime = () =>
        Promise.reject(new Error("Set `isClockMoved` to false, and the time yourself."));
    }
    // What a handler that is at work does next would be an error, "Route is already handled!".
    const unrouteAll = page.unrouteAll.bind(page);
    page.unrouteAll = () => unrouteAll({ behavior: "ignoreErrors" });
    if (appAtOnce) await page.addInitScript(runApp);
    if (!givesUpWaiting) await page.addInitScript(waitWithoutLimit, PATIENCE);
    await use(page);
  },
  failOnNoise: [
    async ({ page, expectedNoise, browserName }, use) => {
      const noise: string[] = [];
      const foreign: string[] = [];
      page.on("console", (message) => {
        // The browser logs the 404 status of a not-found page.
        const isNotFoundStatus =
          message.text().includes("status of 404") && page.url() === message.location().url;
        if (!isNotFoundStatus) noise.push(`${message.text()} (${message.location().url})`);
      });
      page.on("pageerror", (error) => noise.push(String(error)));
      page.on("request", (request) => {
        if (!ALLOWED.test(request.url())) foreign.push(request.url());
      });
      await use(undefined);
      expect(foreign).toEqual([]);
      // Other engines also log what a page cannot help, such as a request that ends when it is left.
      if (browserName !== "chromium") return;
      const expected = [...OF_FULL_BROWSERS, ...(expectedNoise ? [expectedNoise] : [])];
      expect(noise.filter((line) => !expected.some((each) => each.test(line)))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
