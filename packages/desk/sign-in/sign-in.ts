import { sha256Of } from "../stores/bytes";
import { deployCommand, fetchToken, isOtherWorker, type SignInAnswer } from "./tokens";

/**
 * The page that the worker leads to (`/admin/signed-in/`) puts the answer here, and the desk hears of it by the storage
 * event. This needs no opener of the window, which some identity providers cut off. Without the verifier the answer is
 * worth nothing.
 */
const ANSWER = "desk-sign-in";

/** In milliseconds, the same as the worker's: two-factor authentication takes time. */
const LONGEST = 10 * 60_000;

/** Milliseconds between two looks whether the window is still open. */
const PAUSE = 500;

const WIDTH = 620;
const HEIGHT = 760;

/** Returns whether the address has an answer that could be put down. A token, which earlier workers gave, is none. */
export const handOver = () => {
  const answer = location.hash.slice(1);
  history.replaceState(null, "", location.pathname);
  const told = new URLSearchParams(answer);
  if (!told.has("sealed") && !told.has("error")) return false;
  try {
    localStorage.setItem(ANSWER, answer);
  } catch {
    return false;
  }
  window.close();
  return true;
};

const openWindow = () => {
  const left = Math.round(screenX + (outerWidth - WIDTH) / 2);
  const top = Math.round(screenY + (outerHeight - HEIGHT) / 2);
  return window.open(
    "",
    "sign-in",
    `popup,width=${WIDTH},height=${HEIGHT},left=${left},top=${top}`,
  );
};

/** Ends the last attempt: its answer is not wanted any more. */
let forget: () => void = () => undefined;

/**
 * In a window, which the browser blocks unless it is a click that calls this. Hears only answers to this attempt, until
 * the next one.
 * @param onAnswer called once or, if the window only seemed to be closed, once more
 */
export const askToSignIn = async (worker: string, onAnswer: (answer: SignInAnswer) => void) => {
  forget();
  // Opened before anything is waited for, which would take the click away.
  const opened = openWindow();
  if (!opened) return onAnswer({ outcome: "blocked", detail: "No window was opened." });
  const verifier = crypto.randomUUID() + crypto.randomUUID();
  const challenging = sha256Of(new TextEncoder().encode(verifier));
  let isOver = false;
  const end = (answer: SignInAnswer) => {
    forget();
    onAnswer(answer);
  };
  const onStorage = async ({ key, newValue }: StorageEvent) => {
    const told = new URLSearchParams(key === ANSWER ? (newValue ?? "") : "");
    // Another tab may be signing in as well.
    if (told.get("challenge") !== (await challenging) || isOver) return;
    forget();
    localStorage.removeItem(ANSWER);
    opened.close();
    const [error, sealed] = [told.get("error"), told.get("sealed") ?? ""];
    onAnswer(
      error === null
        ? await fetchToken(worker, sealed, verifier)
        : { outcome: "refused", detail: error },
    );
  };
  const hear = (event: StorageEvent) => void onStorage(event);
  addEventListener("storage", hear);
  const looking = setInterval(() => {
    if (!opened.closed) return;
    clearInterval(looking);
    onAnswer({ outcome: "closed", detail: "The window was closed." });
  }, PAUSE);
  const waiting = setTimeout(
    () => end({ outcome: "no-answer", detail: "The worker has said nothing." }),
    LONGEST,
  );
  forget = () => {
    isOver = true;
    removeEventListener("storage", hear);
    clearInterval(looking);
    clearTimeout(waiting);
  };
  const address = new URL("/auth", worker);
  address.search = String(new URLSearchParams({ challenge: await challenging }));
  if (isOver) return;
  opened.location.replace(address);
  if (!(await isOtherWorker(worker)) || isOver) return;
  opened.close();
  end({ outcome: "other-worker", detail: deployCommand(worker, location.origin) });
};
