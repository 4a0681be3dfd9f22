import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { build } from "esbuild";
import { collections } from "../model";
import { translationsPage } from "../translations/page";
import { readContent } from "../content-files/read";
import { translationsOf } from "../translations/table";
import { readPictures } from "../content-files/read-pictures";
import { startOf } from "../editor/start";
import { thumbnailsOf } from "../editor/thumbnails";
import { readEditorConfig } from "../editor/config/read-config";
import { editorPolicy } from "./content-policy";
import { writeEditorPictures } from "./editor-pictures";

const FOLDER = "public/admin";

/** Where the development server reads and writes the content files for the editor. */
const FILES = "/admin/files.json";

/** The CMS's one script; what it would load later is for kinds of field that we do not have. */
const CMS = "node_modules/decap-cms/dist/decap-cms.js";

/**
 * Writes the owner's editor to `/admin`: the page, the CMS, its configuration, our own script, what
 * its start page says, which pictures its lists show and the table of translations; and to `/media`
 * the pictures of its forms and lists.
 * @returns the files of which our own script is made
 */
export const writeEditor = async () => {
  mkdirSync(FOLDER, { recursive: true });
  const server = process.env.EDITOR_SERVER ? FILES : undefined;
  const page = readFileSync("src/editor/browser/index.html", "utf8");
  writeFileSync(`${FOLDER}/index.html`, withPolicy(page, editorPolicy(server !== undefined)));
  copyFileSync(CMS, `${FOLDER}/decap-cms.js`);
  const config = readEditorConfig("content", server);
  writeFileSync(`${FOLDER}/config.json`, JSON.stringify(config));
  writeFileSync(`${FOLDER}/translations.html`, translationsHtml());
  writeFileSync(`${FOLDER}/start.json`, await startJson());
  writeFileSync(`${FOLDER}/thumbnails.json`, thumbnailsJson());
  await writeEditorPictures("content/media", "public/media");
  const { metafile } = await build({
    entryPoints: [
      { in: "src/editor/browser/main.ts", out: "editor" },
      { in: "src/editor/browser/editor.css", out: "editor" },
    ],
    outdir: FOLDER,
    bundle: true,
    minify: true,
    target: "es2022",
    logLevel: "warning",
    metafile: true,
  });
  return Object.keys(metafile.inputs);
};

const withPolicy = (html: string, policy: string) =>
  html.replace(
    /(?<=<meta charset="utf-8" \/>)/,
    `<meta http-equiv="Content-Security-Policy" content="${policy}" />`,
  );

/** What the editor's start page says, as of now. */
export const startJson = async () => {
  const content = readContent("content", collections);
  return JSON.stringify(startOf(content, await readPictures("content", content.files)));
};

/** The pictures that the editor's lists show, as of now. */
export const thumbnailsJson = () =>
  JSON.stringify(thumbnailsOf(readContent("content", collections)));

/** The page with all texts of the content as they are now. */
export const translationsHtml = () =>
  translationsPage(translationsOf(readContent("content", collections)));
