import type { Refusal } from "./own-origin";
import type { Words } from "../words";
import { Entry } from "./sign-in-screen";

type Props = { refusal: Refusal; words: Words };

/** The screen at an address where nobody can sign in: it says why, and what to do. */
export const NotHere = ({ refusal, words }: Props) => (
  <Entry words={words}>
    <p className="entry__lead" role="status">
      {words.signIn.notHere[refusal]}
    </p>
  </Entry>
);
