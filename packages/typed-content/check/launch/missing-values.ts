import type { Content, Picture } from "../../content";
import { byFile } from "../../files/content";
import { ofModel, type Warning } from "../findings";
import { dummyValues } from "../warnings/dummy-values";
import { mayStayOpen, openBrackets } from "../warnings/open-brackets";
import { isRecord } from "../../helpers/is-record";
import { entryName } from "../../labels";
import { collapseWhitespace, truncate } from "../../texts/strings";

/** Finds entries that no list shows because they lack the text that their collection requires for that. */
const notShown = ({ entries }: Content): Warning[] =>
  entries.flatMap(({ file, collection: { shownWith }, node, data }): Warning[] => {
    if (shownWith === undefined || !isRecord(data)) return [];
    if (data.hidden === true || data[shownWith] !== undefined) return [];
    const label = node.properties?.[shownWith]?.title ?? shownWith;
    const name = truncate(collapseWhitespace(entryName(node, data) ?? file));
    return [{ file, path: [shownWith], code: "not-shown", name, label }];
  });

/**
 * Returns what is missing before the site may be launched, ordered by file. The open brackets that everybody can read
 * come first.
 */
export const missingValues = (content: Content, pictures: Picture[]): Warning[] => {
  const isSeen = ({ file, code }: Warning) =>
    code === "open-bracket" && mayStayOpen(content.model, file);
  return [
    ...dummyValues(content),
    ...openBrackets(content),
    ...notShown(content),
    ...content.model.launch.flatMap((rule) => rule(content, pictures).map(ofModel)),
  ].sort((a, b) => Number(isSeen(b)) - Number(isSeen(a)) || byFile(a, b));
};
