import { parseArgs } from "node:util";
import { chromium, type Page } from "@playwright/test";
import { answering } from "./answering";
import { copyRepository } from "./bench-copy";
import { findBrowser, launchArguments } from "./browser";
import { measureTable, wholeNumberFrom1, type Measure } from "./measures";
import { installed, runMain, signalGroup, spawnGroup } from "./processes";

const HOME = "http://localhost:8000";

/** Milliseconds: the first start makes every picture. */
const START_LIMIT = 600_000;

/**
 * `npm run bench:edit [-- --runs N]`: how long it takes from the click that saves a price in the
 * editor until the page that is open beside it shows the price, in seconds.
 */
const bench = async () => {
  const { values } = parseArgs({ options: { runs: { type: "string", default: "10" } } });
  const runs = wholeNumberFrom1(values.runs);
  const copy = copyRepository();
  const edit = spawnGroup(installed("tsx"), ["src/commands/edit.ts"], {
    cwd: copy.folder,
    piped: true,
  });
  const seen: Measure = { name: "From save to the changed page", seconds: [] };
  try {
    await answering(`${HOME}/admin/`, START_LIMIT);
    const { executablePath } = await findBrowser();
    const browser = await chromium.launch({ executablePath, args: launchArguments() });
    const context = await browser.newContext({ locale: "es-ES" });
    const page = await context.newPage();
    await page.goto(`${HOME}/precios/`);
    const editor = await context.newPage();
    await openPrices(editor);
    // The first change makes the development server compile the page: it is not counted.
    await change(editor, page, 500);
    for (let run = 1; run <= runs; run += 1) {
      seen.seconds.push(await change(editor, page, 500 + run));
    }
    await browser.close();
  } finally {
    signalGroup(edit, "SIGTERM");
    copy.remove();
  }
  console.log(`\n${measureTable([seen])}`);
  return 0;
};

const openPrices = async (editor: Page) => {
  await editor.goto(`${HOME}/admin/#/collections/datos/entries/Prices`);
  await editor.getByRole("button", { name: "Iniciar sesión" }).click();
  await editor.goto(`${HOME}/admin/#/collections/datos/entries/Prices`);
};

/** Seconds from the click to the sight of the price, in whole euros. */
const change = async (editor: Page, page: Page, euros: number) => {
  await editor.getByLabel("Precio").first().fill(String(euros));
  await editor.getByRole("button", { name: "Guardar", exact: true }).click();
  const shown = page.getByText(String(euros)).first().waitFor();
  const start = performance.now();
  await editor.getByRole("menuitem", { name: "Guardar en este ordenador" }).click();
  await shown;
  const seconds = (performance.now() - start) / 1000;
  await editor.getByText("Cambios guardados").waitFor();
  return seconds;
};

runMain(bench);
