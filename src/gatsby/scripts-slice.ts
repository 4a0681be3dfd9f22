import { readFileSync, writeFileSync } from "node:fs";
import type { CreateWebpackConfigArgs } from "gatsby";

/** What Gatsby puts into each page to start the app. */
const FILE = "public/_gatsby/slices/_gatsby-scripts-1.html";

/**
 * The table of chunks, in each page a kilobyte and a half. Gatsby writes it as a string in which it
 * then looks up chunks in vain (`createComponentUrls` in its `loader.js`), so that an empty one does
 * as well.
 */
const TABLE = /<script\s+id="gatsby-chunk-mapping"\s*>.*?<\/script>\s*<script>/s;

const removeTable = () => {
  const html = readFileSync(FILE, "utf8");
  const slim = html.replace(TABLE, "<script>window.___chunkMapping={};").trim();
  if (slim === html) throw new Error(`${FILE} has no table of chunks as this Gatsby writes it.`);
  writeFileSync(FILE, slim);
};

/** Removes the table before Gatsby puts the file into the pages, which it does after the bundles. */
export const slimScriptsSlice = ({ stage, actions }: CreateWebpackConfigArgs) => {
  if (stage !== "build-javascript") return;
  type Compiler = { hooks: { done: { tap: (name: string, run: () => void) => void } } };
  const apply = ({ hooks }: Compiler) => hooks.done.tap("SlimScriptsSlice", removeTable);
  actions.setWebpackConfig({ plugins: [{ apply }] });
};
