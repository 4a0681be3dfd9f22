import { once } from "node:events";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { parseAmount } from "../../editor/form/values/parse-amount";
import { answering } from "./wait-for-url";
import { copyRepository } from "./repository-copy";
import { launchBrowser } from "./browser";
import { EDITOR, SITE_PORT, START_LIMIT } from "./edit-addresses";
import { assertFree } from "./free-port";
import { spawnGroup, stop } from "./processes";

/**
 * Starts `npm run edit` in a copy of the repository, and a browser in the owner's language.
 * @throws when another program holds the port, or the editor does not start
 */
export const editCopy = async () => {
  await assertFree(SITE_PORT);
  const browser = await launchBrowser();
  const copy = copyRepository();
  const edit = spawnGroup(join(copy.folder, "src/commands/edit.ts"), [], {
    cwd: copy.folder,
    piped: true,
  });
  // A pipe that nobody empties would stop the server once it is full.
  edit.stdout?.resume();
  edit.stderr?.pipe(process.stderr);
  const close = async () => {
    await browser.close();
    await stop(edit);
    copy.remove();
  };
  try {
    const ended = once(edit, "exit").then(() => true);
    if (await Promise.race([ended, answering(EDITOR, START_LIMIT)])) {
      throw new Error("`npm run edit` has ended before it answered.");
    }
    return { context: await browser.newContext({ locale: "es-ES" }), close };
  } catch (error) {
    await close();
    throw error;
  }
};

/** Opens the editor, which at home asks for no name. */
export const openEditor = async (page: Page) => {
  await page.goto(EDITOR);
  await page.getByRole("heading", { name: "Colecciones" }).waitFor();
};

/** Opens a list or a form of the editor by its names: `datos/entries/Prices`. */
export const open = (page: Page, address: string) => page.goto(`${EDITOR}#/collections/${address}`);

/**
 * Writes a higher price for the first trip, in the form of the prices.
 * @param by whole euros, too few for the editor to ask whether they are meant
 * @returns the new price, in whole euros
 */
export const raiseFirstPrice = async (page: Page, by: number) => {
  const input = page.locator(".prices input").first();
  const price = parseAmount(await input.inputValue());
  if ("problem" in price) throw new Error("The first price cannot be read.");
  const euros = Math.round(price.amount) + by;
  await input.fill(String(euros));
  return euros;
};

/** Saves the form that is open, and returns the time of the click (`performance.now`). */
export const save = async (page: Page) => {
  await page.getByRole("button", { name: "Guardar", exact: true }).click();
  const clicked = performance.now();
  await page.getByRole("menuitem", { name: "Guardar en este ordenador" }).click();
  return clicked;
};
