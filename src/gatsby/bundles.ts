import { realpathSync } from "node:fs";
import { resolve } from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";

/** In every bundle: the server and the browser have to say the same. */
const everywhere = { i18next$: resolve("src/features/language/i18next.ts") };

/** Parts of the dependencies that the visitor would download and never run, or not at first. */
const unused = {
  "react-helmet$": resolve("src/layout/late-helmet.tsx"),
  "react-i18next$": resolve("src/gatsby/react-i18next-used.js"),
  // Gatsby's <Script>, which no page uses, and the web worker that comes with it.
  "gatsby-script$": false as const,
  "@builder.io/partytown/integration$": false as const,
  // Needed by the i18n plugin's redirect (switched off) and by its advice while developing.
  "browser-lang$": false as const,
  outdent$: false as const,
  // For React's server components, which Gatsby has as an experiment.
  "react-server-dom-webpack": false as const,
};

/** The same, of modules that others name by their path; found once Gatsby has written its own. */
const unusedFiles = () => {
  const inPackage = (path: string) => realpathSync(resolve("node_modules", path));
  return {
    // For browsers that `browserslist` does not name.
    [inPackage("stylis/src/Prefixer.js")]: false as const,
    [inPackage("gatsby/dist/internal-plugins/partytown/gatsby-browser.js")]: false as const,
    // Gatsby's <Slice>.
    [resolve(".cache/slice.js")]: false as const,
    [resolve(".cache/head/head-export-handler-for-browser.js")]: resolve(
      "src/gatsby/no-head-api.js",
    ),
  };
};

/** What mends files of Gatsby, once it has written them. */
const mended = () =>
  Object.entries({
    "loader.js": "end-retries.cjs",
    "navigation.js": "route-announcement.cjs",
  }).map(([file, loader]) => ({
    test: resolve(".cache", file),
    enforce: "pre",
    use: resolve("src/gatsby", loader),
  }));

/** Gatsby minifies for browsers of 2015; ours (`browserslist`) understand shorter code. */
const terserOptions = { ecma: 2020, compress: { ecma: 2020, passes: 2 } };

/** Keeps the JavaScript of every page within its budget (`__tests__/e2e/budgets.ts`), and mends it. */
export const slimBundles = ({ stage, actions, getConfig, plugins }: CreateWebpackConfigArgs) => {
  actions.setWebpackConfig({ resolve: { alias: { ...everywhere } } });
  if (stage !== "build-javascript") return;
  const config = getConfig() as {
    resolve: { alias: object };
    output: object;
    module: { rules: object[] };
    optimization: object;
  };
  actions.replaceWebpackConfig({
    ...config,
    // Source maps would be published with the bundles.
    devtool: false,
    module: { ...config.module, rules: [...config.module.rules, ...mended()] },
    // Each page names its scripts: twenty digits, which is Gatsby's length, weigh more than they tell.
    output: { ...config.output, hashDigestLength: 8 },
    resolve: { ...config.resolve, alias: { ...config.resolve.alias, ...unused, ...unusedFiles() } },
    optimization: {
      ...config.optimization,
      minimizer: [plugins.minifyJs({ terserOptions }), plugins.minifyCss()],
    },
  });
};
