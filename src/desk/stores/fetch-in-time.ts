import { joined } from "./bytes";
import { StoreError } from "./store";

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
