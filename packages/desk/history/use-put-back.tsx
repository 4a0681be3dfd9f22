import { useState } from "react";
import { useDesk, usePublishingWords, useWords, useWork } from "../state/context";
import type { Edits } from "../core/edits";
import { openConflicts } from "../core/work";
import { storeErrorOrThrow, type StoreError } from "../stores/store";
import { Problem } from "../ui/problem";
import { deletedPictures, type VersionEdits } from "../state/version-edits";
import { withoutEdits } from "../state/without-edits";

/** Empty while it is asked for. */
type Result = { edits?: Edits; isDone?: boolean; failure?: StoreError };

/** Puts back what was there before some of a version's edits, as an ordinary edit. */
export const usePutBack = () => {
  const desk = useDesk();
  const [result, setResult] = useState<Result>();
  const putBack = async ({ version, edits: whole }: VersionEdits, edits: Edits) => {
    setResult({});
    try {
      const pictures = await deletedPictures(desk.store, version.revision, edits);
      const { work } = desk.state();
      const next = withoutEdits(work, edits, pictures, Date.now(), whole);
      desk.setWork(next);
      // A picture may not be kept any more.
      const isDone = next.edits !== work.edits || openConflicts(next).length > 0;
      setResult({ edits: next.edits, isDone });
    } catch (error) {
      setResult({ failure: storeErrorOrThrow(error) });
    }
  };
  return { putBack, result };
};

type NoteProps = {
  result?: Result;
  /** All is back among the edits. */
  isBack?: boolean;
};

export const PutBackNote = ({ result = {}, isBack = false }: NoteProps) => {
  const words = useWords();
  const work = useWork();
  const { restored } = usePublishingWords();
  const { edits, isDone, failure } = result;
  // What was changed or undone since is no news.
  const isRestored = isBack || (isDone && edits === work.edits);
  return (
    <>
      <p role="status">{isRestored ? restored : isDone === false && words.texts.history.notKept}</p>
      {failure && (
        <p role="alert">
          <Problem of={failure} words={words} />
        </p>
      )}
    </>
  );
};
