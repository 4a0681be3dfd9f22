import { localeOf } from "@brisa/typed-content/files";
import { defaultLanguage, languageCodes, type LanguageCode } from "@brisa/typed-content/languages";
import { type Warning, mayStayOpen } from "@brisa/typed-content/check";
import { contentModel } from "../core/model";
import type { Words } from "../words";
import { collectionOf } from "../core/model";
import { addressInLanguage, languageOfText } from "../core/translations";
import { sectionOf, sectionTitle } from "../core/places";

const isHole = ({ code }: Warning) => code === "open-bracket" || code === "shown-bracket";

const textKey = (missing: Warning) => {
  const { file, path } = languageOfText(missing)
    ? addressInLanguage(missing, defaultLanguage())
    : missing;
  return JSON.stringify([file, path]);
};

/** One for each open fact. Of a text's languages, the one with most open brackets counts: correcting one adds none. */
export const openFacts = (all: readonly Warning[]): Warning[] => {
  const holes = all.filter(isHole).map((hole) => [textKey(hole), languageOfText(hole)]);
  const countIn = (text: string, language: LanguageCode) =>
    holes.filter(([key, code]) => key === text && code === language).length;
  return all.filter((missing) => {
    const language = languageOfText(missing);
    if (!isHole(missing) || !language) return true;
    const text = textKey(missing);
    const [most] = languageCodes().toSorted((a, b) => countIn(text, b) - countIn(text, a));
    return language === most;
  });
};

type MissingPart = { title: string; missing: [Warning, ...Warning[]] };

const partOf = (file: string, words: Words) => {
  const collection = collectionOf(file);
  const isOfItsOwn = collection && collection.set !== "open" && collection.group === undefined;
  return isOfItsOwn ? collection.title : sectionTitle(sectionOf(file), words);
};

/** As in a legal text. */
const isSeenOpen = ({ file, code }: Warning) =>
  code === "open-bracket" && mayStayOpen(contentModel(), file);

const hasSeenOpen = ({ missing }: MissingPart) => missing.some(isSeenOpen);

/** What visitors see open comes first, then the parts with most of it. */
export const missingByPart = (all: Warning[], words: Words): MissingPart[] => {
  const parts = new Map<string, MissingPart>();
  for (const missing of all) {
    const title = partOf(missing.file, words);
    const part = parts.get(title);
    if (part) part.missing.push(missing);
    else parts.set(title, { title, missing: [missing] });
  }
  return [...parts.values()].sort(
    (a, b) =>
      Number(hasSeenOpen(b)) - Number(hasSeenOpen(a)) || b.missing.length - a.missing.length,
  );
};

/** `first`: files and fields that come first (`DeskSite.firstMissing`). */
export const missingInOrder = (all: readonly Warning[], first: readonly string[]): Warning[] => {
  const rankOf = (missing: Warning) => {
    const { file, path } = missing;
    const rank = first.findIndex((each) => each === file || each === `${file}#${path[0]}`);
    if (rank >= 0) return rank;
    return first.length + (localeOf(file) !== undefined || isSeenOpen(missing) ? 1 : 0);
  };
  return all.toSorted((a, b) => rankOf(a) - rankOf(b));
};
