import {
  useChecked,
  usePublishingWords,
  useSetting,
  useSite,
  useWords,
  useWork,
} from "../state/context";
import { contentNow } from "../core/edits";
import { placeToEdit } from "../core/places";
import { useCountedChanges } from "../state/for-later";
import { missingByPart, missingInOrder, openFacts } from "./open-facts";
import { readyOf } from "../state/ready";
import { placeOfField } from "../told/field-place";
import { PlaceLink } from "../ui/place-link";
import { mayLack } from "@brisa/typed-content/check";
import { PROMISES_TITLE } from "@brisa/typed-content";
import { useQuestions } from "./use-questions";

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
  const field = placeOfField(work, first, words).labels.join(" › ");
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

/** Whether search engines may list the site meanwhile, and where the owner decides that. */
const Unlisted = ({ left }: { left: readonly { code: string }[] }) => {
  const words = useWords();
  const work = useWork();
  const content = contentNow(work);
  const { asIs } = content.model;
  return (
    asIs && (
      <p className="start-note quiet">
        <span>{mayLack(content, left) ? words.start.listed : words.start.unlisted}</span>{" "}
        <PlaceLink className="link" place={placeToEdit(asIs)}>
          {placeOfField(work, asIs, words).labels.at(-1)}
        </PlaceLink>
      </p>
    )
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
      <Unlisted left={[...missing, ...questions.map(() => ({ code: "unconfirmed" }))]} />
    </details>
  );
};

/** And what comes next; or nothing, while something is missing. */
export const NothingMissing = () => {
  const { start, signIn, bar } = useWords();
  const { publish } = usePublishingWords();
  const { isHome, publicOrigin: origin } = useSetting();
  const hasChanges = useCountedChanges().length > 0;
  const faults = useChecked((_, work) => readyOf(work).faults.length);
  if (useMissing().length > 0) return null;
  const next = hasChanges
    ? faults > 0
      ? bar.toCorrect(faults)
      : start.completeNext(publish)
    : isHome && start.completeAtHome;
  return (
    <p className="start-note quiet" role="status">
      <span>{[start.complete, next].filter(Boolean).join(" ")}</span>{" "}
      {!next && (
        <a className="link" href={origin} target="_blank" rel="noreferrer">
          {signIn.seeSite}
        </a>
      )}
    </p>
  );
};
