import { build } from "esbuild";
import type { CreateWebpackConfigArgs } from "gatsby";

/** Bundles `src/head-scripts` into the text of one inline script. */
export const bundleHeadScript = async () => {
  const { outputFiles } = await build({
    entryPoints: ["src/head-scripts/index.ts"],
    bundle: true,
    minify: true,
    format: "iife",
    target: "es2020",
    write: false,
  });
  return outputFiles[0].text.trim();
};

/**
 * Defines `HEAD_SCRIPT` for `gatsby-ssr.tsx`. Part of that bundle, a change of it makes Gatsby
 * render every page anew.
 */
export const defineHeadScript = async ({ stage, actions, plugins }: CreateWebpackConfigArgs) => {
  if (stage !== "build-html" && stage !== "develop-html") return;
  const HEAD_SCRIPT = JSON.stringify(await bundleHeadScript());
  actions.setWebpackConfig({ plugins: [plugins.define({ HEAD_SCRIPT })] });
};
