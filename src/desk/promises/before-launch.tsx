import {
  useChecked,
  useIsHome,
  usePublicOrigin,
  usePublishingWords,
  useSite,
  useWords,
  useWork,
} from "../core/context";
import { placeToEdit } from "../core/places";
import { useCountedChanges } from "../publishing/for-later";
import { missingByPart, missingInOrder, openFacts } from "../publishing/launch";
import { placeOfField } from "../told/field-place";
import { PlaceLink } from "../window/place-link";
import { Unlisted } from "../window/unlisted";
import { useQuestions } from "./use-questions";
import { PROMISES_TITLE } from "../../typed-content/labels";

export const useMissing = () => {
  const { firstMissing } = useSite();
  return missingInOrder(openFacts(useChecked(({ missing }) => missing)), firstMissing);
};

const Missing = () => {
  const words = useWords();
  const work = useWork();
  const missing = useMissing();
  const [first] = missing;
  if (!first) return null;
  const field = placeOfField(work, first, words).labels.slice(-2).join(" › ");
  return (
    <>
      <p className="begin">
        <PlaceLink className="btn btn--wide" place={placeToEdit(first)}>
          {words.start.beginWith(field)}
        </PlaceLink>
      </p>
      <ul className="counts">
        {missingByPart(missing, words).map(({ title, missing: [next, ...others] }) => (
          <li key={title}>
            <PlaceLink place={placeToEdit(next)}>
              <span>{title}</span> <span>{others.length + 1}</span>
            </PlaceLink>
          </li>
        ))}
      </ul>
    </>
  );
};

/** On the start screen: one line, from which what is missing opens. */
export const BeforeLaunch = () => {
  const { start } = useWords();
  const missing = useMissing();
  const questions = useQuestions();
  if (!questions) return null;
  const { length } = questions;
  if (missing.length + length === 0) return <NothingMissing />;
  return (
    <details className="start-launch">
      <summary>{start.launch(missing.length, length)}</summary>
      <Missing />
      {length > 0 && <h2 className="section-title">{PROMISES_TITLE}</h2>}
      <ul className="counts">
        {questions.map(({ title }) => (
          <li key={title}>
            <PlaceLink place={{ screen: "promises", question: title }}>{title}</PlaceLink>
          </li>
        ))}
      </ul>
      <Unlisted unconfirmed={length} />
    </details>
  );
};

/** And what comes next; or nothing, while something is missing. */
export const NothingMissing = () => {
  const { start } = useWords();
  const { publish } = usePublishingWords();
  const isHome = useIsHome();
  const origin = usePublicOrigin();
  const hasChanges = useCountedChanges().length > 0;
  if (useMissing().length > 0) return null;
  return (
    <p className="start-note" role="status">
      {`${start.complete} `}
      {hasChanges && start.completeNext(publish)}
      {!hasChanges && isHome && start.completeAtHome}
      {!hasChanges && !isHome && (
        <a className="link" href={origin} target="_blank" rel="noreferrer">
          {start.seeSite}
        </a>
      )}
    </p>
  );
};
