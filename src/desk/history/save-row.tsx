import { useState } from "react";
import { valueAt } from "../core/paths";
import { isSame } from "../core/json";
import { useDesk, usePublishingWords, useWords, useWork } from "../core/context";
import type { Desk } from "../core/desk";
import { addressOf } from "../core/places";
import { openConflicts } from "../core/work";
import type { Conflict } from "../merge/merge";
import { storeErrorOrThrow, type Publication, type StoreError } from "../stores/store";
import { versionMoment, versionTime } from "../told/date-text";
import { saveLines, type SaveLine } from "../told/sentences";
import { Icon } from "../window/icon";
import { Problem } from "../window/problem";
import type { Words } from "../words";
import { deletedPictures, type Saved } from "./saves";
import { PublicationBadge } from "./publication-badge";
import { saveState, withoutSave, withSaveAgain } from "./without-save";

/** More changes of a save are folded away. */
const MAX_LISTED = 3;

/** Of later saves, the first that has changed a contested field again; the oldest comes last. */
const changedAgain = (later: Saved[], conflicts: ReadonlyMap<string, Conflict[]>) =>
  later.findLast(({ edits }) =>
    Array.from(conflicts).some(([file, own]) =>
      own.some(({ path }) => {
        const edit = edits.get(file);
        return edit && !isSame(valueAt(edit.base, path), valueAt(edit.data, path));
      }),
    ),
  );

/** Returns whether anything has changed. */
const takeBackIn = async (desk: Desk, saved: Saved) => {
  const pictures = await deletedPictures(desk.store, saved);
  const { work } = desk.state();
  const next = withoutSave(work, saved.edits, pictures, Date.now());
  desk.setWork(next);
  // A picture that the save deleted may not be kept any more.
  return next.edits !== work.edits || openConflicts(next).length > 0;
};

const doAgainIn = (desk: Desk, { edits }: Saved) =>
  desk.setWork(withSaveAgain(desk.state().work, edits, Date.now()));

/** What goes back with the next save, or has gone back, is struck out. */
const classOf = {
  kept: undefined,
  contested: undefined,
  "taken-back": "is-back is-next",
  gone: "is-back",
};

type SaveRowProps = {
  saved: Saved;
  /** The saves after it, newest first. */
  later: Saved[];
  status?: Publication["status"];
};

/** The button takes back this save, or publication, alone. */
export const SaveRow = ({ saved, later, status }: SaveRowProps) => {
  const desk = useDesk();
  const work = useWork();
  const words = useWords();
  const { history } = words.texts;
  const { backAfter } = usePublishingWords();
  const [failure, setFailure] = useState<StoreError>();
  const { edits, version } = saved;
  const [isWhole, setWhole] = useState(saved.isWhole);
  const { state, conflicts } = saveState(work, edits);
  const lines = saveLines(edits, work, words);
  const [first] = lines;
  const name = first ? first.where : history.nothingSeen;
  const again = state === "contested" && changedAgain(later, conflicts);
  const note = {
    kept: undefined,
    contested: again
      ? history.changedAgainBy(versionMoment(again.version, words), again.version.author)
      : history.changedAgain,
    "taken-back": backAfter(lines.length === 1 ? first?.before : undefined),
    gone: history.undoneSince,
  }[state];
  // Its author's own words help where its changes are not all before one's eyes.
  const isTold = lines.length > 0 && lines.length <= MAX_LISTED && isWhole;
  const about = [version.author, ...(isTold ? [] : [version.message])].filter(Boolean);
  const takeBack = () => {
    setFailure(undefined);
    takeBackIn(desk, saved).then(
      (hasChanged) => setWhole(hasChanged),
      (error: unknown) => setFailure(storeErrorOrThrow(error)),
    );
  };
  const act = {
    kept: { label: words.common.undo, onPress: takeBack },
    contested: { label: history.seeBoth, onPress: takeBack },
    "taken-back": { label: history.doNotUndo, onPress: () => doAgainIn(desk, saved) },
    gone: undefined,
  }[state];
  return (
    <li className={classOf[state]}>
      <time dateTime={version.date}>{versionTime(version, words)}</time>
      <div>
        <Lines lines={lines.slice(0, MAX_LISTED)} words={words} />
        {lines.length > MAX_LISTED && (
          <details className="more">
            <summary>{history.more(lines.length - MAX_LISTED)}</summary>
            <Lines lines={lines.slice(MAX_LISTED)} words={words} />
          </details>
        )}
        {lines.length === 0 && isWhole && <p>{history.nothingSeen}</p>}
        {(about.length > 0 || status) && (
          <p className="saves__note">
            <span>{about.join(" · ")}</span> <PublicationBadge status={status} />
          </p>
        )}
        {(note ?? !isWhole) && <p className="saves__note">{isWhole ? note : history.notWhole}</p>}
        {failure && (
          <p role="alert">
            <Problem of={failure} words={words} />
          </p>
        )}
      </div>
      {isWhole && act && (
        <button
          type="button"
          className="link"
          aria-label={`${act.label}: ${name}`}
          onClick={act.onPress}
        >
          {act.label}
        </button>
      )}
    </li>
  );
};

const Lines = ({ lines, words }: { lines: SaveLine[]; words: Words }) =>
  lines.map(({ id, where, place, before, after = words.changes.changed }) => (
    <div key={id}>
      <p>
        <a href={addressOf(place)}>{where}</a>
      </p>
      <p>
        {before !== undefined && (
          <>
            <del>{before}</del>
            <span>
              {" "}
              <Icon name="right" />{" "}
            </span>
          </>
        )}
        <ins>{after}</ins>
      </p>
    </div>
  ));
