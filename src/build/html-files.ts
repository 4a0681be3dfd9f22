import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";

/** Returns the paths of all HTML files below a folder. Gatsby also has folders called `404.html`. */
export const htmlFiles = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((file) => join(folder, file))
    .filter((path) => path.endsWith(".html") && statSync(path).isFile());
