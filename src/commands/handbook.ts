import { existsSync, mkdirSync } from "node:fs";
import { rm } from "node:fs/promises";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { writeDesk } from "../gatsby/desk";
import { launchBrowser } from "./lib/browser";
import { freePort } from "./lib/free-port";
import { openHome } from "./lib/home/open-home";
import { runMain } from "./lib/processes";

const FOLDER = "content/handbook";

const WINDOW = { width: 1360, height: 760 };

/** Milliseconds until what moves or loads has come to rest. */
const REST = 2_500;

type Scene = { place: string; prepare?: (page: Page) => Promise<void> };

const FIRST_PRICE = "#/file/prices.json?field=packages.0.amount";

const raiseFirstPrice = async (page: Page) => {
  const amount = page.locator(".tariff input").first();
  const before = Number(await amount.inputValue());
  await amount.fill(String(before + 25));
};

/** The pictures of the handbook, by the names of their files. */
const scenes: Record<string, Scene> = {
  inicio: { place: "#/" },
  precio: { place: FIRST_PRICE, prepare: raiseFirstPrice },
  foto: {
    place: "#/file/pages/home.json?field=picture.file",
    prepare: (page) => page.locator(".crops").first().scrollIntoViewIfNeeded(),
  },
  cambios: {
    place: FIRST_PRICE,
    prepare: async (page) => {
      await raiseFirstPrice(page);
      await page.goto("#/file/pages/home.json?field=heading.de");
      await page.locator("[data-field='heading.de']").fill("");
      await page.locator(".bar__changes").click();
    },
  },
};

/** `npm run handbook`: the pictures of the owner's handbook, from the desk as it is, over what was built last. */
const handbook = async () => {
  if (!existsSync("public/admin/pages.json"))
    throw new Error("There is no public/ yet: run `npm run build` first.");
  const site = await new Promise<Awaited<ReturnType<typeof openHome>>>((resolve, reject) => {
    const opened = freePort().then((port) =>
      openHome({
        port,
        repository: ".",
        writeDesk: (folder) => writeDesk(folder, { home: true }),
        build: () => Promise.resolve(undefined),
        onBuild: () => undefined,
        onOutcome: () => void opened.then(resolve),
      }),
    );
    opened.catch(reject);
  });
  const browser = await launchBrowser();
  try {
    mkdirSync(FOLDER, { recursive: true });
    for (const [name, { place, prepare }] of Object.entries(scenes)) {
      // Its own context: what one scene has changed is no edit in the next.
      const context = await browser.newContext({
        baseURL: `${site.origin}/admin/`,
        viewport: WINDOW,
        locale: "es-ES",
        reducedMotion: "reduce",
      });
      const page = await context.newPage();
      await page.addInitScript(() => localStorage.setItem("desk-knows-home", "yes"));
      await page.goto(place);
      await page.waitForTimeout(REST);
      await prepare?.(page);
      await page.waitForTimeout(REST);
      const file = `${FOLDER}/${name}.png`;
      const picture = sharp(await page.screenshot()).png({ palette: true, effort: 10 });
      const { size } = await picture.toFile(file);
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
