import { asLanguageCode, defaultLanguage, languageCodes } from "../../languages";
import { isRecord } from "../../helpers/is-record";
import type { Entry } from "../../content";
import { walk } from "../../schema";
import type { ContentError } from "../findings";

/** Texts that lack the language in which they were written, if a field names it, otherwise every language. */
export const missingOriginals = ({ file, node, data }: Entry): ContentError[] => {
  const errors: ContentError[] = [];
  walk(node, data, ({ properties = {} }, value, path) => {
    if (!isRecord(value)) return;
    for (const [key, { fallback, writtenIn = "" }] of Object.entries(properties)) {
      const texts = value[key];
      if (!fallback || !isRecord(texts)) continue;
      const original = asLanguageCode(value[writtenIn]);
      if ((original ? [original] : languageCodes()).some((code) => code in texts)) continue;
      const missing = original ?? defaultLanguage();
      errors.push({ file, path: [...path, key, missing], code: "missing-language" });
    }
  });
  return errors;
};
