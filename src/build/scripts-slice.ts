import { readFileSync, writeFileSync } from "node:fs";
import type { CreateWebpackConfigArgs } from "gatsby";

/** The scripts that start the app. */
const FILE = "public/_gatsby/slices/_gatsby-scripts-1.html";

/**
 * Gatsby's inline script would need a hash in each page's policy. Its chunk table takes 1.5 KB, and Gatsby finds no
 * chunk in it, since it is a string (`createComponentUrls` in its `loader.js`).
 * @throws if Gatsby writes the file in another form
 */
const slimSlice = () => {
  const html = readFileSync(FILE, "utf8");
  const build = /___webpackCompilationHash="(\w+)"/.exec(html)?.[1];
  const scripts = html.match(/<script src="[^"]+" async><\/script>/g);
  if (!build || !scripts) throw new Error(`${FILE} is not as this Gatsby writes it.`);
  writeFileSync(FILE, scripts.join("").replace("<script", `<script data-build="${build}"`));
};

/** After the bundles are written, before Gatsby adds the slice to the pages. */
export const slimScriptsSlice = ({ stage, actions }: CreateWebpackConfigArgs) => {
  if (stage !== "build-javascript") return;
  type Compiler = { hooks: { done: { tap: (name: string, run: () => void) => void } } };
  const apply = ({ hooks }: Compiler) => hooks.done.tap("SlimScriptsSlice", slimSlice);
  actions.setWebpackConfig({ plugins: [{ apply }] });
};
