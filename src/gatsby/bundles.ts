import { resolve } from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";

/** Parts of the dependencies that the visitor would download and never run. */
const unused = {
  "react-i18next$": resolve("src/gatsby/react-i18next-used.js"),
  // i18next's package offers plugins its ES5 build.
  i18next$: resolve("node_modules/i18next/dist/esm/i18next.js"),
  // Gatsby's <Script>, which no page uses, and the web worker that comes with it.
  "gatsby-script$": false as const,
  "@builder.io/partytown/integration$": false as const,
  // Needed by the i18n plugin's redirect (switched off) and by its advice while developing.
  "browser-lang$": false as const,
  outdent$: false as const,
};

/** Gatsby minifies for browsers of 2015; ours (`browserslist`) understand shorter code. */
const terserOptions = { ecma: 2020, compress: { ecma: 2020, passes: 2 } };

/** Keeps the JavaScript of every page within its budget (`__tests__/site/size.test.ts`). */
export const slimBundles = ({ stage, actions, getConfig, plugins }: CreateWebpackConfigArgs) => {
  if (stage !== "build-javascript") return;
  const config = getConfig() as { resolve: { alias: object }; optimization: object };
  actions.replaceWebpackConfig({
    ...config,
    // Source maps would be published with the bundles.
    devtool: false,
    resolve: { ...config.resolve, alias: { ...config.resolve.alias, ...unused } },
    optimization: {
      ...config.optimization,
      minimizer: [plugins.minifyJs({ terserOptions }), plugins.minifyCss()],
    },
  });
};
