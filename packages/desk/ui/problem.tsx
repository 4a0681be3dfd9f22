import type { SignInFailure } from "../sign-in/tokens";
import type { Advice, StoreProblem } from "../stores/store";
import type { Words } from "../words";

type ProblemProps = {
  of: { problem: StoreProblem | SignInFailure; advice?: Advice };
  words: Words;
};

export const problemText = ({ problem, advice = {} }: ProblemProps["of"], words: Words) =>
  advice.minutes === undefined
    ? { ...words.problems, ...words.signIn.failed }[problem]
    : words.advice.wait(advice.minutes);

/** Links to the page that the store names, if any. */
export const Problem = ({ of, words }: ProblemProps) => (
  <span>
    <span>{problemText(of, words)}</span>
    {of.advice?.address !== undefined && (
      <span>
        {" "}
        <a className="link" href={of.advice.address} target="_blank" rel="noreferrer">
          {words.advice.identify}
        </a>
      </span>
    )}
  </span>
);

export const Details = ({ text, words }: { text: string; words: Words }) =>
  text ? (
    <details className="notice__details">
      <summary>{words.notices.details}</summary>
      <pre>{text}</pre>
    </details>
  ) : null;
