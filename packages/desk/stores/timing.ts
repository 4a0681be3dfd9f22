import { joined } from "./bytes";
import { StoreError, asStoreError } from "./store";

/**
 * Milliseconds of silence; GitHub itself gives up after ten seconds. Source:
 * https://docs.github.com/rest/using-the-rest-api/troubleshooting-the-rest-api#timeouts
 */
const PATIENCE = 30_000;

/** Bytes per millisecond of the slowest connection over which something is sent. */
const SLOWEST = 5;

const listen = (onSilence: () => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = () => clearTimeout(timer);
  const wait = (time = PATIENCE) => {
    end();
    timer = setTimeout(onSilence, time);
  };
  return { wait, end };
};

/** Reads the whole answer. Throws StoreError without a connection, and after a silence, also within the answer. */
export const fetchInTime = async (
  address: string,
  init: Omit<RequestInit, "body"> & { body?: string } = {},
) => {
  const ending = new AbortController();
  const { wait, end } = listen(() => ending.abort());
  wait(PATIENCE + (init.body?.length ?? 0) / SLOWEST);
  try {
    const answer = await fetch(address, { ...init, signal: ending.signal });
    // One whose content is kept from this page.
    if (answer.type === "opaque") return answer;
    const reader = answer.body?.getReader();
    const pieces: Uint8Array[] = [];
    for (let next = await reader?.read(); next?.value; next = await reader?.read()) {
      wait();
      pieces.push(next.value);
    }
    return new Response(pieces.length > 0 ? joined(pieces) : null, answer);
  } catch (error) {
    throw new StoreError(ending.signal.aborted ? "silent" : "unreachable", String(error));
  } finally {
    end();
  }
};

/** For code that is loaded on demand. Throws StoreError without a connection, and after a silence. */
export const inTime = <Code>(loading: Promise<Code>) =>
  new Promise<Code>((resolve, reject) => {
    const fail = (...reason: ConstructorParameters<typeof StoreError>) =>
      reject(new StoreError(...reason));
    const { wait, end } = listen(() => fail("silent", "The code does not come."));
    wait();
    loading.then(resolve, (error: unknown) => fail("unreachable", String(error))).finally(end);
  });

/**
 * In milliseconds, of the desk's server: this computer's clock may be wrong, and the Git host does not let pages read
 * its own (`Date` is missing from its `Access-Control-Expose-Headers`).
 */
export const serverTime = async () => {
  const init = { method: "HEAD", cache: "no-store" } as const;
  const answer = await fetchInTime("/", init).catch(() => undefined);
  return Date.parse(answer?.headers.get("Date") ?? "") || Date.now();
};

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
