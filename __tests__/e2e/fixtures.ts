import { test as base, expect } from "@playwright/test";
import { PATIENCE } from "../../src/head-scripts/app";

/** Hosts that the tested site may ask: itself and the two stand-ins. */
const KNOWN = /^(data:|blob:|http:\/\/(localhost|127\.0\.0\.1):\d+\/)/;

export type Options = {
  /** What the console may say in a test that breaks something on purpose. */
  expectedNoise: RegExp | undefined;
  /** Whether pages run the app at once, instead of when something needs it. */
  appAtOnce: boolean;
  /** Whether a press gives up waiting for the app, as it does for visitors. */
  givesUpWaiting: boolean;
};

type Fixtures = Options & {
  /** Fails the test when the page writes to the console, throws, or asks a foreign host. */
  quiet: undefined;
};

/** Runs the scripts that a page keeps in its template. */
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

/** Makes a press wait for the app however long it takes: a busy machine is no bad connection. */
const waitForApp = (patience: number) => {
  const start = window.setTimeout.bind(window);
  const startUnlessPatience = (work: () => void, delay?: number) =>
    delay === patience ? 0 : start(work, delay);
  window.setTimeout = startUnlessPatience as typeof setTimeout;
};

/** A test in whose page nothing may go wrong unseen. */
export const test = base.extend<Fixtures>({
  expectedNoise: [undefined, { option: true }],
  appAtOnce: [false, { option: true }],
  givesUpWaiting: [false, { option: true }],
  page: async ({ page, appAtOnce, givesUpWaiting }, use) => {
    if (appAtOnce) await page.addInitScript(runApp);
    if (!givesUpWaiting) await page.addInitScript(waitForApp, PATIENCE);
    await use(page);
  },
  quiet: [
    async ({ page, expectedNoise }, use) => {
      const noise: string[] = [];
      const foreign: string[] = [];
      page.on("console", (message) => {
        // The browser itself reports the status of a page that does not exist.
        const isStatus =
          message.text().includes("status of 404") && page.url() === message.location().url;
        if (!isStatus) noise.push(`${message.text()} (${message.location().url})`);
      });
      page.on("pageerror", (error) => noise.push(String(error)));
      page.on("request", (request) => {
        if (!KNOWN.test(request.url())) foreign.push(request.url());
      });
      await use(undefined);
      expect(foreign).toEqual([]);
      expect(noise.filter((line) => !expectedNoise?.test(line))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
