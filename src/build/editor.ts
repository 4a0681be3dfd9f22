import { copyFileSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { build } from "esbuild";
import { defaultLanguage, languageCodes, type LanguageCode } from "../languages";
import { collections } from "../model";
import { editorConfig, type EditorBackend } from "../model/derive/editor";
import { editorWords } from "../model/derive/editor-words";

const FOLDER = "public/admin";

/** The CMS's one script; what it would load later is for kinds of field that we do not have. */
const CMS = "node_modules/decap-cms/dist/decap-cms.js";

/** The address of the server that `npm run edit` starts; without it the editor works on GitHub. */
const homeServer = () => process.env.EDITOR_SERVER;

/**
 * Writes the owner's editor to `/admin`: the page, the CMS, its configuration as it follows from
 * the model, and our own script.
 */
export const writeEditor = async () => {
  mkdirSync(FOLDER, { recursive: true });
  copyFileSync("src/editor/index.html", `${FOLDER}/index.html`);
  copyFileSync("src/editor/editor.css", `${FOLDER}/editor.css`);
  copyFileSync(CMS, `${FOLDER}/decap-cms.js`);
  writeFileSync(`${FOLDER}/config.json`, JSON.stringify(configuration()));
  await build({
    entryPoints: ["src/editor/main.ts"],
    outfile: `${FOLDER}/editor.js`,
    bundle: true,
    minify: true,
    target: "es2022",
    logLevel: "warning",
  });
};

/** What we use of the development server, an Express application. */
export type DevServer = {
  get: (
    path: RegExp,
    answer: (
      request: { path: string },
      response: { redirect: (to: string) => void; sendFile: (file: string) => void },
    ) => void,
  ) => void;
};

/** The development server gives files of `public`, but no folder's index. */
export const serveEditor = (app: DevServer) =>
  app.get(/^\/admin\/?$/, (request, response) =>
    request.path.endsWith("/")
      ? response.sendFile(resolve(FOLDER, "index.html"))
      : response.redirect("/admin/"),
  );

const configuration = () => {
  const { editor } = readJson<{ editor: { repository: string; signIn: string } }>("providers.json");
  const { website } = readJson<{ website: string }>("company.json");
  const server = homeServer();
  const backend: EditorBackend = server
    ? { name: "proxy", proxy_url: server, branch: "main" }
    : { name: "github", repo: editor.repository, branch: "main", base_url: editor.signIn };
  return editorConfig(collections, { backend, website, isHome: Boolean(server), words: words() });
};

/** A form for each file of interface words, those of the default language first. */
const words = () =>
  readdirSync(`content/locales/${defaultLanguage}`)
    .map((file) => file.replace(/\.json$/, ""))
    .flatMap((namespace) =>
      languageCodes.map((language) =>
        editorWords(
          { language, namespace, words: wordsOf(language, namespace) },
          wordsOf(defaultLanguage, namespace),
        ),
      ),
    );

const wordsOf = (language: LanguageCode, namespace: string) =>
  readJson<Record<string, string>>(`locales/${language}/${namespace}.json`);

/** Checked before anything is built, so that its shape is known. */
const readJson = <Shape>(file: string) =>
  JSON.parse(readFileSync(`content/${file}`, "utf8")) as Shape;
