import { cachedBy } from "../../../base/cached-by";
import { isRecord } from "../../../base/is-record";
import { localeOf, type Content, type Entry } from "../../files/content";
import { collapseWhitespace, truncate } from "../../texts/strings";
import { inEveryLanguage, textRows, type Row } from "../../texts/texts";
import { defaultLanguage, languageCodes } from "../../../base/languages";
import { company } from "../../../model/collections/company";
import { legal } from "../../../model/collections/legal";
import { openBracketsIn } from "../../texts/open-brackets";
import { placeholdersIn } from "../../texts/placeholders";
import { walk, type Path } from "../../schema";
import { isShown } from "../../shown";
import type { Warning } from "../findings";

/** The messages that only the legal texts show. */
const LEGAL_NAMESPACES = ["legal", "cookies"];

/** The company's facts that pages do not show by themselves, only in texts that name them. */
const LEGAL_FACTS = ["legalName", "taxNumber", "registry", "address"];

type BracketWarning = Extract<Warning, { code: "open-bracket" | "shown-bracket" }>;

/**
 * Finds open brackets. Those in a legal text, or in what no page shows, are `open-bracket`; those that reach any
 * other page are `shown-bracket`. If all languages of a text have the same number of them, reports them only in
 * the default language, otherwise in each language.
 */
export const openBrackets = (content: Content): BracketWarning[] => {
  const found = [...textRows(content).flatMap(inRow), ...content.entries.flatMap(inPlainTexts)];
  if (found.length === 0) return found;
  const isOnPage = pagesOf(content);
  return found.map((warning) =>
    isOnPage(warning) ? { ...warning, code: "shown-bracket" } : warning,
  );
};

/** Whether a warning is about a hole that a legal text shows, as it should until the owner fills it in. */
export const isLegalHole = ({ file, code }: Warning) =>
  code === "open-bracket" && file.startsWith(LEGAL_FOLDER);

const LEGAL_FOLDER = legal.path.replace("*.yaml", "");

const inRow = cachedBy(({ cells }: Row): BracketWarning[] => {
  const brackets = inEveryLanguage((code) => openBracketsIn(cells[code].text ?? ""));
  const everywhere = languageCodes.every(
    (code) => brackets[code].length === brackets[defaultLanguage].length,
  );
  return (everywhere ? [defaultLanguage] : languageCodes).flatMap((code) => {
    const { file, path } = cells[code];
    return brackets[code].map((bracket) => warningAt(file, path, bracket, everywhere));
  });
});

/** Names and other texts that are the same in every language. */
const inPlainTexts = cachedBy(({ file, node, data }: Entry) => {
  const found: BracketWarning[] = [];
  walk(node, data, ({ kind }, value, path) => {
    if (kind !== "text" || typeof value !== "string") return;
    for (const bracket of openBracketsIn(value)) found.push(warningAt(file, path, bracket, false));
  });
  return found;
});

const warningAt = (
  file: string,
  path: Path,
  bracket: string,
  everywhere: boolean,
): BracketWarning => {
  const value = truncate(collapseWhitespace(bracket));
  return { file, path, code: "open-bracket", value, everywhere };
};

type Place = { file: string; path: Path };

/** Returns a function that tells whether a page other than the legal texts shows a text. */
const pagesOf = (content: Content) => {
  const unseen = new Set(content.entries.filter(isUnseen).map(({ file }) => file));
  const isSeen = ({ file }: { file: string }) =>
    !unseen.has(file) && !LEGAL_NAMESPACES.includes(localeOf(file)?.namespace ?? "");
  const named = new Set(
    textRows(content)
      .flatMap(({ cells }) => Object.values(cells))
      .filter(isSeen)
      .flatMap(({ text = "" }) => placeholdersIn(text)),
  );
  return ({ file, path }: Place) =>
    file === company.path && LEGAL_FACTS.includes(String(path[0]))
      ? named.has(["company", ...path].join("."))
      : isSeen({ file });
};

const isUnseen = ({ collection, data }: Entry) =>
  collection.type === legal.type || (isRecord(data) && !isShown(data, collection.shownWith));
