import { useState } from "react";
import { Rose } from "../rose";
import type { Session } from "../stores/session";
import type { SignInFailure } from "../stores/sign-in";
import type { Words } from "../words";

type SignInProps = { session: Session; words: Words };

/** The screen on which people sign in at the Git host. */
export const SignIn = ({ session, words }: SignInProps) => {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<SignInFailure>();
  const { signIn } = words;
  const signInNow = () => {
    setBusy(true);
    setFailure(undefined);
    void session.signIn().then((failed) => {
      setBusy(false);
      setFailure(failed?.outcome);
    });
  };
  return (
    <main className="entry">
      <div className="entry__words">
        <p className="entry__brand">
          <Rose />
          {location.hostname}
        </p>
        <h1>{words.desk}</h1>
        <p className="entry__lead">{signIn.lead}</p>
        <button type="button" className="btn btn--sea" aria-disabled={isBusy} onClick={signInNow}>
          {signIn.button}
        </button>
        <p className="entry__small" role="status">
          {failure ? signIn.failed[failure] : isBusy ? signIn.busy : signIn.how}
        </p>
        <p className="entry__foot">
          <a className="link" href="/">
            {signIn.seeSite}
          </a>
        </p>
      </div>
      <div className="entry__picture" role="img" aria-label={signIn.picture} />
    </main>
  );
};
