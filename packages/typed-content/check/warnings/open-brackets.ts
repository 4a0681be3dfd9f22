import { cachedBy } from "../../helpers/cached-by";
import { localeOf } from "../../files/content";
import type { Content, ContentModel, Entry } from "../../content";
import { holds, walk, type Path, type Address } from "../../schema";
import { unseenEntries } from "../../reference-lists";
import { collapseWhitespace, truncate } from "../../texts/strings";
import { inEveryLanguage, textRows, type Row } from "../../texts/texts";
import { defaultLanguage, languageCodes } from "../../languages";
import { openBracketsIn } from "../../texts/open-brackets";
import { partsFor } from "../../texts/facts";
import { placeholdersIn } from "../../texts/placeholders";
import type { Warning } from "../findings";

type BracketWarning = Extract<Warning, { code: "open-bracket" | "shown-bracket" }>;

/**
 * `open-bracket` where the model lets them be seen, or no page shows them; else `shown-bracket`. In the default
 * language alone if all languages have the same number.
 */
export const openBrackets = (content: Content): BracketWarning[] => {
  const parts = partsFor(content);
  const asShown = (row: Row): Row => ({
    ...row,
    cells: inEveryLanguage((code) => ({
      ...row.cells[code],
      text: parts(row.cells[code].text ?? ""),
    })),
  });
  const inTexts = textRows(content).filter((row) => inRow(row).length > 0);
  const found = [
    ...inTexts.flatMap((row) => inRow(asShown(row))),
    ...content.entries.flatMap(inPlainTexts),
  ];
  if (found.length === 0) return found;
  const isOnPage = pagesOf(content);
  return found.map((warning) =>
    isOnPage(warning) ? { ...warning, code: "shown-bracket" } : warning,
  );
};

/** Of a collection that shows open brackets until the owner fills them in. */
export const mayStayOpen = (model: ContentModel, file: string) =>
  model.mayBeOpen.collections.some((open) => holds(open, file));

const inRow = cachedBy(({ cells }: Row): BracketWarning[] => {
  const brackets = inEveryLanguage((code) => openBracketsIn(cells[code].text ?? ""));
  const everywhere = languageCodes().every(
    (code) => brackets[code].length === brackets[defaultLanguage()].length,
  );
  return (everywhere ? [defaultLanguage()] : languageCodes()).flatMap((code) => {
    const { file, path } = cells[code];
    return brackets[code].map((bracket) => warningAt(file, path, bracket, everywhere));
  });
});

/** Names and other texts that are the same in every language. */
const inPlainTexts = cachedBy(({ file, node, data }: Entry) =>
  walk(node, data).flatMap(({ node: { kind }, value, path }) =>
    kind === "text" && typeof value === "string"
      ? openBracketsIn(value).map((bracket) => warningAt(file, path, bracket, false))
      : [],
  ),
);

const warningAt = (
  file: string,
  path: Path,
  bracket: string,
  everywhere: boolean,
): BracketWarning => {
  const value = truncate(collapseWhitespace(bracket));
  return { file, path, code: "open-bracket", value, everywhere };
};

const pagesOf = (content: Content) => {
  const { collections, namespaces, facts } = content.model.mayBeOpen;
  const open = content.entries.filter(({ collection }) => collections.includes(collection));
  const unseen = new Set([...open, ...unseenEntries(content.entries)].map(({ file }) => file));
  const isSeen = ({ file }: { file: string }) =>
    !unseen.has(file) && !namespaces.includes(localeOf(file)?.namespace ?? "");
  const named = new Set(
    textRows(content)
      .flatMap(({ cells }) => Object.values(cells))
      .filter(isSeen)
      .flatMap(({ text = "" }) => placeholdersIn(text)),
  );
  return ({ file, path }: Address) => {
    const name = file.replace(/\.json$/, "");
    return facts.includes(`${name}.${path[0]}`)
      ? named.has([name, ...path].join("."))
      : isSeen({ file });
  };
};
