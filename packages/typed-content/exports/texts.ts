export { factFiller, factNames, factPrefix, factValues, storedEntries } from "../texts/facts";
export {
  WAITING,
  isOlder,
  olderFrom,
  olderIn,
  type OlderTranslations,
} from "../texts/older-translations";
export { openBracketsIn } from "../texts/open-brackets";
export { fillPlaceholders, placeholdersIn } from "../texts/placeholders";
export { languageAt, shownLanguage } from "../texts/shown-language";
export {
  capitalized,
  collapseWhitespace,
  decodeText,
  inSentence,
  truncate,
  truncateAtWord,
} from "../texts/strings";
export {
  entryTexts,
  localeTexts,
  markOf,
  textRows,
  untranslatedIn,
  type Row,
} from "../texts/texts";
