import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { languageCodes } from "../../src/languages";
import { filesIn } from "../../src/content-files/read";

/**
 * Every translated text of a folder of content, found without the model: groups of fields with the
 * names of the languages, and all that stands in `locales`.
 */
export const translatedTexts = (root: string) =>
  filesIn(root)
    .filter((file) => /\.(json|yaml)$/.test(file))
    .flatMap((file) => {
      const text = readFileSync(join(root, file), "utf8");
      const data: unknown = file.endsWith(".yaml") ? parse(text) : JSON.parse(text);
      return file.startsWith("locales/") ? Object.values(data as object) : textsIn(data);
    })
    .map(String);

const textsIn = (data: unknown): unknown[] => {
  if (typeof data !== "object" || data === null) return [];
  const isTranslated = languageCodes.every((code) => code in data);
  return isTranslated ? Object.values(data) : Object.values(data).flatMap(textsIn);
};
