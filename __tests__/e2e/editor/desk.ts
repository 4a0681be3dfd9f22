import type { Locator, Page, Response } from "@playwright/test";
import type { EditorConfig } from "../../../src/editor/browser/file-kinds";
import { historyAnswer } from "../../../src/content-files/git-history";
import type { CopyUnderGit } from "./copy-under-git";
import { startFileServer } from "./file-server";
import { loadEditor } from "./load-editor";

/** A copy of the repository, and the server that writes its files. */
export const startDesk = async (copy: CopyUnderGit) => {
  const { url, close } = await startFileServer(copy.folder);
  return { ...copy, url, close };
};

export type Desk = Awaited<ReturnType<typeof startDesk>>;

/** Opens the editor, as it is deployed, at the desk's server instead of the Git host. */
export const openEditor = async (page: Page, desk: Desk) => {
  await answerHistory(page, desk.folder);
  const backend: EditorConfig["backend"] = { name: "proxy", proxy_url: desk.url, branch: "main" };
  await loadEditor(page, { backend, publish_mode: "simple" });
  await leaveStartPage(page);
};

/** Answers as the development server of `npm run edit` does, which these tests do not start. */
const answerHistory = (page: Page, folder: string) =>
  page.route(/\/admin\/history\.json/, async (route) => {
    const query = Object.fromEntries(new URL(route.request().url()).searchParams);
    await route.fulfill({ json: { answer: await historyAnswer(query, folder) } });
  });

/** Waits for what the editor shows first, and closes it. */
export const leaveStartPage = async (page: Page) => {
  await page.locator("#start[open]").waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("heading", { name: "Colecciones" }).waitFor();
};

/** Opens an entry's form from its list, as a person does, by their names in the addresses. */
export const openEntry = async (page: Page, list: string, entry: string) => {
  await page.goto(`/admin/#/collections/${list}`);
  await page.getByRole("heading", { name: "Colecciones" }).waitFor();
  await page.goto(`/admin/#/collections/${list}/entries/${entry}`);
  await page.getByText("Cambios guardados").waitFor();
  await page.locator("[data-entry]").waitFor();
};

/** Opens the form of a new entry. */
export const openNew = async (page: Page, list: string) => {
  await page.goto(`/admin/#/collections/${list}/new`);
  await page.locator("[data-entry]").waitFor();
};

/** The field at a path of labels: `["Nombre", "Deutsch"]`. */
export const field = (page: Page, labels: string[]): Locator =>
  labels
    .reduce<Locator>(
      (scope, label) => scope.locator(`xpath=.//label[normalize-space()="${label}"]/../..`).first(),
      page.locator("body"),
    )
    .locator("input, textarea, select")
    .first();

/** Fills a text in each language, and says so in it. */
export const fillEach = async (page: Page, label: string, text: string) => {
  for (const language of ["Español", "English", "Deutsch"]) {
    await field(page, [label, language]).fill(`${text} (${language})`);
  }
};

/** Asks for the entry to be saved, whatever comes of it. */
export const pressSave = async (page: Page) => {
  await page.getByRole("button", { name: "Guardar", exact: true }).click();
  await page.getByRole("menuitem", { name: "Guardar en este ordenador" }).click();
};

/** Saves, and waits until the entry is open again with what is saved. */
export const save = async (page: Page) => {
  let isWritten = false;
  const reopened = page.waitForResponse((response) => {
    if (isWritten && isAnswerTo(response, "getEntry")) return true;
    isWritten ||= isAnswerTo(response, "persistEntry");
    return false;
  });
  await pressSave(page);
  await reopened;
  await page.getByText("Cambios guardados").waitFor();
};

/** Saves a new entry, and waits until it is open under its own address. */
export const saveNew = async (page: Page) => {
  await pressSave(page);
  await page.waitForURL(/\/entries\//);
  // Until then the CMS asks whoever leaves.
  await page.getByText("Cambios guardados").waitFor();
};

const isAnswerTo = (response: Response, action: string) =>
  Boolean(response.request().postData()?.includes(`"action":"${action}"`));
