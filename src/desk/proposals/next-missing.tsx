import { useState } from "react";
import { contentNow } from "../core/content-now";
import { useWords, useWork } from "../core/context";
import { placeToEdit } from "../core/places";
import { defaultLanguage } from "../../base/languages";
import type { Address } from "../../typed-content/address";
import { checkedOf, isMissing } from "../core/check";
import { collectionOf, schemaOf } from "../core/model";
import type { Work } from "../core/work";
import { pictureOn } from "../told/changes";
import { languageOfText } from "../translations/translations";
import { lackingIn, untranslatedTexts } from "../translations/to-translate";
import { Icon } from "../window/icon";
import { PlaceLink } from "../window/place-link";
import { useEvent } from "../window/use-event";
import { useLanguages, useNext } from "./use-next";

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

/** Where Alt and an arrow mean something else. */
const hasOwnArrows = (target: EventTarget | null) =>
  target instanceof Element && target.closest("select, input, dialog") !== null;

/**
 * By Alt and the arrow down; by a button where the browser does not translate. Pictures without a description come
 * first, since described ones can be published. After an entry's last gap comes the next entry.
 */
export const NextMissing = ({ file }: { file: string }) => {
  const { proposals: labels, pictures } = useWords();
  const work = useWork();
  const { missing, older } = lackingIn(contentNow(work), file);
  const [lacked] = useState(missing.length > 0);
  const others = otherUndescribed(work, file);
  const hasNoTranslator = useLanguages()?.length === 0;
  const next = useNext(file, hasNoTranslator ? missing : [...missing, ...older]);
  useEvent("keydown", (event) => {
    if (event.key !== "ArrowDown" || !event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.defaultPrevented || hasOwnArrows(event.target)) return;
    event.preventDefault();
    next();
  });
  const [other] = others;
  if (other)
    return (
      <p className="next-missing">
        <PlaceLink className="btn btn--wide" place={placeToEdit(other)}>
          <span>{pictures.nextUndescribed(others.length)}</span>
          <Icon name="right" />
        </PlaceLink>
      </p>
    );
  const elsewhere = lacked && missing.length === 0 ? untranslatedTexts(contentNow(work)) : [];
  const [following] = elsewhere;
  if (following)
    return (
      <p className="next-missing">
        <PlaceLink className="btn btn--wide" place={placeToEdit(following)}>
          <span>{labels.nextText(elsewhere.length)}</span>
          <Icon name="right" />
        </PlaceLink>
      </p>
    );
  if (!hasNoTranslator || missing.length === 0) return null;
  return (
    <p className="next-missing">
      <button type="button" className="btn btn--wide" onClick={next}>
        <span>{labels.nextMissing(missing.length)}</span>
        <Icon name="right" />
      </button>
    </p>
  );
};
