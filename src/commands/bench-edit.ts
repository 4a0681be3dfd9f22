import { parseArgs } from "node:util";
import type { Page } from "@playwright/test";
import { HOME } from "./lib/edit-addresses";
import { editCopy, open, openEditor, raiseFirstPrice, save } from "./lib/edit-session";
import { measureTable, wholeNumberFrom1, type Measure } from "./lib/measures";
import { runMain } from "./lib/processes";

/**
 * `npm run bench:edit [-- --runs N]`: how long it takes from the click that saves a price in the
 * editor until the page that is open beside it shows the price, in seconds.
 */
const bench = async (args: string[]) => {
  const { values } = parseArgs({ args, options: { runs: { type: "string", default: "10" } } });
  const runs = wholeNumberFrom1(values.runs);
  const { context, close } = await editCopy();
  const seen: Measure = { name: "From save to the changed page", seconds: [] };
  try {
    const page = await context.newPage();
    await page.goto(`${HOME}/precios/`);
    const editor = await context.newPage();
    await openEditor(editor);
    await open(editor, "datos/entries/Prices");
    // The first change makes the development server compile the page: it is not counted.
    await change(editor, page);
    for (let run = 1; run <= runs; run += 1) seen.seconds.push(await change(editor, page));
  } finally {
    await close();
  }
  console.log(`\n${measureTable([seen])}`);
  return 0;
};

/** Seconds from the click to the sight of the price, which is a euro higher. */
const change = async (editor: Page, page: Page) => {
  const euros = await raiseFirstPrice(editor, 1);
  const start = await save(editor);
  await page.getByText(String(euros)).first().waitFor();
  const seconds = (performance.now() - start) / 1000;
  await editor.getByText("Cambios guardados").waitFor();
  return seconds;
};

runMain(bench);
