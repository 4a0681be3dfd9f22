/**
 * `npm test -- --altered`: every alteration of every page at every moment with every use, in Chromium and Firefox.
 * Prints how many of the cells have passed, and which cannot be. Fails if a cell fails or an engine is missing.
 */
import { launch, type Page, type SupportedBrowser } from "puppeteer-core";
import { findBrowser } from "../../../src/commands/lib/browser";
import { runMain } from "../../../src/commands/lib/processes";
import { serveSite } from "../../../src/commands/lib/serve";
import { PATIENCE } from "../../../src/site/head-scripts/app";
import { startStandIns } from "../../../src/commands/stand-ins";
import { testSite } from "../setup/sites";
import { alterations, type Alteration, type Moment } from "./alterations";
import { allCells, moments, runCell, titleOf, type Cell } from "./cells";
import { prepare, type Driver } from "./driver";

/** In milliseconds. */
const LIMIT = 20_000;

const FIREFOX = process.env.FIREFOX ?? "/usr/bin/firefox-esr";

const driverOf = (page: Page): Driver => ({
  goto: (url) => page.goto(url, { waitUntil: "domcontentloaded" }),
  evaluate: (work, argument) => page.evaluate(work as never, argument as never),
  waitFor: (work, argument) => page.waitForFunction(work as never, {}, argument as never),
  press: (selector) => page.locator(selector).click(),
  type: (text) => page.keyboard.type(text),
  key: (key) => page.keyboard.press(key as never),
  resize: (width) => page.setViewport({ width, height: 844 }),
});

const enginePath = async (browser: SupportedBrowser) =>
  browser === "firefox" ? FIREFOX : (await findBrowser()).executablePath;

type Result = { engine: string; failed: Set<Cell> };

/**
 * Runs all cells in one engine, and prints those that fail.
 * @throws if the engine does not start
 */
const runEngine = async (browser: SupportedBrowser, url: string): Promise<Result> => {
  const launched = await launch({
    browser,
    executablePath: await enginePath(browser),
    args: browser === "chrome" ? ["--no-sandbox"] : [],
    extraPrefsFirefox: { "intl.accept_languages": "es-ES" },
  });
  const engine = await launched.version();
  const failed = new Set<Cell>();
  const page = await launched.newPage();
  page.setDefaultTimeout(LIMIT);
  // What esbuild adds to functions, which run in the page without it.
  await page.evaluateOnNewDocument("globalThis.__name = (work) => work");
  await page.evaluateOnNewDocument(prepare, PATIENCE);
  for (const [index, cell] of allCells.entries()) {
    await runCell(driverOf(page), cell, url).catch((error: unknown) => {
      failed.add(cell);
      console.error(`${engine}: ${titleOf(cell)}: ${String(error).split("\n")[0]}`);
    });
    if ((index + 1) % 100 === 0) console.error(`${engine}: ${index + 1} of ${allCells.length}`);
  }
  await launched.close();
  return { engine, failed };
};

/** Returns a row of the table for each alteration: how many cells have passed in each engine, by moment. */
const tableOf = (results: Result[]) => {
  const entry = (alteration: Alteration, moment: Moment) => {
    const cells = allCells.filter(({ altered }) => altered[moment]?.includes(alteration));
    if (cells.length === 0) return "cannot be";
    return results
      .map(({ failed }) => `${cells.filter((cell) => !failed.has(cell)).length}/${cells.length}`)
      .join(", ");
  };
  const rows = alterations.map((alteration) => [
    alteration.name,
    ...moments.map((moment) => entry(alteration, moment)),
  ]);
  return [["", ...moments], ["---", ...moments.map(() => "---")], ...rows]
    .map((row) => `| ${row.join(" | ")} |`)
    .join("\n");
};

runMain(async () => {
  const stopStandIns = await startStandIns({ form: true, booking: true }, () => undefined);
  const site = await serveSite(testSite);
  const results = await Promise.all(
    (["chrome", "firefox"] as const).map((browser) => runEngine(browser, site.url)),
  );
  console.log(`${results.map(({ engine }) => engine).join(", ")}\n\n${tableOf(results)}\n`);
  const failures = results.reduce((sum, { failed }) => sum + failed.size, 0);
  console.log(`${results.length * allCells.length - failures} passed, ${failures} failed`);
  await site.close();
  await stopStandIns();
  return failures > 0 ? 1 : 0;
});
