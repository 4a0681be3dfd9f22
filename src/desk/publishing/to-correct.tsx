import type { Checked } from "../core/check";
import type { OpenConflict } from "../merge/conflicts";
import { usePublishingWords, useWords, useWork } from "../core/context";
import { isMissing } from "../core/is-missing";
import type { ContentError } from "../../typed-content/check/findings";
import { fieldInWords } from "../told/field-place";
import { errorSentence } from "../told/finding-words";
import { placeToEdit } from "../core/places";
import { PlaceLink } from "../window/place-link";
import { usePostponed } from "../window/postponed";

type ToCorrectProps = {
  faults: readonly ContentError[];
  conflicts: OpenConflict[];
  onLeave: () => void;
};

/** Also undecided conflicts. */
export const ToCorrect = ({ faults, conflicts, onLeave }: ToCorrectProps) => {
  const words = useWords();
  const publishing = usePublishingWords();
  const work = useWork();
  const { recall } = usePostponed();
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
              <button type="button" className="link" onClick={() => recall(conflict)}>
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
