import { build } from "esbuild";
import type { CreateWebpackConfigArgs } from "gatsby";
import { minify } from "terser";

/** What the head of every page runs, and the not-found pages besides. */
const EVERY_PAGE = "src/site/head-scripts/index.ts";
const NOT_FOUND = "src/site/head-scripts/not-found-page.ts";

const bundle = (entryPoint: string) =>
  build({
    entryPoints: [entryPoint],
    bundle: true,
    format: "iife",
    target: "es2022",
    minifySyntax: true,
    write: false,
    metafile: true,
  });

/** Returns the source files of the scripts. */
export const headScriptFiles = async () => {
  const bundles = await Promise.all([EVERY_PAGE, NOT_FOUND].map(bundle));
  return bundles.flatMap(({ metafile }) => Object.keys(metafile.inputs));
};

/** Bundles a script of `src/site/head-scripts`. Terser minifies it better than esbuild. */
const bundled = async (entryPoint: string) => {
  const { outputFiles } = await bundle(entryPoint);
  const { code } = await minify(outputFiles.map(({ text }) => text).join(""), {
    ecma: 2020,
    module: true,
    compress: { passes: 3, unsafe_arrows: true, sequences: false, inline: 1 },
  });
  return code ?? "";
};

/** Returns the inline script of every page. */
export const bundleHeadScript = () => bundled(EVERY_PAGE);

/** Returns the script of the not-found pages. */
export const bundleNotFoundScript = () => bundled(NOT_FOUND);

/**
 * Defines the constant `HEAD_SCRIPT` in the bundle that renders pages. When the script changes, so does
 * the bundle's hash, and Gatsby renders all pages again.
 */
export const defineHeadScript = async ({ stage, actions, plugins }: CreateWebpackConfigArgs) => {
  if (stage !== "build-html" && stage !== "develop-html") return;
  const HEAD_SCRIPT = JSON.stringify(await bundleHeadScript());
  actions.setWebpackConfig({ plugins: [plugins.define({ HEAD_SCRIPT })] });
};
