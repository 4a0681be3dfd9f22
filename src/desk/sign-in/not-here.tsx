import type { WebSettings } from "../settings";
import { addressAt, type Refusal } from "./own-origin";
import type { Words } from "../words";
import { Entry } from "./sign-in-screen";

type Props = { refusal: Refusal; settings: WebSettings; words: Words };

/** The screen at an address where nobody can sign in: it says why, and what to do. */
export const NotHere = ({ refusal, settings: { origin }, words }: Props) => (
  <Entry words={words}>
    <p className="entry__lead" role="status">
      {words.signIn.notHere[refusal]}
    </p>
    {origin !== undefined && (refusal === "elsewhere" || refusal === "led-back") && (
      <p>
        <a className="link" href={addressAt(origin)}>
          {origin}
        </a>
      </p>
    )}
  </Entry>
);
