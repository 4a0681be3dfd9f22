import { useState } from "react";
import { fieldPlace } from "../content/field-place";
import { stillDeleted, withRecovered, type Deleted } from "../content/versions";
import { contentNow } from "../content/now";
import { useDesk, useWords, useWork } from "../context";
import type { Desk } from "../desk";
import { StoreError, type StoreProblem } from "../stores/store";
import { whenOf, whoOf } from "./moment";

const recover = async (desk: Desk, deleted: Deleted) => {
  const current = () => desk.state().work;
  desk.setWork(await withRecovered(desk.store, current, deleted, Date.now()));
};

/** What was deleted and is not there again, each with the way back. */
export const DeletedThings = ({ deleted }: { deleted: Deleted[] }) => {
  const desk = useDesk();
  const work = useWork();
  const words = useWords();
  const { history } = words.texts;
  const [recovered, setRecovered] = useState<string>();
  const [problem, setProblem] = useState<StoreProblem>();
  const content = contentNow(work);
  const nameOf = ({ file, data }: Deleted) =>
    fieldPlace(content, { file, path: [] }, { data, isNew: false }, words).labels.join(" › ");
  const bringBack = (each: Deleted) => {
    setProblem(undefined);
    recover(desk, each).then(
      () => setRecovered(nameOf(each)),
      (error: unknown) => {
        if (!(error instanceof StoreError)) throw error;
        setProblem(error.problem);
      },
    );
  };
  const left = stillDeleted(work, deleted);
  return (
    <>
      <p role="status">{recovered !== undefined && history.recovered(recovered)}</p>
      {problem && <p role="alert">{words.problems[problem]}</p>}
      {left.length === 0 && recovered === undefined && <p>{history.nothingDeleted}</p>}
      <ul className="versions">
        {left.map((each) => (
          <li key={each.file} className="version">
            <h3>{nameOf(each)}</h3>
            <p>{history.deletedBy(whenOf(each.version, words), whoOf(each.version, words))}</p>
            <button
              type="button"
              className="btn"
              aria-label={history.recoverThis(nameOf(each))}
              onClick={() => bringBack(each)}
            >
              {history.recover}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
};
