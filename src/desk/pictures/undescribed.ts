import { defaultLanguage } from "../../base/languages";
import type { Address } from "../../typed-content/address";
import { checkedOf } from "../core/check";
import { isMissing } from "../core/is-missing";
import { collectionOf, schemaOf } from "../core/model";
import type { Work } from "../core/work";
import { pictureOn } from "../told/change-groups";
import { languageOfText } from "../translations/translations";

/** Of other entries of the kind, one place each: once a picture is described, the next one is at hand. */
export const otherUndescribed = (work: Work, file: string): Address[] => {
  const kind = collectionOf(file)?.type;
  const places = new Map<string, Address>();
  for (const error of checkedOf(work).brought) {
    if (error.file === file || collectionOf(error.file)?.type !== kind || !isMissing(error))
      continue;
    const isOfPicture = pictureOn(schemaOf(error.file) ?? {}, error.path) !== undefined;
    const isOriginal = (languageOfText(error) ?? defaultLanguage) === defaultLanguage;
    if (isOfPicture && isOriginal && !places.has(error.file)) places.set(error.file, error);
  }
  return [...places.values()];
};
