import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { build, type BuildOptions } from "esbuild";
import type { DeskSettings } from "../editor/settings";
import { tokenProperties } from "../style/tokens";
import { deskPolicy } from "./content-policy";
import { writeManual } from "./manual";
import { slimZod } from "./slim-zod";
import { writeDeskContent } from "./desk-content";

const OPTIONS = {
  bundle: true,
  minify: true,
  target: "es2022",
  define: { "process.env.NODE_ENV": '"production"' },
  logLevel: "warning",
  metafile: true,
} satisfies BuildOptions;

/**
 * Writes the owner's desk: its page, scripts and styles.
 * @param folder which is served as `/admin`
 * @returns the files of which its scripts are made
 */
export const writeDesk = async (folder: string, settings: DeskSettings) => {
  mkdirSync(folder, { recursive: true });
  if (!settings.home) await writeDeskContent("content", folder);
  writeManual("content", folder);
  const page = readFileSync("src/editor/index.html", "utf8");
  // `<` would end the element that holds it.
  const data = JSON.stringify(settings).replaceAll("<", "\\u003c");
  writeFileSync(
    `${folder}/index.html`,
    page.replace("{{policy}}", deskPolicy(settings)).replace("{{settings}}", () => data),
  );
  const desk = await build({
    ...OPTIONS,
    entryPoints: [
      { in: "src/editor/main.tsx", out: "desk" },
      { in: "src/editor/desk.css", out: "desk" },
    ],
    outdir: folder,
    splitting: true,
    format: "esm",
    jsx: "automatic",
    banner: { css: `:root{${tokenProperties}}` },
    loader: { ".woff2": "file" },
    external: ["/media/*"],
    plugins: [slimZod],
  });
  // A classic script, which runs before all that follows it in the page in the frame.
  const inside = await build({
    ...OPTIONS,
    entryPoints: { page: "src/editor/page/inside.ts" },
    outdir: folder,
    format: "iife",
  });
  return [desk, inside].flatMap(({ metafile }) => Object.keys(metafile.inputs));
};

/** The branch that is public. */
const BRANCH = "main";

const API = "https://api.github.com";

/** Writes the desk as it is deployed: it keeps the content at the Git host. */
export const publishDesk = (folder: string) => {
  // Scripts have names that change with them: those of the build before would stay.
  rmSync(folder, { recursive: true, force: true });
  const { editor } = JSON.parse(readFileSync("content/providers.json", "utf8")) as {
    editor: { repository: string; signIn: string };
  };
  const { repository, signIn } = editor;
  return writeDesk(folder, { home: false, repository, branch: BRANCH, api: API, signIn });
};
