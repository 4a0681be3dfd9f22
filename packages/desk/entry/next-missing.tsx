import { useState, useRef } from "react";
import { useWords, useWork, useDesk, useDeskState } from "../state/context";
import { placeToEdit, go } from "../core/places";
import { defaultLanguage, languageCodes } from "@brisa/typed-content/languages";
import { checkedOf, isMissing } from "../core/check";
import { collectionOf, schemaOf } from "../core/model";
import type { Work } from "../core/work";
import { pictureOn } from "../core/changes";
import { languageOfText, addressInLanguage, textAt } from "../core/translations";
import { lackingIn, untranslatedTexts } from "../translations/to-translate";
import { Icon } from "../ui/icon";
import { PlaceLink } from "../ui/place-link";
import { NextAtLaunch } from "../promises/next-at-launch";
import { useEvent } from "../ui/use-event";
import type { Words } from "../words";
import { contentNow } from "../core/edits";
import { entryTexts } from "@brisa/typed-content/texts";
import { canPropose, hasPlace, withProposals } from "../core/unread";
import { propose, type Proposed, browserTranslator } from "./propose";
import type { Address } from "@brisa/typed-content";

const isWritten = ({ path }: Address) =>
  document.activeElement instanceof HTMLTextAreaElement &&
  document.activeElement.dataset.field === path.join(".");

/** `typed`: in whose place somebody has written, or begins to. */
type Ended = Omit<Proposed, "proposals"> & { put: number; typed: number };

/** `propose` is undefined where the browser does not translate. */
const useProposing = () => {
  const desk = useDesk();
  const translator = browserTranslator();
  const mayPropose = useDeskState(({ work }) => canPropose(work));
  const [isBusy, setBusy] = useState(false);
  const [ended, setEnded] = useState<Ended>();

  /** Called in the task of a press. */
  const start = async (places: readonly Address[]) => {
    if (!translator || isBusy) return;
    const { work } = desk.state();
    const wanted = places.flatMap((at) => {
      const language = languageOfText(at);
      const original = textAt(work, addressInLanguage(at, defaultLanguage()));
      return language && original ? [{ at, language, original, before: textAt(work, at) }] : [];
    });
    setBusy(true);
    const { proposals, ...others } = await propose(translator, wanted);
    const { work: now } = desk.state();
    const put = proposals.filter((each) => hasPlace(now, each) && !isWritten(each.at));
    desk.setWork(withProposals(now, put, Date.now()));
    setBusy(false);
    setEnded({ ...others, put: put.length, typed: proposals.length - put.length });
  };
  return { isBusy, ended, propose: translator && mayPropose ? start : undefined };
};

const nameOf = ({ path }: Address) => path.join(".");

const focusedField = () => {
  const focused = document.activeElement;
  const line = focused?.closest(".line") ?? focused;
  return line?.querySelector<HTMLElement>("[data-field]")?.dataset.field;
};

const useNext = (file: string, places: readonly Address[]) => {
  const desk = useDesk();
  /** Where it led last: a button that is pressed takes the focus. */
  const last = useRef<string>(undefined);
  return () => {
    const { entries } = contentNow(desk.state().work);
    const entry = entries.find((each) => each.file === file);
    const order = (entry ? entryTexts(entry).rows : []).flatMap(({ cells }) =>
      languageCodes().map((code) => nameOf(cells[code])),
    );
    const from = order.indexOf(focusedField() ?? last.current ?? "");
    const place = places.find((each) => order.indexOf(nameOf(each)) > from) ?? places[0];
    if (!place) return;
    last.current = nameOf(place);
    go({ screen: "entry", file, field: place.path });
  };
};

/** Of other entries of the kind, one place each: once a picture is described, the next one is at hand. */
export const otherUndescribed = (work: Work, file: string): Address[] => {
  const kind = collectionOf(file)?.type;
  const places = new Map<string, Address>();
  for (const error of checkedOf(work).brought) {
    if (error.file === file || collectionOf(error.file)?.type !== kind || !isMissing(error))
      continue;
    const isOfPicture = pictureOn(schemaOf(error.file) ?? {}, error.path) !== undefined;
    const isOriginal = (languageOfText(error) ?? defaultLanguage()) === defaultLanguage();
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
const NextText = ({ file }: { file: string }) => {
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
    <>
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
    </>
  );
};

export const NextMissing = ({ file }: { file: string }) => (
  <>
    <NextAtLaunch file={file} />
    <div className="next-missing row">
      <NextText file={file} />
    </div>
  </>
);
