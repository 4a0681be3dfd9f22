import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { expect, test, type Page } from "@playwright/test";
import { TEST_CONTENT } from "../../../src/commands/lib/test-sites";
import { collections } from "../../../src/model";
import { checkContent } from "../../../src/validation/check-content";
import { filesBelow, fillBrowser, textsInBrowser } from "./browser-files";

const SUNSET = "content/trips/sunset.json";
const packages = resolve("node_modules");

/** Sveltia's script in Decap's place; what it asks of its own host comes from its package here. */
const takeSveltia = async (page: Page) => {
  await page.route("**/admin/decap-cms.js", (route) =>
    route.fulfill({ path: join(packages, "@sveltia/cms/dist/sveltia-cms.js") }),
  );
  await page.route("https://unpkg.com/**", (route) => {
    const path = new URL(route.request().url()).pathname.replace(/@[\d.]+\//, "/");
    return route.fulfill({ path: join(packages, path) });
  });
  await page.addInitScript(() => {
    Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() });
  });
};

/** The text of a file of the tests' content, by its name in a repository. */
const textOf = (file: string) => readFileSync(join(dirname(TEST_CONTENT), file), "utf8");

/** What the check says of the content with one file put in the place of its own. */
const errorsWith = async (file: string, text: string) => {
  const folder = mkdtempSync(join(tmpdir(), "content-"));
  cpSync(TEST_CONTENT, join(folder, "content"), { recursive: true });
  writeFileSync(join(folder, file), text);
  const errors = await checkContent(join(folder, "content"), collections);
  rmSync(folder, { recursive: true });
  return errors;
};

// It asks a host that the content policy of Decap's page does not name.
test.use({ bypassCSP: true });

test("Sveltia CMS takes the same configuration, and changes one field and nothing else", async ({
  page,
}) => {
  await takeSveltia(page);
  const files = filesBelow(TEST_CONTENT, "content");
  await page.goto("/robots.txt");
  await fillBrowser(page, files);
  await page.goto("/admin/");
  await page.getByRole("button", { name: "Trabajar con un repositorio local" }).click();
  await page.getByText("Excursiones", { exact: true }).click();
  await page.getByText("Atardecer", { exact: true }).click();

  const name = page.getByRole("group", { name: "Nombre" });
  await name.scrollIntoViewIfNeeded();
  const german = name.getByRole("textbox", { name: "Deutsch" });
  await german.fill("Abendsonne");
  await page.getByRole("button", { name: "Guardar", exact: true }).click();

  const before = textOf(SUNSET);
  const expected = before.replace('"de": "Sonnenuntergang"', '"de": "Abendsonne"');
  const texts = Object.keys(files).filter((file) => /\.(json|yaml)$/.test(file));
  // A file cannot be read while it is being written.
  await expect(async () => {
    expect((await textsInBrowser(page, [SUNSET]))[SUNSET]).toBe(expected);
  }).toPass();
  const now = await textsInBrowser(page, texts);
  expect(texts.filter((file) => now[file] !== textOf(file))).toEqual([SUNSET]);
  expect(await errorsWith(SUNSET, now[SUNSET])).toEqual([]);
});
