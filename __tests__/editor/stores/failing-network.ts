/** What goes wrong with a request, and whether the host has done what it was asked. */
export type Failure = {
  name: string;
  /** How the store names it. */
  problem: string;
  isDone?: boolean;
} & (
  | { kind: "lost" }
  /** The answer ends before its end. */
  | { kind: "cut off" }
  | { kind: "status"; status: number; body?: string; headers?: Record<string, string> }
);

const RULE = "Repository rule violations found\n\nChanges must be made through a pull request.";
const status = (
  code: number,
  problem: string,
  { body = '{"message":"x"}', headers = {}, name = String(code), isDone = false } = {},
): Failure => ({ kind: "status", status: code, problem, body, headers, name, isDone });

/** Every way in which a request fails. */
export const FAILURES: Failure[] = [
  { kind: "lost", name: "no connection", problem: "unreachable" },
  { kind: "lost", name: "its answer lost", problem: "unreachable", isDone: true },
  { kind: "cut off", name: "its answer cut off", problem: "unreachable", isDone: true },
  status(401, "signed-out"),
  status(403, "forbidden"),
  status(403, "busy", { headers: { "x-ratelimit-remaining": "0" }, name: "403 for this hour" }),
  status(403, "busy", { headers: { "retry-after": "60" }, name: "403 for a minute" }),
  status(403, "busy", { body: "You have exceeded a secondary rate limit", name: "403, a limit" }),
  status(404, "missing"),
  status(409, "broken"),
  status(409, "ruled-out", { body: RULE, name: "409 by a rule" }),
  status(422, "broken"),
  status(422, "ruled-out", { body: RULE, name: "422 by a rule" }),
  status(429, "busy"),
  status(500, "broken"),
  status(502, "broken", { body: "<html>", name: "502, and it is done", isDone: true }),
];

/**
 * A network on which requests are counted, and one of them fails.
 * @param respond what is at its other end
 */
export const failingNetwork = (respond: typeof fetch) => {
  const asked: string[] = [];
  let failing: { at: number; failure: Failure } | undefined;
  const send: typeof fetch = async (input, init) => {
    const at = asked.push(`${init?.method ?? "GET"} ${String(input)}`) - 1;
    if (failing?.at !== at) return respond(input, init);
    const { failure } = failing;
    const answer = failure.isDone ? await respond(input, init) : undefined;
    if (failure.kind === "status") return new Response(failure.body, failure);
    if (failure.kind === "lost") throw new TypeError("Failed to fetch");
    const all = new Uint8Array((await answer?.arrayBuffer()) ?? new ArrayBuffer());
    const cut = new ReadableStream({
      start: (stream) => {
        stream.enqueue(all.subarray(0, all.length / 2));
        stream.error(new TypeError("network error"));
      },
    });
    return new Response(cut);
  };
  return {
    send,
    asked,
    /** Lets a request fail, counted from now. */
    failAt: (at: number, failure: Failure) => {
      asked.length = 0;
      failing = { at, failure };
    },
    mend: () => {
      asked.length = 0;
      failing = undefined;
    },
  };
};
