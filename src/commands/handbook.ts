import { existsSync } from "node:fs";
import { contentModel } from "../model";
import { modelMessages } from "../model/messages";
import { rm } from "node:fs/promises";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { writeHomeDesk } from "../build/desk/write";
import { launchBrowser } from "./lib/browser";
import { freePort, openHome } from "@brisa/desk/server";
import { servePages } from "./lib/pages";
import { runMain } from "./lib/processes";

const WINDOW = { width: 1360, height: 760 };

/** Milliseconds until the page has loaded and its animations have ended. */
const SETTLE_TIME = 2_500;

type Scene = { place: string; prepare?: (page: Page) => Promise<void> };

const FIRST_PRICE = "#/file/prices.json?field=packages.0.amount";

const raiseFirstPrice = async (page: Page) => {
  const amount = page.locator(".reference input").first();
  const before = Number(await amount.inputValue());
  await amount.fill(String(before + 25));
};

const scenes: Record<string, Scene> = {
  "docs/site.jpg": { place: "/" },
  "docs/desk.jpg": { place: FIRST_PRICE, prepare: raiseFirstPrice },
  "content/handbook/inicio.png": { place: "#/" },
  "content/handbook/precio.png": { place: FIRST_PRICE, prepare: raiseFirstPrice },
  "content/handbook/foto.png": {
    place: "#/file/pages/home.json?field=picture.file",
    prepare: (page) => page.locator(".crops").first().scrollIntoViewIfNeeded(),
  },
  "content/handbook/cambios.png": {
    place: FIRST_PRICE,
    prepare: async (page) => {
      await raiseFirstPrice(page);
      await page.goto("#/file/pages/home.json?field=heading.de");
      await page.locator("[data-field='heading.de']").fill("");
      await page.locator(".bar__changes").click();
    },
  },
};

const handbook = async () => {
  if (!existsSync("public/admin/pages.json"))
    throw new Error("There is no public/ yet: run `npm run build` first.");
  const site = await new Promise<Awaited<ReturnType<typeof openHome>>>((resolve, reject) => {
    const opened = freePort().then((port) =>
      openHome({
        port,
        repository: ".",
        model: contentModel,
        messages: modelMessages,
        writeDesk: (folder) => writeHomeDesk(folder, "."),
        serve: servePages,
        onOutcome: () => void opened.then(resolve),
      }),
    );
    opened.catch(reject);
  });
  const browser = await launchBrowser();
  try {
    for (const [file, { place, prepare }] of Object.entries(scenes)) {
      // A context of its own, without the edits of the other scenes.
      const context = await browser.newContext({
        baseURL: `${site.origin}/admin/`,
        viewport: WINDOW,
        locale: "es-ES",
        reducedMotion: "reduce",
      });
      const page = await context.newPage();
      await page.addInitScript(() => {
        localStorage.setItem("desk-knows-home", "yes");
        localStorage.setItem("cookieConsent", "accepted");
      });
      await page.goto(place);
      await page.waitForTimeout(SETTLE_TIME);
      await prepare?.(page);
      await page.waitForTimeout(SETTLE_TIME);
      const picture = sharp(await page.screenshot());
      const encoded = file.endsWith(".png")
        ? picture.png({ palette: true, effort: 10 })
        : picture.jpeg({ quality: 75, mozjpeg: true });
      const { size } = await encoded.toFile(file);
      console.log(`${file}: ${Math.round(size / 1000)} kB`);
      await context.close();
    }
  } finally {
    await browser.close();
    await site.close();
    await rm(".site", { recursive: true, force: true, maxRetries: 5 });
  }
  return 0;
};

runMain(handbook);
