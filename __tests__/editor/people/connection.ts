import { setImmediate } from "node:timers";
import { present } from "../../setup/present";

/** What goes wrong with a request, and with all after it where it lasts. */
export type Fault = {
  kind: "lost" | "answer lost" | "error" | "session ends" | "disk full";
  /** Requests before it. */
  after: number;
  lasts: boolean;
};

type Fetch = typeof fetch;

/** What a fault does at the host, beside what the browser sees of it. */
type Host = { endSession: () => void; fillDisk: (body: string) => void };

const error = () =>
  new Response('{"message":"Server Error","error":"Unknown error"}', {
    status: 500,
    headers: { "Content-Type": "application/json" },
  });

/**
 * Holds every request of the page back until it is its turn, so that a test says in which order those
 * of several people reach the host, and what becomes of them.
 */
export const holdRequests = (host: Host) => {
  const send = globalThis.fetch;
  /** GitHub moves a branch whatever it is by then: between the last look and that is no time here. */
  const waiting: { isMove: boolean; send: () => Promise<void> }[] = [];
  let fault: Fault | undefined;

  const answer = async (...request: Parameters<Fetch>): Promise<Response> => {
    if (!fault || fault.after-- > 0) return send(...request);
    const { kind, lasts } = fault;
    if (!lasts) fault = undefined;
    if (kind === "session ends") host.endSession();
    if (kind === "disk full") host.fillDisk(String(request[1]?.body));
    if (kind === "error" || kind === "disk full") return error();
    if (kind !== "lost") {
      const answer = await send(...request);
      if (kind === "session ends") return answer;
    }
    throw new TypeError("Failed to fetch");
  };

  globalThis.fetch = (...request) =>
    new Promise((resolve, reject) => {
      waiting.push({
        isMove: /\/git\/refs/.test(String(request[0])) && request[1]?.method !== "GET",
        send: () => answer(...request).then(resolve, reject),
      });
    });

  const quiet = async () => {
    for (let turn = 0; turn < 4; turn++) await new Promise((done) => setImmediate(() => done(0)));
  };

  return {
    /**
     * Lets people act side by side, to the end.
     * @param turns choose among the requests that wait
     */
    run: async (acts: (() => Promise<void>)[], turns: number[], trouble?: Fault) => {
      fault = trouble && { ...trouble };
      let busy = acts.length;
      const ended = acts.map((act) => act().finally(() => busy--));
      for (let turn = 0; busy > 0; turn++) {
        await quiet();
        const turnOf = present(turns[turn % turns.length], "turn") % (waiting.length || 1);
        const moving = waiting.findIndex(({ isMove }) => isMove);
        const [next] = waiting.splice(moving === -1 ? turnOf : moving, 1);
        await next?.send();
      }
      fault = undefined;
      await Promise.all(ended);
    },
  };
};
