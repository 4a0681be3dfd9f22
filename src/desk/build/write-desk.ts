import { createHash } from "node:crypto";
import {
  copyFileSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { build, type BuildOptions } from "esbuild";
import type { DeskSettings } from "./entry/settings";
import { MODEL_VERSION } from "../stores/newest-model";
import { contentModel } from "../../model";
import { modelVersion } from "../../typed-content/version";
import { tokenProperties } from "../../site/style/tokens";
import { deskPolicy } from "../../build/content-policy";
import { isDummy } from "../../typed-content/check/warnings/dummy-values";
import { writeManual } from "./manual";
import { writeDeskContent } from "./published-content";

const OPTIONS = {
  bundle: true,
  minify: true,
  target: "es2022",
  define: { "process.env.NODE_ENV": '"production"' },
  logLevel: "warning",
  metafile: true,
} satisfies BuildOptions;

/**
 * Builds the desk: its page, scripts and styles.
 * @param folder the folder that is served as `/admin`
 * @returns the source files of its scripts
 */
export const writeDesk = async (folder: string, settings: DeskSettings) => {
  mkdirSync(folder, { recursive: true });
  if (!settings.home) await writeDeskContent("content", folder);
  writeManual("content", folder);
  writeFileSync(`${folder}/${MODEL_VERSION}`, JSON.stringify(modelVersion(contentModel)));
  const page = readFileSync("src/desk/build/entry/index.html", "utf8");
  // `</script>` in the data would end the element.
  const data = JSON.stringify(settings).replaceAll("<", "\\u003c");
  writeFileSync(
    `${folder}/index.html`,
    page.replace("{{policy}}", deskPolicy(settings)).replace("{{settings}}", () => data),
  );
  mkdirSync(`${folder}/signed-in`, { recursive: true });
  copyFileSync("src/desk/sign-in/signed-in.html", `${folder}/signed-in/index.html`);
  const desk = await build({
    ...OPTIONS,
    entryPoints: [
      { in: "src/desk/build/entry/main.tsx", out: "desk" },
      { in: "src/desk/styles/index.css", out: "desk" },
    ],
    outdir: folder,
    splitting: true,
    format: "esm",
    jsx: "automatic",
    banner: { css: `:root{${tokenProperties}}` },
    loader: { ".woff2": "file" },
    external: ["/media/*"],
    inject: ["src/desk/build/entry/no-eval.ts"],
  });
  // A classic script, so that it runs before the scripts after it in the previewed page.
  const inside = await build({
    ...OPTIONS,
    entryPoints: { page: "src/desk/page/inside.ts", "signed-in": "src/desk/sign-in/signed-in.ts" },
    outdir: folder,
    format: "iife",
  });
  return [desk, inside].flatMap(({ metafile }) => Object.keys(metafile.inputs));
};

/** Returns the settings of the desk for the content in a folder of this computer. */
export const homeSettings = (repository: string): DeskSettings => ({
  home: true,
  folder: createHash("sha256").update(realpathSync(repository)).digest("hex").slice(0, 16),
});

/** The branch that is published. */
const BRANCH = "main";

const API = "https://api.github.com";

/** The desk's part of the content, which has been checked. */
type Editor = { repository: string; signIn: string; origin?: string };

/** Returns the settings of the desk as it is deployed, where it reads and writes the content at the Git host. */
export const webSettings = () => {
  const { editor } = JSON.parse(readFileSync("content/providers.json", "utf8")) as {
    editor: Editor;
  };
  const origin = editor.origin && isDummy(editor.origin, "origin") ? undefined : editor.origin;
  return { ...editor, origin, home: false, branch: BRANCH, api: API } as const;
};

/** Builds the desk as it is deployed. */
export const publishDesk = (folder: string) => {
  // Removes the scripts of the previous build, whose names differ.
  rmSync(folder, { recursive: true, force: true });
  return writeDesk(folder, webSettings());
};
