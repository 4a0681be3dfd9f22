/** Why nobody was signed in; the desk's words have a sentence for each. */
export type SignInFailure =
  /** The browser has opened no window. */
  | "blocked"
  /** The window was closed before anything was decided. */
  | "closed"
  /** GitHub, or the worker, lets nobody in. */
  | "refused"
  /** Nothing was heard, or nothing that makes sense. */
  | "no-answer"
  /** GitHub knows them, but they may not change this site. */
  | "no-access";

export type SignInAnswer =
  | { outcome: "signed-in"; token: string }
  /** @param detail what was said, for whoever looks after the site */
  | { outcome: SignInFailure; detail: string };

const GREETING = "authorizing:github";
const ANSWER = /^authorization:github:(success|error):(\{.*\})$/s;

/** Milliseconds for which the worker waits, too: a second factor has its time. */
const LONGEST = 10 * 60_000;

/** Milliseconds between two looks at whether the window is still there. */
const PAUSE = 500;

const WIDTH = 620;
const HEIGHT = 760;

/** What may stand in a header: nothing else is a token. */
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
 * Lets somebody sign in with GitHub by the sign-in worker, in a window of its own. Has to be called from
 * a press on something, else the browser opens none. Only that window is listened to, and only while it
 * shows a page of the worker's; nothing that it says is handed on to anybody.
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
      // The worker answers to whoever greets it, at the address where they are.
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
