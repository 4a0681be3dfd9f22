import { readdirSync } from "node:fs";
import { join } from "node:path";

/** The paths of all HTML files in a folder and below; Gatsby also has folders called `404.html`. */
export const htmlFiles = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(".html"))
    .map((entry) => join(entry.parentPath, entry.name));
