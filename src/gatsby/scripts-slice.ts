import { readFileSync, writeFileSync } from "node:fs";
import type { CreateWebpackConfigArgs } from "gatsby";

/** What Gatsby puts into each page to start the app. */
const FILE = "public/_gatsby/slices/_gatsby-scripts-1.html";

/**
 * Leaves the scripts' elements alone, the first with the name of the build, which
 * `src/head-scripts/app.ts` passes on. Gatsby's inline script would need a hash in each page's content
 * policy; and the table of chunks, a kilobyte and a half, is a string in which Gatsby looks up chunks
 * in vain (`createComponentUrls` in its `loader.js`).
 */
const slimSlice = () => {
  const html = readFileSync(FILE, "utf8");
  const build = /___webpackCompilationHash="(\w+)"/.exec(html)?.[1];
  const scripts = html.match(/<script src="[^"]+" async><\/script>/g);
  if (!build || !scripts) throw new Error(`${FILE} is not as this Gatsby writes it.`);
  writeFileSync(FILE, scripts.join("").replace("<script", `<script data-build="${build}"`));
};

/** Does so before Gatsby puts the file into the pages, which follows the bundles. */
export const slimScriptsSlice = ({ stage, actions }: CreateWebpackConfigArgs) => {
  if (stage !== "build-javascript") return;
  type Compiler = { hooks: { done: { tap: (name: string, run: () => void) => void } } };
  const apply = ({ hooks }: Compiler) => hooks.done.tap("SlimScriptsSlice", slimSlice);
  actions.setWebpackConfig({ plugins: [{ apply }] });
};
