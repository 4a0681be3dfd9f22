/**
 * `npm test -- --altered`: every alteration of every page at every moment with every use, in Chromium and Firefox.
 * Prints the table of what has failed, and what could not apply. Fails if a cell fails or an engine is missing.
 */
import { launch, type Page, type SupportedBrowser } from "puppeteer-core";
import { findBrowser } from "../../../src/commands/lib/browser";
import { runMain } from "../../../src/commands/lib/processes";
import { serveSite } from "../../../src/commands/lib/serve";
import { PATIENCE } from "../../../src/head-scripts/app";
import { startStandIns } from "../../../src/stand-ins";
import { testSite } from "../sites";
import { alterations } from "./alterations";
import { canHappen, runCell, situations, titleOf, type Cell } from "./cells";
import { prepare, type Driver } from "./driver";

/** In milliseconds. */
const LIMIT = 20_000;

const FIREFOX = process.env.FIREFOX ?? "/usr/bin/firefox-esr";

const driverOf = (page: Page): Driver => ({
  goto: (url) => page.goto(url),
  evaluate: (work, argument) => page.evaluate(work as never, argument as never),
  waitFor: (work, argument) => page.waitForFunction(work as never, {}, argument as never),
  press: (selector) => page.locator(selector).click(),
  type: (text) => page.keyboard.type(text),
  key: (key) => page.keyboard.press(key as never),
  resize: (width) => page.setViewport({ width, height: 844 }),
});

const enginePath = async (browser: SupportedBrowser) =>
  browser === "firefox" ? FIREFOX : (await findBrowser()).executablePath;

const cells: Cell[] = situations().flatMap((situation) =>
  alterations
    .filter((alteration) => canHappen(alteration, situation.moment))
    .map((alteration) => ({ ...situation, alterations: [alteration] })),
);

/**
 * Runs all cells in one engine. Returns the titles of those that have failed, with their errors.
 * @throws if the engine does not start
 */
const runEngine = async (browser: SupportedBrowser, url: string) => {
  const engine = await launch({
    browser,
    executablePath: await enginePath(browser),
    args: browser === "chrome" ? ["--no-sandbox"] : [],
    extraPrefsFirefox: { "intl.accept_languages": "es-ES" },
  });
  console.log(await engine.version());
  const failures: string[] = [];
  for (const [index, cell] of cells.entries()) {
    const context = await engine.createBrowserContext();
    const page = await context.newPage();
    page.setDefaultTimeout(LIMIT);
    // What esbuild adds to functions, which run in the page without it.
    await page.evaluateOnNewDocument("globalThis.__name = (work) => work");
    await page.evaluateOnNewDocument(prepare, PATIENCE);
    await runCell(driverOf(page), cell, url).catch((error: unknown) => {
      failures.push(`${browser}: ${titleOf(cell)}: ${String(error).split("\n")[0]}`);
      console.log(failures.at(-1));
    });
    await context.close();
    if ((index + 1) % 100 === 0) console.log(`${browser}: ${index + 1} of ${cells.length}`);
  }
  await engine.close();
  return failures;
};

runMain(async () => {
  const stopStandIns = await startStandIns({ form: true, booking: true }, () => undefined);
  const site = await serveSite(testSite);
  const results = await Promise.all(
    (["chrome", "firefox"] as const).map((browser) => runEngine(browser, site.url)),
  );
  const failures = results.flat();
  const impossible = situations().length * alterations.length - cells.length;
  console.log(
    `${cells.length} cells in each of 2 engines; ${impossible} cannot apply: the proxy hides addresses before the app.`,
  );
  console.log(`${2 * cells.length - failures.length} passed, ${failures.length} failed`);
  await site.close();
  await stopStandIns();
  return failures.length > 0 ? 1 : 0;
});
