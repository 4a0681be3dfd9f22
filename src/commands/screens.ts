import { mkdirSync } from "node:fs";
import type { Page } from "@playwright/test";
import { languageCodes, localPath, type LanguageCode } from "../base/languages";
import { routes } from "../model/routes";
import { launchBrowser } from "./lib/browser";
import { runMain } from "./lib/processes";
import { serveSite } from "./lib/serve";

const PORT = 8790;
const WIDTHS = [1440, 390];

/** In other languages only the pages where long words cause problems first. */
const screensIn = (language: LanguageCode) =>
  language === "es"
    ? { ...routes, notFound: "/no-existe/" }
    : { home: routes.home, prices: routes.prices, gallery: routes.gallery };

const screens = async () => {
  const site = await serveSite({ port: PORT });
  const browser = await launchBrowser();
  mkdirSync("screens", { recursive: true });
  for (const width of WIDTHS) {
    const page = await browser.newPage({ viewport: { width, height: width === 390 ? 844 : 900 } });
    for (const language of languageCodes) {
      for (const [name, path] of Object.entries(screensIn(language))) {
        await page.goto(site.url + localPath(path, language));
        await loadEverything(page);
        await page.screenshot({ path: `screens/${name}-${language}-${width}.png`, fullPage: true });
      }
    }
  }
  await browser.close();
  await site.close();
  return 0;
};

/** Scrolling loads the lazy pictures. */
const loadEverything = async (page: Page) => {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 500) {
      scrollTo(0, y);
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
    scrollTo(0, 0);
    await document.fonts.ready;
    // Hidden pictures are never loaded.
    const shown = Array.from(document.images).filter((image) => image.offsetParent !== null);
    await Promise.all(shown.map((image) => image.decode().catch(() => undefined)));
  });
};

runMain(screens);
