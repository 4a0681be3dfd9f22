import { checkedOf, isMissing, type Checked } from "../core/check";
import type { OpenConflict } from "../core/work";
import { useDesk, usePublishingWords, useWords, useWork } from "../core/context";
import type { ContentError, Warning } from "../../typed-content/check/findings";
import { contentNow } from "../core/content-now";
import type { useLeaving } from "../core/leaving";
import { fieldInWords, fieldPlace, placeInWords, placeOfField } from "../told/field-place";
import { adviceSentence, errorSentence } from "../told/finding-words";
import { placeToEdit } from "../core/places";
import { PlaceLink } from "../window/place-link";
import type { Edits } from "../core/edits";
import { addressInLanguage, languageOfText } from "../translations/translations";
import { Icon } from "../window/icon";
import type { Address } from "../../typed-content/address";
import { defaultLanguage } from "../../base/languages";
import type { Path } from "../../typed-content/schema";
import { inSentence } from "../../typed-content/texts/strings";
import { changesOf } from "../told/changes";

type ToCorrectProps = {
  faults: readonly ContentError[];
  conflicts: OpenConflict[];
  onLeave: () => void;
};

/** Also undecided conflicts. */
export const ToCorrect = ({ faults, conflicts, onLeave }: ToCorrectProps) => {
  const desk = useDesk();
  const words = useWords();
  const publishing = usePublishingWords();
  const work = useWork();
  const count = conflicts.length + faults.length;
  if (count === 0) return null;
  return (
    <>
      <h2>
        {publishing.toCorrect} <span className="badge badge--error">{count}</span>
      </h2>
      <ul>
        {conflicts.map(({ file, path, conflict }) => (
          <li className="fault" key={JSON.stringify([file, ...conflict.path])}>
            <p className="fault__where">{fieldInWords(work, { file, path }, words)}</p>
            <p>{conflict.isTakenBack ? words.changes.changedAgain : words.changes.twoPeople}</p>
            <p className="row">
              <button type="button" className="link" onClick={() => desk.recall([conflict])}>
                {words.changes.decideIt}
              </button>
            </p>
          </li>
        ))}
        {faults.map((error) => (
          <ErrorItem key={JSON.stringify(error)} error={error} onLeave={onLeave} />
        ))}
      </ul>
    </>
  );
};

type ErrorItemProps = { error: ContentError; onLeave: () => void };

const ErrorItem = ({ error, onLeave }: ErrorItemProps) => {
  const words = useWords();
  const work = useWork();
  return (
    <li className="fault">
      <p className="fault__where">{fieldInWords(work, error, words)}</p>
      <p>{errorSentence(error, work, words)}</p>
      <p className="row">
        <PlaceLink className="link" place={placeToEdit(error)} onLeave={onLeave}>
          {isMissing(error) ? words.changes.writeIt : words.changes.correctIt}
        </PlaceLink>
      </p>
    </li>
  );
};

type LeavingProps = { leaving: ReturnType<typeof useLeaving>; onLeave: () => void };

/** What visitors see now never vanishes unnamed. */
export const LeavingList = ({ leaving, onLeave }: LeavingProps) => {
  const words = useWords();
  const content = contentNow(useWork());
  const { changes } = words;
  if (leaving.length === 0) return null;
  return (
    <>
      <h2>
        <Icon name="hidden" />
        <span>{changes.leaving}</span>
      </h2>
      <ul>
        {leaving.map(({ entry: { file, data }, why, isLast }) => {
          const { labels } = fieldPlace(content, { file, path: [] }, words, false, data);
          const [section = ""] = labels;
          const reason =
            typeof why === "string"
              ? changes[why]
              : changes.lacks(inSentence(fieldPlace(content, why, words).labels.at(-1) ?? ""));
          // What other files say of an entry is in its form, too.
          const path = typeof why === "object" && why.file === file ? why.path : [];
          return (
            <li className="advice" key={file}>
              <p className="fault__where">{labels.join(" › ")}</p>
              <p>
                <span>{`${reason}.`}</span> <span>{isLast && changes.isLast(section)}</span>
              </p>
              <p className="row">
                <PlaceLink className="link" place={placeToEdit({ file, path })} onLeave={onLeave}>
                  {changes.seeIt}
                </PlaceLink>
              </p>
            </li>
          );
        })}
      </ul>
    </>
  );
};

/** They are public already, and prevent no publication. */
export const OlderErrors = ({ checked, onLeave }: { checked: Checked; onLeave: () => void }) => {
  const { changes } = useWords();
  const { stopsNothing } = usePublishingWords();
  const { older } = checked;
  if (older.length === 0) return null;
  return (
    <details className="older">
      <summary>{changes.older(older.length)}</summary>
      <p>{stopsNothing}</p>
      <ul>
        {older.map((error) => (
          <ErrorItem key={JSON.stringify(error)} error={error} onLeave={onLeave} />
        ))}
      </ul>
    </details>
  );
};

/** Outdated translations of one text are one piece of advice. */
type Advice = { warning: Warning; places: Address[] };

const begins = (path: Path, start: Path) => start.every((step, index) => path[index] === step);

const isChanged = (edits: Edits, { file, path }: Address) => {
  const edit = edits.get(file);
  if (!edit) return false;
  return changesOf(file, edit).some(
    (change) => begins(path, change.path) || begins(change.path, path),
  );
};

const keyOf = ({ file, path, code }: Warning) => JSON.stringify([file, path, code]);

/** Those on changed fields, and those that the edits cause. `before` are of the content without them. */
const adviceOn = (edits: Edits, warnings: Warning[], before: Warning[]): Advice[] => {
  const known = new Set(before.map(keyOf));
  const advice = new Map<string, Advice>();
  for (const warning of warnings) {
    const { file, path, code } = warning;
    const isOlder = code === "older-translation";
    const original = addressInLanguage({ file, path }, defaultLanguage);
    const isRelevant =
      !known.has(keyOf(warning)) ||
      isChanged(edits, { file, path }) ||
      (isOlder && languageOfText({ file, path }) !== undefined && isChanged(edits, original));
    if (!isRelevant) continue;
    const key = isOlder ? JSON.stringify(original) : keyOf(warning);
    const places = [...(advice.get(key)?.places ?? []), { file, path }];
    advice.set(key, { warning, places });
  }
  return [...advice.values()];
};

const NO_EDITS: Edits = new Map();

type AdviceProps = { checked: Checked } & LeavingProps;

/** They do not prevent a publication. Of what leaves the site all is said above. */
export const AdviceList = ({ checked, leaving, onLeave }: AdviceProps) => {
  const words = useWords();
  const work = useWork();
  if (work.edits.size === 0) return null;
  const before = checkedOf({ ...work, edits: NO_EDITS }).warnings;
  const isSaid = ({ file, path }: Warning) =>
    path.length === 0 && leaving.some(({ entry }) => entry.file === file);
  const warnings = checked.warnings.filter((each) => !isSaid(each));
  const advice = adviceOn(work.edits, warnings, before);
  if (advice.length === 0) return null;
  return (
    <>
      <h2>
        <Icon name="hint" />
        <span>{words.changes.advice(advice.length)}</span>
      </h2>
      <ul>
        {advice.map((each) => (
          <AdviceItem
            key={JSON.stringify([each.places[0], each.warning.code])}
            advice={each}
            onLeave={onLeave}
          />
        ))}
      </ul>
    </>
  );
};

type ItemProps = { advice: Advice; onLeave: () => void };

const AdviceItem = ({ advice: { warning, places }, onLeave }: ItemProps) => {
  const desk = useDesk();
  const words = useWords();
  const work = useWork();
  const [first = warning] = places;
  const count = places.length;
  const isOlder = warning.code === "older-translation";
  const languages = new Set(places.flatMap((place) => languageOfText(place) ?? []));
  const where = placeInWords(placeOfField(work, first, words), words, [...languages]);
  return (
    <li className="advice">
      <p className="fault__where">{where}</p>
      <p>{adviceSentence(warning, count, words)}</p>
      <p className="row">
        {isOlder && (
          <button type="button" className="link" onClick={() => desk.confirm(places)}>
            {words.changes.stillRight(count)}
          </button>
        )}
        <PlaceLink className="link" place={placeToEdit(first)} onLeave={onLeave}>
          {isOlder ? words.changes.changeThem(count) : words.changes.seeIt}
        </PlaceLink>
      </p>
    </li>
  );
};
