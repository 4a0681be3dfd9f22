import { spawnSync } from "node:child_process";
import type { Locator, Page } from "@playwright/test";
import type { EditorConfig } from "../../../src/editor/config";
import { copyRepository } from "../../../src/commands/bench-copy";
import { startFileServer } from "../../../src/commands/file-server";

/** A copy of the repository under Git, and the server that writes its files. */
export const startDesk = async (port: number) => {
  const { folder, remove } = copyRepository();
  const git = (...args: string[]) => {
    const identity = ["-c", "user.name=Test", "-c", "user.email=test@example.com"];
    const { stdout, stderr, status } = spawnSync("git", [...identity, ...args], {
      cwd: folder,
      encoding: "utf8",
    });
    if (status !== 0) throw new Error(stderr);
    return stdout;
  };
  git("init", "--quiet");
  git("add", "content");
  git("commit", "--quiet", "--message", "content");
  const server = await startFileServer(port, folder);
  const close = () => {
    server.close();
    remove();
  };
  return { folder, git, url: server.url, close };
};

/** Milliseconds that one step may take. */
const PATIENCE = 15_000;

export type Desk = Awaited<ReturnType<typeof startDesk>>;

/** The editor as it is deployed, led to the desk's server instead of the Git host. */
export const openEditor = async (page: Page, { url }: Desk) => {
  page.setDefaultTimeout(PATIENCE);
  let config: EditorConfig | undefined;
  await page.route("**/admin/config.json", async (route) => {
    const answer = (await (await route.fetch()).json()) as EditorConfig;
    config = { ...answer, backend: { name: "proxy", proxy_url: url, branch: "main" } };
    await route.fulfill({ json: { ...config, publish_mode: "simple" } });
  });
  await page.goto("/admin/");
  await page.getByRole("button", { name: "Iniciar sesión" }).click();
  await page.getByRole("heading", { name: "Colecciones" }).waitFor();
  if (!config) throw new Error("The editor has not asked for its configuration.");
  return config;
};

/** Opens an entry's form from its list, as a person does, by their names in the addresses. */
export const openEntry = async (page: Page, list: string, entry: string) => {
  await page.goto(`/admin/#/collections/${list}`);
  await page.getByRole("heading", { name: "Colecciones" }).waitFor();
  await page.goto(`/admin/#/collections/${list}/entries/${entry}`);
  await page.getByText("Cambios guardados").waitFor();
};

/** The field at a path of labels: `["Nombre", "Deutsch"]`. */
export const field = (page: Page, labels: string[]): Locator =>
  labels
    .reduce<Locator>(
      (scope, label) => scope.locator(`xpath=.//label[normalize-space()="${label}"]/../..`).first(),
      page.locator("body"),
    )
    .locator("input, textarea")
    .first();

/** Saves, and waits until the entry is open again with what is saved. */
export const save = async (page: Page) => {
  await page.getByRole("button", { name: "Guardar", exact: true }).click();
  const written = answerTo(page, "persistEntry");
  await page.getByRole("menuitem", { name: "Guardar en este ordenador" }).click();
  await written;
  await answerTo(page, "getEntry");
  await page.getByText("Cambios guardados").waitFor();
};

const answerTo = (page: Page, action: string) =>
  page.waitForResponse((response) =>
    Boolean(response.request().postData()?.includes(`"action":"${action}"`)),
  );
