import { isRecord } from "../../base/is-record";
import { defaultLanguage, languageCodes } from "../../base/languages";
import type { Kind } from "../../typed-content/fields/kind";
import { walk, type Path, type SchemaNode } from "../../typed-content/schema";
import { withValue } from "../core/paths";

/** The kinds of text that pages only show. They compute with others: with a person's name, with the code of a country. */
const ONLY_SHOWN: readonly (Kind | undefined)[] = ["localized", "markdown"];

type Shown = { path: Path; text: unknown };

/** Returns the original in place of each translation of a text that is missing. */
const originals = (texts: Record<string, unknown>, path: Path): Shown[] => {
  const text = texts[defaultLanguage];
  if (!text) return [];
  const missing = languageCodes.filter((code) => !texts[code]);
  return missing.map((code) => ({ path: [...path, code], text }));
};

/**
 * Returns the data of an entry as pages show them while texts are missing: the original in place of each missing
 * translation, and an empty text in place of each required one that is not there at all, such as the description of a
 * new picture; the same data if none is missing.
 */
export const withShownTexts = (root: SchemaNode, data: unknown): unknown => {
  const shown: Shown[] = [];
  walk(root, data, ({ kind, properties = {}, required = [] }, value, path) => {
    if (!isRecord(value)) return;
    if (ONLY_SHOWN.includes(kind)) shown.push(...originals(value, path));
    for (const key of required)
      if (ONLY_SHOWN.includes(properties[key]?.kind) && (value[key] ?? null) === null)
        shown.push({ path: [...path, key], text: {} });
  });
  return shown.reduce((filled, { path, text }) => withValue(filled, path, text), data);
};
