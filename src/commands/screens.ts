import { mkdirSync } from "node:fs";
import { chromium, type Page } from "@playwright/test";
import { languageCodes, localPath, type LanguageCode } from "../languages";
import { routes } from "../routes";
import { findBrowser, launchArguments } from "./lib/browser";
import { serveSite } from "./lib/serve";

const PORT = 8790;
const WIDTHS = [1440, 390];

/** Every screen in Spanish; in the other languages those where longer words show first. */
const screens = (language: LanguageCode) =>
  language === "es"
    ? { ...routes, notFound: "/no-existe/" }
    : { home: routes.home, prices: routes.prices, gallery: routes.gallery };

/** `npm run screens`: pictures of the built site, whole pages, into `screens/`. */
const main = async () => {
  const { executablePath } = await findBrowser();
  const site = await serveSite(PORT);
  const browser = await chromium.launch({ executablePath, args: launchArguments() });
  mkdirSync("screens", { recursive: true });
  for (const width of WIDTHS) {
    const page = await browser.newPage({ viewport: { width, height: width === 390 ? 844 : 900 } });
    for (const language of languageCodes) {
      for (const [name, path] of Object.entries(screens(language))) {
        await page.goto(site.url + localPath(path, language));
        await loadEverything(page);
        await page.screenshot({ path: `screens/${name}-${language}-${width}.png`, fullPage: true });
      }
    }
  }
  await browser.close();
  await site.close();
};

/** Lazy pictures come when they are near, so the page is scrolled through once. */
const loadEverything = async (page: Page) => {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 500) {
      scrollTo(0, y);
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
    scrollTo(0, 0);
    await document.fonts.ready;
    // A hidden picture is never fetched.
    const shown = Array.from(document.images).filter((image) => image.offsetParent !== null);
    await Promise.all(shown.map((image) => image.decode().catch(() => undefined)));
  });
};

void main();
