import { useWords, useWork } from "../context";
import type { Checked } from "../content/check";
import type { OpenConflict } from "../content/conflicts";
import { isMissing } from "../form/error-words";
import type { ContentError } from "../../validation/findings";
import { errorSentence, fieldInWords, placeToEdit } from "./finding-words";
import { PlaceLink } from "./place-link";
import { usePostponed } from "./postponed";

type ToCorrectProps = { checked: Checked; conflicts: OpenConflict[]; onLeave: () => void };

/** What prevents a publication: undecided conflicts, and errors that the changes have introduced. */
export const ToCorrect = ({ checked, conflicts, onLeave }: ToCorrectProps) => {
  const words = useWords();
  const work = useWork();
  const { recall } = usePostponed();
  const { brought } = checked;
  const count = conflicts.length + brought.length;
  if (count === 0) return null;
  return (
    <>
      <h2>
        {words.changes.toCorrect} <span className="badge badge--error">{count}</span>
      </h2>
      <ul>
        {conflicts.map(({ file, conflict }) => (
          <li className="fault" key={JSON.stringify([file, ...conflict.path])}>
            <p className="fault__where">
              {fieldInWords(work, { file, path: conflict.path }, words)}
            </p>
            <p>{words.changes.twoPeople}</p>
            <p className="row">
              <button type="button" className="link" onClick={() => recall(conflict)}>
                {words.changes.decideIt}
              </button>
            </p>
          </li>
        ))}
        {brought.map((error) => (
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

/** Errors that are already public. They do not prevent a publication. */
export const OlderErrors = ({ checked, onLeave }: Omit<ToCorrectProps, "conflicts">) => {
  const { changes } = useWords();
  const { older } = checked;
  if (older.length === 0) return null;
  return (
    <details className="older">
      <summary>{changes.older(older.length)}</summary>
      <p>{changes.olderHelp}</p>
      <ul>
        {older.map((error) => (
          <ErrorItem key={JSON.stringify(error)} error={error} onLeave={onLeave} />
        ))}
      </ul>
    </details>
  );
};
