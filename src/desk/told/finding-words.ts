import type { Address } from "../../typed-content/address";
import { isPicture } from "../../typed-content/files/content";
import type { Unreadable } from "../../typed-content/check/finding";
import { nodeAt } from "../../typed-content/schema";
import type { ContentError, ContentFinding, Warning } from "../../typed-content/check/findings";
import { findingMessage } from "./finding-message";
import { contentModel, schemaOf } from "../core/model";
import { fieldPlace, placeInWords } from "./field-place";
import { languageName } from "./labels";
import { contentNow } from "../core/content-now";
import { valueAt } from "../core/paths";
import { dataIn, storedIn } from "../core/snapshot";
import { languageOfText } from "../translations/translations";
import type { Work } from "../core/work";
import { isMissing } from "../core/faults";
import { errorWords } from "./error-words";
import type { Place } from "../core/places";
import type { Words } from "../words";

/** Returns the labels and the language of a field of the edited content. */
export const placeOfField = (work: Work, { file, path }: Address, words: Words) => {
  const content = contentNow(work);
  const isNew = storedIn(work.snapshot, file) === undefined;
  return fieldPlace(content, { file, path }, words, isNew);
};

/** Returns the labels of a field as one line. */
export const fieldInWords = (work: Work, field: Address, words: Words) =>
  placeInWords(placeOfField(work, field, words), words);

/** Returns the screen on which a field is edited; for a picture file, the list of pictures. */
export const placeToEdit = ({ file, path }: Address): Place =>
  isPicture(file)
    ? { screen: "list", name: "pictures" }
    : { screen: "entry", file, ...(path.length > 0 && { field: path }) };

/** Returns an error as a sentence that can be understood away from its field. */
export const errorSentence = (error: ContentError, work: Work, words: Words): string => {
  const { file, path } = error;
  if (isMissing(error)) {
    const language = languageOfText({ file, path });
    return language
      ? words.changes.missingText(languageName(language, words))
      : words.changes.emptyField;
  }
  const node = nodeAt(schemaOf(file) ?? {}, path) ?? {};
  return errorWords(error, node, valueAt(dataIn(contentNow(work), file), path), words);
};

/** Returns a warning as a sentence for people who see forms rather than files, as the check's own messages assume. */
export const adviceSentence = (warning: Warning, count: number, words: Words): string =>
  warning.code === "older-translation"
    ? words.changes.olderTexts(count)
    : (contentModel().messagesAtDesk[words.code][warning.code] ?? sentence(warning, words));

/** Returns why a file cannot be read, for the person who can repair it. */
export const unreadableSentence = (unreadable: Unreadable, words: Words) =>
  sentence(unreadable, words);

const sentence = (finding: ContentFinding, words: Words) => {
  const message = findingMessage(finding, words);
  return message.charAt(0).toUpperCase() + message.slice(1);
};
