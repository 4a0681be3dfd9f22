import { copyFileSync, cpSync, mkdirSync, writeFileSync } from "node:fs";
import { build } from "esbuild";
import { collections } from "../model";
import { translationsPage } from "../translations/page";
import { readContent } from "../content-files/read";
import { translationsOf } from "../translations/table";
import { readEditorConfig } from "../editor/config/read-config";

const FOLDER = "public/admin";

/** The CMS's one script; what it would load later is for kinds of field that we do not have. */
const CMS = "node_modules/decap-cms/dist/decap-cms.js";

/**
 * Writes the owner's editor to `/admin`: the page, the CMS, its configuration, our own script and
 * the table of translations; and to `/media` the pictures that its forms show.
 */
export const writeEditor = async () => {
  mkdirSync(FOLDER, { recursive: true });
  copyFileSync("src/editor/browser/index.html", `${FOLDER}/index.html`);
  copyFileSync("src/editor/browser/editor.css", `${FOLDER}/editor.css`);
  copyFileSync(CMS, `${FOLDER}/decap-cms.js`);
  const config = readEditorConfig("content", process.env.EDITOR_SERVER);
  writeFileSync(`${FOLDER}/config.json`, JSON.stringify(config));
  writeFileSync(`${FOLDER}/translations.html`, translationsHtml());
  cpSync("content/media", "public/media", { recursive: true });
  await build({
    entryPoints: ["src/editor/browser/main.ts"],
    outfile: `${FOLDER}/editor.js`,
    bundle: true,
    minify: true,
    target: "es2022",
    logLevel: "warning",
  });
};

/** The page with all texts of the content as they are now. */
export const translationsHtml = () =>
  translationsPage(translationsOf(readContent("content", collections)));
