import { createRequire } from "node:module";
import { resolve } from "node:path";
import { compileFunction } from "node:vm";
import { build } from "esbuild";
import type { DeskSite } from "../site";

/**
 * As the build sees it: Node alone finds neither the files that browsers load on demand nor styles.
 * @param file exports it as `site`
 */
export const loadSite = async (file: string): Promise<DeskSite> => {
  const { outputFiles } = await build({
    entryPoints: [file],
    bundle: true,
    format: "cjs",
    platform: "node",
    packages: "external",
    jsx: "automatic",
    loader: { ".css": "empty", ".woff2": "empty" },
    write: false,
  });
  const module = { exports: {} as { site: DeskSite } };
  const run = compileFunction(outputFiles[0]?.text ?? "", ["require", "module"], {
    filename: file,
  }) as (require: NodeJS.Require, into: typeof module) => void;
  run(createRequire(resolve(file)), module);
  return module.exports.site;
};
