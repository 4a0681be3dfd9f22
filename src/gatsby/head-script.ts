import { build } from "esbuild";
import type { CreateWebpackConfigArgs } from "gatsby";
import { minify } from "terser";

const bundle = () =>
  build({
    entryPoints: ["src/head-scripts/index.ts"],
    bundle: true,
    format: "iife",
    target: "es2022",
    minifySyntax: true,
    write: false,
    metafile: true,
  });

/** Returns the source files of the inline script. */
export const headScriptFiles = async () => Object.keys((await bundle()).metafile.inputs);

/** Bundles `src/head-scripts` into one inline script. Terser minifies it better than esbuild. */
export const bundleHeadScript = async () => {
  const { outputFiles } = await bundle();
  const { code } = await minify(outputFiles.map(({ text }) => text).join(""), {
    ecma: 2020,
    module: true,
    compress: { passes: 3, unsafe_arrows: true, sequences: false },
  });
  return code ?? "";
};

/**
 * Defines the constant `HEAD_SCRIPT` in the bundle that renders pages. When the script changes, so does
 * the bundle's hash, and Gatsby renders all pages again.
 */
export const defineHeadScript = async ({ stage, actions, plugins }: CreateWebpackConfigArgs) => {
  if (stage !== "build-html" && stage !== "develop-html") return;
  const HEAD_SCRIPT = JSON.stringify(await bundleHeadScript());
  actions.setWebpackConfig({ plugins: [plugins.define({ HEAD_SCRIPT })] });
};
