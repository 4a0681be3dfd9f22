import { asLanguageCode, defaultLanguage, languageCodes } from "../../languages";
import { isRecord } from "../../helpers/is-record";
import { valueAt, type Entry } from "../../content";
import { walk } from "../../schema";
import type { ContentError } from "../findings";

/** Texts that lack the language in which they were written, if a field names it, otherwise every language. */
export const missingOriginals = ({ file, node, data }: Entry) =>
  walk(node, data).flatMap(({ node: { fallback, writtenIn = "" }, value: texts, path }) => {
    if (!fallback || !isRecord(texts)) return [];
    const original = asLanguageCode(valueAt(data, [...path.slice(0, -1), writtenIn]));
    if ((original ? [original] : languageCodes()).some((code) => code in texts)) return [];
    const missing = original ?? defaultLanguage();
    return [{ file, path: [...path, missing], code: "missing-language" } satisfies ContentError];
  });
