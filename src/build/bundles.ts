import { resolve } from "node:path";
import type { GatsbyNode } from "gatsby";

/** Parts of the dependencies that the visitor would download and never run. */
const unused = {
  "react-i18next$": resolve("src/build/react-i18next-used.js"),
  // i18next's package offers plugins its ES5 build.
  i18next$: resolve("node_modules/i18next/dist/esm/i18next.js"),
  // Gatsby's <Script>, which no page uses, and the web worker that comes with it.
  "gatsby-script$": false as const,
  "@builder.io/partytown/integration$": false as const,
  // Needed by the i18n plugin's redirect (switched off) and by its advice while developing.
  "browser-lang$": false as const,
  outdent$: false as const,
};

/** Keeps the JavaScript of every page within its budget (`__tests__/e2e/size.spec.ts`). */
export const slimBundles: NonNullable<GatsbyNode["onCreateWebpackConfig"]> = ({
  stage,
  actions,
}) => {
  if (stage === "build-javascript") actions.setWebpackConfig({ resolve: { alias: unused } });
};
