import { readFileSync } from "node:fs";
import { join } from "node:path";
import { filesIn } from "../../content-files/read";
import { defaultLanguage, languageCodes, type LanguageCode } from "../../languages";
import { collections } from "../../model";
import { editorConfig, type EditorBackend } from "./cms-config";
import { editorWords } from "./translation-forms";

/** The commit status whose address a draft's «Ver Vista Previa» opens; `publish.yml` sets it. */
const PREVIEW_STATUS = "deploy/preview";

type Editor = { editor: { repository: string; signIn: string } };

/**
 * The editor's configuration as it follows from the model and the content.
 * @param root the folder of the content
 * @param server the address at which `npm run edit` reads and writes files; without one the editor works
 *   on the Git host
 */
export const readEditorConfig = (root: string, server?: string) => {
  const { editor } = readJson<Editor>(join(root, "providers.json"));
  const { website } = readJson<{ website: string }>(join(root, "company.json"));
  const backend: EditorBackend = server
    ? { name: "proxy", proxy_url: server, branch: "main" }
    : {
        name: "github",
        repo: editor.repository,
        branch: "main",
        base_url: editor.signIn,
        preview_context: PREVIEW_STATUS,
      };
  return editorConfig(collections, {
    backend,
    website,
    isLocal: Boolean(server),
    words: words(root),
  });
};

/** A form for each file of interface words, those of the default language first. */
const words = (root: string) =>
  filesIn(join(root, "locales", defaultLanguage))
    .map((file) => file.replace(/\.json$/, ""))
    .flatMap((namespace) =>
      languageCodes.map((language) =>
        editorWords(
          { language, namespace, words: wordsOf(root, language, namespace) },
          wordsOf(root, defaultLanguage, namespace),
        ),
      ),
    );

const wordsOf = (root: string, language: LanguageCode, namespace: string) =>
  readJson<Record<string, string>>(join(root, "locales", language, `${namespace}.json`));

/** Of a shape that is known: it has been checked. */
const readJson = <Shape>(file: string) => JSON.parse(readFileSync(file, "utf8")) as Shape;
