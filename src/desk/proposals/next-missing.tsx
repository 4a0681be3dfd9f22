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
import type { Words } from "../words";
import { useNext } from "./use-next";
import { useProposing, type Ended } from "./use-proposing";

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

const endedWords = ({ put, failed, typed, needsPress }: Ended, { proposals: labels }: Words) =>
  [
    put > 0 && labels.put(put),
    failed > 0 && labels.failed(failed),
    typed > 0 && labels.typed(typed),
    needsPress && labels.pressAgain,
  ]
    .filter(Boolean)
    .join(" ");

/**
 * Also by Alt and the arrow down. Pictures without a description come first, since described ones can be published.
 * After an entry's last gap comes the next entry.
 */
export const NextMissing = ({ file }: { file: string }) => {
  const words = useWords();
  const { proposals: labels, pictures } = words;
  const work = useWork();
  const { missing, unread } = lackingIn(contentNow(work), file);
  const [lacked] = useState(missing.length > 0);
  const { isBusy, ended, propose } = useProposing();
  const next = useNext(file, missing.length > 0 ? missing : unread);
  useEvent("keydown", (event) => {
    if (event.key !== "ArrowDown" || !event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.defaultPrevented || hasOwnArrows(event.target)) return;
    event.preventDefault();
    next();
  });
  const others = otherUndescribed(work, file);
  const isOver = missing.length + unread.length === 0;
  const elsewhere = lacked && isOver ? untranslatedTexts(contentNow(work)) : [];
  const [place] = others.length > 0 ? others : elsewhere;
  if (isOver && !place) return null;
  const lead = {
    text:
      missing.length > 0 ? labels.nextMissing(missing.length) : labels.nextUnread(unread.length),
    act: next,
  };
  // One button, which keeps the focus while what it does changes.
  const main =
    propose && missing.length > 0
      ? { text: labels.propose(missing.length), act: () => void propose(missing) }
      : lead;
  const said = isBusy
    ? labels.working
    : ended
      ? endedWords(ended, words)
      : propose || missing.length === 0
        ? ""
        : labels.cannot;
  return (
    <div className="next-missing">
      <p role="status" aria-busy={isBusy}>
        {said && <span>{said}</span>}
      </p>
      {!isOver && (propose || !place) && (
        <button
          type="button"
          className="btn btn--wide"
          aria-disabled={isBusy}
          onClick={({ detail }) => detail < 2 && main.act()}
        >
          <span>{main.text}</span>
        </button>
      )}
      {main !== lead && !place && (
        <button type="button" className="link" onClick={lead.act}>
          {lead.text}
        </button>
      )}
      {place && (
        <PlaceLink className="btn btn--wide" place={placeToEdit(place)}>
          <span>
            {others.length > 0
              ? pictures.nextUndescribed(others.length)
              : labels.nextText(elsewhere.length)}
          </span>
          <Icon name="right" />
        </PlaceLink>
      )}
    </div>
  );
};
