import { build } from "esbuild";
import type { CreateWebpackConfigArgs } from "gatsby";

/** Bundles `src/head-scripts` into one minified inline script. */
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
 * Defines `HEAD_SCRIPT` in the bundle that renders pages. Webpack cannot bundle esbuild, and a
 * changed script changes the bundle's hash, which makes Gatsby render all pages again.
 */
export const defineHeadScript = async ({ stage, actions, plugins }: CreateWebpackConfigArgs) => {
  if (stage !== "build-html" && stage !== "develop-html") return;
  const HEAD_SCRIPT = JSON.stringify(await bundleHeadScript());
  actions.setWebpackConfig({ plugins: [plugins.define({ HEAD_SCRIPT })] });
};
