import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { build } from "esbuild";
import type { DeskSettings } from "../editor/settings";

/**
 * Writes the owner's desk: its page, scripts and styles.
 * @param folder which is served as `/admin`
 * @returns the files of which its scripts are made
 */
export const writeDesk = async (folder: string, settings: DeskSettings) => {
  mkdirSync(folder, { recursive: true });
  const page = readFileSync("src/editor/index.html", "utf8");
  // `<` would end the element that holds it.
  const data = JSON.stringify(settings).replaceAll("<", "\\u003c");
  writeFileSync(
    `${folder}/desk.html`,
    page.replace("{{settings}}", () => data),
  );
  const { metafile } = await build({
    entryPoints: [
      { in: "src/editor/main.tsx", out: "desk" },
      { in: "src/editor/desk.css", out: "desk" },
      { in: "src/editor/page/inside.ts", out: "page" },
    ],
    outdir: folder,
    bundle: true,
    minify: true,
    splitting: true,
    format: "esm",
    target: "es2022",
    jsx: "automatic",
    define: { "process.env.NODE_ENV": '"production"' },
    external: ["*.woff2"],
    logLevel: "warning",
    metafile: true,
  });
  return Object.keys(metafile.inputs);
};
