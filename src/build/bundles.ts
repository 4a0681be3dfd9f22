import { existsSync, readFileSync, realpathSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import type { CreateBabelConfigArgs, CreateWebpackConfigArgs } from "gatsby";
import { filesBelow } from "@brisa/typed-content/disk";

const ownI18next = resolve("src/site/features/language/i18next.ts");

/** Server and browser must render the same. */
const everywhere = { i18next$: ownI18next, "react-i18next$": ownI18next };

/** @throws if there is no file, since an alias of it would have no effect */
const existing = (path: string) => {
  if (!existsSync(path))
    throw new Error(`${path}, which bundles leave out, does not exist any more.`);
  return realpathSync(path);
};

/**
 * What visitors never run, or not at first; with the bytes (gzip) saved on every page. Gatsby's files must be there.
 */
const unused = () => ({
  // Loaded when a visitor goes on to another page.
  "react-helmet$": resolve("src/site/layout/late-helmet.tsx"),
  // 940 and 770: Gatsby's <Script>, which no page uses, and advice of the i18n plugin for developers.
  "gatsby-script$": false as const,
  outdent$: false as const,
  // 1,070, with the next: the web worker of <Script>.
  "@builder.io/partytown/integration$": false as const,
  [existing("node_modules/gatsby/dist/internal-plugins/partytown/gatsby-browser.js")]:
    false as const,
  // 1,410: prefixes for browsers that `browserslist` does not name.
  [existing("node_modules/stylis/src/Prefixer.js")]: false as const,
  // 2,370: its wrapper does nothing in a browser, and keeps of styled-components what only servers use.
  [existing("node_modules/gatsby-plugin-styled-components/gatsby-browser.js")]: false as const,
  // 360: no plugin registers a service worker.
  [existing(".cache/register-service-worker.js")]: false as const,
  // 390: static queries. Only pages query.
  [existing(".cache/static-query.js")]: resolve("src/build/no-static-queries.js"),
  // 1,500: Gatsby's <Slice>.
  [existing(".cache/slice.js")]: false as const,
  // 1,490: Gatsby's Head API, in whose place the site uses react-helmet.
  [existing(".cache/head/head-export-handler-for-browser.js")]: resolve("src/build/no-head-api.js"),
});

/** Of the server and the browser, which must name classes alike. */
const STYLED = ["esm", "browser.esm"].map(
  (name) => `node_modules/styled-components/dist/styled-components.${name}.js`,
);

const OF_GATSBY = [
  ".cache/loader.js",
  ".cache/navigation.js",
  "node_modules/gatsby-react-router-scroll/scroll-handler.js",
];

/** Gatsby must have written its files. */
const corrected = (files: readonly string[]) =>
  files.map((file) => ({
    test: existing(resolve(file)),
    enforce: "pre" as const,
    use: resolve("src/build/corrected-source.cjs"),
  }));

/** In development they have the names of components. */
export const shortenClasses = ({ stage, actions }: CreateBabelConfigArgs) => {
  if (!stage.startsWith("build")) return;
  const files = filesBelow("src")
    .filter((file) => / from "styled-components"/.test(readFileSync(file, "utf8")))
    .sort();
  actions.setBabelPlugin({ name: resolve("src/build/short-classes.cjs"), options: { files } });
};

export const slimBundles = ({ stage, actions, getConfig }: CreateWebpackConfigArgs) => {
  const rules = stage.startsWith("build") ? corrected(STYLED) : [];
  actions.setWebpackConfig({ resolve: { alias: { ...everywhere } }, module: { rules } });
  if (stage !== "build-javascript") return;
  const config = getConfig() as {
    resolve: { alias: object };
    module: { rules: object[] };
    output: object;
  };
  actions.replaceWebpackConfig({
    ...config,
    // Source maps would be published with the bundles.
    devtool: false,
    // Otherwise each bundle says the name of the package, which is the delivered company's.
    output: { ...config.output, uniqueName: "site", hashDigestLength: 8 },
    module: { ...config.module, rules: [...config.module.rules, ...corrected(OF_GATSBY)] },
    resolve: { ...config.resolve, alias: { ...config.resolve.alias, ...unused() } },
  });
};

/** The scripts that start the app. */
const SLICE = "public/_gatsby/slices/_gatsby-scripts-1.html";

/**
 * Gatsby's inline script would need a hash in each page's policy. Its chunk table takes 1.5 KB, and Gatsby finds no
 * chunk in it, since it is a string (`createComponentUrls` in its `loader.js`).
 * @throws if Gatsby writes the file in another form
 */
const slimSlice = () => {
  const html = readFileSync(SLICE, "utf8");
  const build = /___webpackCompilationHash="(\w+)"/.exec(html)?.[1];
  const scripts = html.match(/<script src="[^"]+" async><\/script>/g);
  if (!build || !scripts) throw new Error(`${SLICE} is not as this Gatsby writes it.`);
  writeFileSync(SLICE, scripts.join("").replace("<script", `<script data-build="${build}"`));
};

/** After the bundles are written, before Gatsby adds the slice to the pages. */
export const slimScriptsSlice = ({ stage, actions }: CreateWebpackConfigArgs) => {
  if (stage !== "build-javascript") return;
  type Compiler = { hooks: { done: { tap: (name: string, run: () => void) => void } } };
  const apply = ({ hooks }: Compiler) => hooks.done.tap("SlimScriptsSlice", slimSlice);
  actions.setWebpackConfig({ plugins: [{ apply }] });
};
