import { readFileSync, readdirSync } from "node:fs";
import { defaultLanguage, languageCodes, type LanguageCode } from "../../languages";
import { collections } from "../../model";
import { editorConfig, type EditorBackend } from "./cms-config";
import { editorWords } from "./translation-forms";

/** The commit status whose address a draft's «Ver Vista Previa» opens; `publish.yml` sets it. */
const PREVIEW_STATUS = "deploy/preview";

/**
 * The editor's configuration as it follows from the model and the content.
 * @param server the address of the server that `npm run edit` starts; without one the editor works
 *   on the Git host
 */
export const readEditorConfig = (server?: string) => {
  const { editor } = readJson<{ editor: { repository: string; signIn: string } }>("providers.json");
  const { website } = readJson<{ website: string }>("company.json");
  const backend: EditorBackend = server
    ? { name: "proxy", proxy_url: server, branch: "main" }
    : {
        name: "github",
        repo: editor.repository,
        branch: "main",
        base_url: editor.signIn,
        preview_context: PREVIEW_STATUS,
      };
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

/** Of a shape that is known: it has been checked. */
const readJson = <Shape>(file: string) =>
  JSON.parse(readFileSync(`content/${file}`, "utf8")) as Shape;
