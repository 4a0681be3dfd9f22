import { cachedBy } from "../helpers/cached-by";
import { byFile } from "../files/content";
import type { Content, Entry, Picture } from "../content";
import { factNames, leftOutFacts } from "../texts/facts";
import { ofModel, type ContentError } from "./findings";
import { fieldErrors } from "./rules/fields";
import { misplacedFiles, wrongNames, wrongSets } from "./rules/files";
import { duplicateIds, repeatedInLists } from "./rules/ids";
import { localeErrors } from "./rules/locales";
import { missingOriginals } from "./rules/missing-originals";
import { missingPictures, pictureErrors } from "./rules/pictures";
import { wrongPlaceholders } from "./rules/placeholders";
import { repeatedReferences } from "./rules/references";
import { neededReferences } from "./warnings/references";

/** Ordered by file. */
export const contentErrors = (content: Content, pictures: Picture[]): ContentError[] => {
  const names = factNames(content);
  const leftOut = leftOutFacts(content);
  const errors = [
    ...misplacedFiles(content),
    ...wrongNames(content),
    ...content.unreadable,
    ...content.entries.flatMap((entry) => entryErrors(entry, names, leftOut)),
    ...wrongSets(content),
    ...duplicateIds(content),
    ...neededReferences(content),
    ...content.model.rules.flatMap((rule) => rule(content, pictures).map(ofModel)),
    ...localeErrors(content),
    ...missingPictures(content),
    ...pictureErrors(pictures),
  ];
  return firstOfEachField(errors).sort(byFile);
};

/**
 * Errors that do not depend on other files. `facts` are the placeholders that texts may use, `leftOut` the optional
 * ones that are not there.
 */
const entryErrors = (entry: Entry, facts: string[], leftOut: ReadonlySet<string>) =>
  firstOfEachField([...ownErrors(entry), ...wrongPlaceholders(entry, facts, leftOut)]);

/** Errors that depend on nothing else. Cached: the desk checks after each change. */
const ownErrors = cachedBy((entry: Entry) => [
  ...fieldErrors(entry),
  ...missingOriginals(entry),
  ...repeatedInLists(entry),
  ...repeatedReferences(entry),
]);

const firstOfEachField = (errors: ContentError[]) => {
  const codes = new Map<string, string>();
  const reported = new Set<string>();
  return errors.filter((error) => {
    const field = JSON.stringify([error.file, ...error.path]);
    const whole = JSON.stringify(error);
    if (!codes.has(field)) codes.set(field, error.code);
    const isFirst = error.path.length === 0 || codes.get(field) === error.code;
    return isFirst && !reported.has(whole) && reported.add(whole);
  });
};
