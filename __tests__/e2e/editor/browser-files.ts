import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";

/** Path → content in base64. */
type Files = Record<string, string>;

/** Every file below a folder. */
export const filesBelow = (folder: string, prefix: string): Files =>
  Object.fromEntries(
    (readdirSync(folder, { recursive: true }) as string[])
      .filter((name) => statSync(join(folder, name)).isFile())
      .map((name) => [
        `${prefix}/${name.replaceAll("\\", "/")}`,
        readFileSync(join(folder, name)).toString("base64"),
      ]),
  );

/** Puts files into the browser's own file system, below a folder that looks like a repository. */
export const fillBrowser = (page: Page, files: Files) =>
  page.evaluate(async (list) => {
    const root = await navigator.storage.getDirectory();
    await root.getDirectoryHandle(".git", { create: true });
    for (const [path, content] of Object.entries(list)) {
      const folders = path.split("/");
      const fileName = String(folders.pop());
      let folder = root;
      for (const name of folders) {
        folder = await folder.getDirectoryHandle(name, { create: true });
      }
      const file = await folder.getFileHandle(fileName, { create: true });
      const writable = await file.createWritable();
      await writable.write(Uint8Array.from(atob(content), (byte) => byte.charCodeAt(0)));
      await writable.close();
    }
  }, files);

/** The text of each of these files as the browser has it now. */
export const textsInBrowser = (page: Page, paths: string[]) =>
  page.evaluate(async (list) => {
    const root = await navigator.storage.getDirectory();
    const texts: Record<string, string> = {};
    for (const path of list) {
      const folders = path.split("/");
      const fileName = String(folders.pop());
      let folder = root;
      for (const name of folders) folder = await folder.getDirectoryHandle(name);
      const file = await folder.getFileHandle(fileName);
      texts[path] = await (await file.getFile()).text();
    }
    return texts;
  }, paths);
