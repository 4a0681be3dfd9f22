import { isRecord } from "../../../base/is-record";
import type { Content } from "../../content";
import { entryName } from "../../labels";
import { collapseWhitespace, truncate } from "../../texts/strings";
import type { Warning } from "../findings";

/** Finds entries that no list shows because they lack the text that their collection requires for that. */
export const notShown = ({ entries }: Content): Warning[] =>
  entries.flatMap(({ file, collection: { shownWith }, node, data }): Warning[] => {
    if (shownWith === undefined || !isRecord(data)) return [];
    if (data.hidden === true || data[shownWith] !== undefined) return [];
    const label = node.properties?.[shownWith]?.title ?? shownWith;
    const name = truncate(collapseWhitespace(entryName(node, data) ?? file));
    return [{ file, path: [shownWith], code: "not-shown", name, label }];
  });
