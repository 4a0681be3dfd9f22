import { isRecord } from "../../base/is-record";
import type { Kind } from "../../typed-content/fields/kind";
import { walk, type Path, type SchemaNode } from "../../typed-content/schema";
import { withValue } from "../core/paths";

/** The kinds of text that pages only show. They compute with others: with a person's name, with the code of a country. */
const ONLY_SHOWN: readonly (Kind | undefined)[] = ["localized", "markdown"];

/**
 * Returns the data of an entry with an empty text in place of each required one that is not there at all, such as the
 * description of a new picture; the same data if none is missing.
 */
export const withShownTexts = (root: SchemaNode, data: unknown): unknown => {
  const missing: Path[] = [];
  walk(root, data, ({ properties = {}, required = [] }, value, path) => {
    if (!isRecord(value)) return;
    for (const key of required)
      if (ONLY_SHOWN.includes(properties[key]?.kind) && (value[key] ?? null) === null)
        missing.push([...path, key]);
  });
  return missing.reduce((filled, path) => withValue(filled, path, {}), data);
};
