import { asStoreError, type StoreError } from "../stores/store";

const MINUTE = 60_000;

type Options = {
  /** Throws where the store does not answer. */
  ask: () => Promise<void>;
  /** Milliseconds until the next time, if all is well. */
  pace: () => number;
  /** Most milliseconds, however often the store has failed. */
  longest: number;
};

/**
 * While the page is seen. Asks less often after failures, at once when somebody comes back to the page, or the
 * connection does; never twice at a time. Only its end ends it.
 */
export const createPolling = ({ ask, pace, longest }: Options) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isFollowing = false;
  let isAsking = false;
  let failures = 0;
  // In milliseconds that no change of the clock moves.
  let askedAt = -Infinity;
  // They may stand still while the computer sleeps.
  let askedAtClock = 0;
  let silentUntil = 0;

  const waitForNext = () => {
    clearTimeout(timer);
    if (!isFollowing) return;
    const wait = Math.min(pace() * 2 ** Math.max(failures - 1, 0), longest);
    const pause = silentUntil - performance.now();
    const act = () => {
      timer = undefined;
      if (!document.hidden) void look();
    };
    timer = setTimeout(act, pause > 0 ? pause : wait);
  };
  /** Leaves the store alone for as long as it wants. */
  const obey = ({ problem, advice }: Pick<StoreError, "problem" | "advice">) => {
    if (problem === "busy") silentUntil = performance.now() + (advice.minutes ?? 1) * MINUTE;
    // Without a session nobody was asked.
    if (problem !== "signed-out") failures += 1;
    waitForNext();
  };
  const look = async () => {
    const now = performance.now();
    if (isAsking) return;
    if (now < silentUntil) return waitForNext();
    isAsking = true;
    askedAt = now;
    askedAtClock = Date.now();
    try {
      await ask();
      failures = 0;
      waitForNext();
    } catch (error) {
      obey(asStoreError(error));
    } finally {
      isAsking = false;
    }
  };
  const onReturn = () => {
    if (document.hidden) return;
    // The focus also comes back from a frame of the page.
    const age = Math.max(performance.now() - askedAt, Date.now() - askedAtClock);
    const isSoon = failures === 0 && age < pace();
    if (!isSoon) void look();
    else if (timer === undefined) waitForNext();
  };

  return {
    /** At once, unless the store wants a pause. */
    look,
    /** For failures of other requests. */
    obey,
    /** @returns a function that ends the polling */
    follow: () => {
      isFollowing = true;
      document.addEventListener("visibilitychange", onReturn);
      for (const event of ["online", "focus"]) addEventListener(event, onReturn);
      void look();
      return () => {
        isFollowing = false;
        clearTimeout(timer);
        document.removeEventListener("visibilitychange", onReturn);
        for (const event of ["online", "focus"]) removeEventListener(event, onReturn);
      };
    },
  };
};
