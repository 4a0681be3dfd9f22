import { test as base } from "@playwright/test";
import { languageCodes } from "../../../src/languages";
import { testSite, urlOf } from "../sites";
import { lookAtPages } from "./pages";
import { scenarios } from "./scenarios";
import { DESKTOP, PHONE, type Visitor } from "./visitor";
import { openWindow, startDriver } from "./webkitgtk";

/** Tests that Playwright runs, in a browser that it does not know. */
const test = base.extend<{ visitor: Visitor }, { driver: string }>({
  driver: [
    // eslint-disable-next-line no-empty-pattern -- Playwright takes nothing else for "no fixtures"
    async ({}, use) => {
      const { url, close } = await startDriver();
      await use(url);
      await close();
    },
    { scope: "worker" },
  ],
  visitor: async ({ driver }, use) => {
    const { visitor, close } = await openWindow(driver, urlOf(testSite));
    await use(visitor);
    await close();
  },
});

for (const language of languageCodes) {
  for (const size of [PHONE, DESKTOP])
    test(`every page, ${size.width} wide – ${language}`, async ({ visitor }, { project }) =>
      lookAtPages(visitor, project.name, language, size));

  for (const [title, scenario] of Object.entries(scenarios))
    test(`${title} – ${language}`, async ({ visitor }) => scenario(visitor, language));
}
