/** Reason why a sign-in failed; `src/editor/words` has a message for each. */
export type SignInFailure =
  /** The browser blocked the window. */
  | "blocked"
  /** The window was closed by the user. */
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

const GREETING = "authorizing:github";
const ANSWER = /^authorization:github:(success|error):(\{.*\})$/s;

/** Timeout in milliseconds, the same as the worker's: two-factor authentication takes time. */
const LONGEST = 10 * 60_000;

/** Milliseconds between two checks whether the window is still open. */
const PAUSE = 500;

const WIDTH = 620;
const HEIGHT = 760;

/** Characters allowed in an HTTP header. */
const TOKEN = /^[\x21-\x7e]+$/;

const answerOf = (kind: string | undefined, json: string): SignInAnswer => {
  try {
    const { token, error } = JSON.parse(json) as { token?: unknown; error?: unknown };
    if (kind === "error") return { outcome: "refused", detail: String(error) };
    if (typeof token === "string" && TOKEN.test(token)) return { outcome: "signed-in", token };
    return { outcome: "no-answer", detail: "The answer has no token." };
  } catch {
    return { outcome: "no-answer", detail: "The answer cannot be read." };
  }
};

/**
 * Signs in with GitHub through the sign-in worker, in a window of its own. Must be called in a click handler,
 * or the browser blocks the window. Accepts messages from this window only, and only from the worker's
 * origin.
 * @param worker its origin
 */
export const askToSignIn = (worker: string) => {
  const { origin } = new URL(worker);
  const address = new URL("/auth", origin);
  address.search = String(
    new URLSearchParams({ provider: "github", site_id: location.hostname, scope: "repo" }),
  );
  const left = Math.round(screenX + (outerWidth - WIDTH) / 2);
  const top = Math.round(screenY + (outerHeight - HEIGHT) / 2);
  const place = `popup,width=${WIDTH},height=${HEIGHT},left=${left},top=${top}`;
  const opened = window.open(address, "sign-in", place);
  return new Promise<SignInAnswer>((resolve) => {
    if (!opened) return resolve({ outcome: "blocked", detail: "No window was opened." });
    const end = (answer: SignInAnswer) => {
      removeEventListener("message", listen);
      clearInterval(looking);
      clearTimeout(waiting);
      opened.close();
      resolve(answer);
    };
    const listen = ({ data, origin: from, source }: MessageEvent<unknown>) => {
      if (from !== origin || source !== opened || typeof data !== "string") return;
      // The worker replies to the origin that greets it.
      if (data === GREETING) return opened.postMessage(GREETING, origin);
      const [matched, kind, json = ""] = ANSWER.exec(data) ?? [];
      if (matched !== undefined) end(answerOf(kind, json));
    };
    const looking = setInterval(() => {
      if (opened.closed) end({ outcome: "closed", detail: "The window was closed." });
    }, PAUSE);
    const waiting = setTimeout(
      () => end({ outcome: "no-answer", detail: "The worker has said nothing." }),
      LONGEST,
    );
    addEventListener("message", listen);
  });
};
