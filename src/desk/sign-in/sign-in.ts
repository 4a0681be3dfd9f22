/** Reason why a sign-in failed; `src/desk/words` has a message for each. */
export type SignInFailure =
  /** The browser blocked the window. */
  | "blocked"
  /** The window seems to be closed: by the user, or by an identity provider that hides it from this page. */
  | "closed"
  /** GitHub or the worker denied access. */
  | "refused"
  /** No valid answer arrived in time. */
  | "no-answer"
  /** The user may not write to the repository. */
  | "no-access";

export type SignInAnswer =
  | { outcome: "signed-in"; token: string }
  /** @param detail technical details, for the administrator */
  | { outcome: SignInFailure; detail: string };

/**
 * The channel by which the page that the worker leads to (`/admin/signed-in/`) tells the answer. Pages of other origins
 * do not hear it, and it does not need the window's opener, which some identity providers cut off.
 */
const CHANNEL = "desk-sign-in";

/** Timeout in milliseconds, the same as the worker's: two-factor authentication takes time. */
const LONGEST = 10 * 60_000;

/** Milliseconds between two checks whether the window is still open. */
const PAUSE = 500;

const WIDTH = 620;
const HEIGHT = 760;

/** Characters allowed in an HTTP header. */
const TOKEN = /^[\x21-\x7e]+$/;

/** The answer in the hash of the page that the worker leads to. */
type Told = { state?: string; token?: string; error?: string };

const answerOf = ({ token, error }: Told): SignInAnswer => {
  if (error) return { outcome: "refused", detail: error };
  if (token && TOKEN.test(token)) return { outcome: "signed-in", token };
  return { outcome: "no-answer", detail: "The answer has no token." };
};

/** Tells the desk the answer in the address of this page, and closes its window. */
export const tellDesk = () => {
  const told = Object.fromEntries(new URLSearchParams(location.hash.slice(1)));
  history.replaceState(null, "", location.pathname);
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(told);
  channel.close();
  window.close();
};

/** Ends the listening of the last attempt, of which no answer is wanted any more. */
let forget: () => void = () => undefined;

/**
 * Signs in with GitHub through the sign-in worker, in a window of its own. Must be called in a click handler,
 * or the browser blocks the window. Hears only answers to this attempt, until the next one.
 * @param worker its origin
 * @param onAnswer called once or, if the window only seemed to be closed, once more
 */
export const askToSignIn = (worker: string, onAnswer: (answer: SignInAnswer) => void) => {
  forget();
  const state = crypto.randomUUID();
  const address = new URL("/auth", worker);
  address.search = String(new URLSearchParams({ state }));
  const left = Math.round(screenX + (outerWidth - WIDTH) / 2);
  const top = Math.round(screenY + (outerHeight - HEIGHT) / 2);
  const place = `popup,width=${WIDTH},height=${HEIGHT},left=${left},top=${top}`;
  const opened = window.open(address, "sign-in", place);
  if (!opened) return onAnswer({ outcome: "blocked", detail: "No window was opened." });
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<Told>) => {
    if (data.state !== state) return;
    forget();
    opened.close();
    onAnswer(answerOf(data));
  };
  const looking = setInterval(() => {
    if (!opened.closed) return;
    clearInterval(looking);
    onAnswer({ outcome: "closed", detail: "The window was closed." });
  }, PAUSE);
  const waiting = setTimeout(() => {
    forget();
    onAnswer({ outcome: "no-answer", detail: "The worker has said nothing." });
  }, LONGEST);
  forget = () => {
    channel.close();
    clearInterval(looking);
    clearTimeout(waiting);
  };
};
