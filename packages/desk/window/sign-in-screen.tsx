import type { Elements } from "../ui/children";
import type { SessionState } from "../sign-in/session";
import type { Words } from "../words";
import { Details, Problem } from "../ui/problem";

type EntryProps = {
  words: Words;
  site?: string;
  children: Elements;
};

export const Entry = ({ words, site = "/", children }: EntryProps) => {
  const { signIn } = words;
  return (
    <main className="entry">
      <div className="entry__words">
        <p className="entry__brand">
          <img src="icon.svg" alt="" />
          <span>{location.hostname}</span>
        </p>
        <h1>{words.desk}</h1>
        {children}
        <p className="entry__foot quiet">
          <a className="link" href={site}>
            {signIn.seeSite}
          </a>
        </p>
      </div>
      <div className="entry__picture" />
    </main>
  );
};

type SignInProps = Pick<SessionState, "attempt"> & {
  onSignIn: () => void;
  site: string;
  words: Words;
};

export const SignIn = ({ attempt, onSignIn, site, words }: SignInProps) => {
  const { signIn } = words;
  const isBusy = attempt === "waiting";
  const failure = isBusy ? undefined : attempt;
  return (
    <Entry words={words} site={site}>
      <p className="entry__lead">{signIn.lead}</p>
      <button type="button" className="btn btn--sea" aria-disabled={isBusy} onClick={onSignIn}>
        {signIn.button}
      </button>
      <p className="entry__small" role="status">
        {failure ? (
          <Problem of={{ ...failure, problem: failure.outcome }} words={words} />
        ) : isBusy ? (
          signIn.busy
        ) : (
          signIn.how
        )}
      </p>
      {failure && <Details text={failure.detail} words={words} />}
    </Entry>
  );
};
