import { useState } from "react";
import { fieldPlace } from "../told/field-place";
import { stillDeleted, withRecovered, type Deleted } from "./versions";
import { contentNow } from "../core/content-now";
import { useDesk, usePublishingWords, useWords, useWork } from "../core/context";
import type { Desk } from "../core/desk";
import { storeErrorOrThrow, type StoreError } from "../stores/store";
import { Problem } from "../window/problem";
import { versionAuthor, versionDate } from "../told/date-text";

const restore = async (desk: Desk, deleted: Deleted) => {
  const current = () => desk.state().work;
  desk.setWork(await withRecovered(desk.store, current, deleted, Date.now()));
};

/** Folded, and nothing without deleted files. Restored ones are left out. */
export const DeletedFiles = ({ deleted }: { deleted: Deleted[] }) => {
  const desk = useDesk();
  const work = useWork();
  const words = useWords();
  const { history } = words.texts;
  const { recovered } = usePublishingWords();
  // What is said of the last one stays in its place.
  const [isAsked, setAsked] = useState(false);
  const [restored, setRestored] = useState<string>();
  const [failure, setFailure] = useState<StoreError>();
  const content = contentNow(work);
  const nameOf = ({ file, data }: Deleted) =>
    fieldPlace(content, { file, path: [] }, words, false, data).labels.join(" › ");
  const onRestore = (each: Deleted) => {
    setFailure(undefined);
    setAsked(true);
    restore(desk, each).then(
      () => setRestored(nameOf(each)),
      (error: unknown) => setFailure(storeErrorOrThrow(error)),
    );
  };
  const left = stillDeleted(work, deleted);
  if (left.length === 0 && !isAsked) return null;
  return (
    <details className="more">
      <summary>{history.deletedThings}</summary>
      <p role="status">{restored !== undefined && recovered(restored)}</p>
      {failure && (
        <p role="alert">
          <Problem of={failure} words={words} />
        </p>
      )}
      <ul className="versions">
        {left.map((each) => (
          <li key={each.file} className="version">
            <h3>{nameOf(each)}</h3>
            <p>
              {history.deletedBy(
                versionDate(each.version, words),
                versionAuthor(each.version, words),
              )}
            </p>
            <button
              type="button"
              className="btn"
              aria-label={history.recoverThis(nameOf(each))}
              onClick={() => onRestore(each)}
            >
              {history.recover}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
};
