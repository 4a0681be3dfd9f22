import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import type { CopyUnderGit } from "./copy-under-git";
import { field, leaveStartPage, openEntry } from "./desk";
import { openRepository, REPOSITORY, startGitHost, type CheckRun } from "./git-host";
import { deployedConfig, loadEditor } from "./load-editor";

/** Decap tells the console of what it does, of drafts that are not there and of what we refuse. */
export const DECAPS_NOISE = /decap-cms|CMS_MANUAL_INIT|status of 40[45]|%c|^(undefined|Object)/;

/** A copy of the repository at the stand-in for the Git host. */
export const startWeb = async ({ folder, git }: CopyUnderGit) => {
  /** What is told of the newest publication. */
  const checkRuns: CheckRun[] = [];
  const { url, close, endSession, allow } = await startGitHost(openRepository(folder), checkRuns);
  const published = (file: string) => git("show", `main:content/${file}`);
  /** What another person publishes. */
  const publishElsewhere = (file: string, from: string, to: string) => {
    const path = join(folder, "content", file);
    git("reset", "--hard", "--quiet", "main");
    writeFileSync(path, readFileSync(path, "utf8").replace(from, to));
    git("commit", "--quiet", "--all", "--message", file);
  };
  return {
    folder,
    url,
    git,
    published,
    publishElsewhere,
    checkRuns,
    endSession,
    allow,
    close,
  };
};

export type Web = Awaited<ReturnType<typeof startWeb>>;

/** Opens the editor, as it is deployed, at the stand-in host. */
export const openWebEditor = async (page: Page, { url }: Web) => {
  const addresses = { repo: REPOSITORY, base_url: url, api_root: url };
  await loadEditor(page, { backend: { ...deployedConfig().backend, ...addresses } });
};

/** Opens the editor once a browser has been signed in. */
export const comeBack = async (page: Page, web: Web) => {
  await openWebEditor(page, web);
  await leaveStartPage(page);
};

/** Signs in on the page that asks for it. On a busy machine Chromium loses a click in a new tab. */
export const passDoor = async (page: Page) => {
  await expect(async () => {
    const opened = page.waitForEvent("popup", { timeout: 10_000 });
    await Promise.all([opened, press(page, "Iniciar sesión con GitHub")]);
  }).toPass();
  await leaveStartPage(page);
};

export const signIn = async (page: Page, web: Web) => {
  await openWebEditor(page, web);
  await passDoor(page);
};

export const press = (page: Page, name: string) =>
  page.getByRole("button", { name, exact: true }).click();

/** Changes one field, whose draft has this branch. */
export const changeGuests = async (page: Page, guests: string) => {
  await openEntry(page, "datos", "Terms");
  await field(page, ["Invitados"]).fill(guests);
};

export const GUESTS_DRAFT = "cms/datos/Terms";

export const saveDraft = async (page: Page) => {
  await press(page, "Guardar");
  await page.getByText("Estado: Borrador").waitFor();
  await page.getByText("Cambios guardados").waitFor();
};

export const setStatus = async (page: Page, from: string, to: string) => {
  await press(page, `Estado: ${from}`);
  await page.getByRole("menuitem", { name: to }).click();
  await page.getByText(`Estado: ${to}`).waitFor();
};

/** Publishes what the form holds. */
export const publish = async (page: Page) => {
  await press(page, "Publicar");
  await confirmPublication(page);
};

/** Answers that the publication is meant, which the editor asks. */
export const confirmPublication = (page: Page) =>
  page.getByRole("alertdialog").getByRole("button", { name: "Publicar" }).click();
