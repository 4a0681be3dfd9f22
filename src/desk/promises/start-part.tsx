import { useEffect, useMemo, useState } from "react";
import { questionsIn, type Promises } from "../../typed-content/check/launch/promised";
import { PROMISES_TITLE } from "../../typed-content/labels";
import { contentNow } from "../core/content-now";
import { useSite, useWords, useWork } from "../core/context";
import { PlaceLink } from "../window/place-link";
import { Unlisted } from "../window/unlisted";
import { promiseWords } from "../words/promises";

/** Undefined until what the site was delivered with is loaded. */
export const useQuestions = () => {
  const { promises: load } = useSite();
  const [promises, setPromises] = useState<Promises>();
  useEffect(() => {
    load?.().then(setPromises, (error: unknown) =>
      setPromises(() => {
        throw error;
      }),
    );
  }, [load]);
  const { snapshot, edits } = useWork();
  return useMemo(
    () => promises && questionsIn(contentNow({ snapshot, edits }), promises),
    [promises, snapshot, edits],
  );
};

/** On the start screen. */
export const PromisesToConfirm = () => {
  const words = promiseWords[useWords().code];
  const questions = useQuestions();
  if (!questions) return null;
  const { length } = questions;
  return (
    <>
      {length > 0 && <h2 className="section-title">{PROMISES_TITLE}</h2>}
      {length > 0 && <p className="field__hint">{words.help}</p>}
      <ul className="counts">
        {questions.map(({ title }) => (
          <li key={title}>
            <PlaceLink place={{ screen: "promises", question: title }}>{title}</PlaceLink>
          </li>
        ))}
      </ul>
      <Unlisted unconfirmed={length} />
    </>
  );
};
