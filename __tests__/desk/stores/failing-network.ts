import { FAULTS, type Fault, type YESTERDAY } from "../../e2e/desk/git-host/faults";
import type { Send } from "./host";

/** A failure of a request, and whether the host has carried the request out all the same. */
export type Failure = {
  name: string;
  /** The problem that the store reports. */
  problem: string;
  isDone?: boolean;
} & (
  | { kind: "lost" }
  /** The response ends in its middle. */
  | { kind: "cut off" }
  | { kind: "fault"; fault: Fault | typeof YESTERDAY }
  | { kind: "status"; status: number; body?: string; headers?: Record<string, string> }
);

const RULE = JSON.stringify({
  message: "Repository rule violations found\n\nChanges must be made through a pull request.",
});
const LIMIT = JSON.stringify({ message: "You have exceeded a secondary rate limit" });
const PAGE = "<!doctype html><title>Proxy</title>";

const status = (
  code: number,
  problem: string,
  { body = '{"message":"x"}', headers = {}, name = String(code), isDone = false } = {},
): Failure => ({ kind: "status", status: code, problem, body, headers, name, isDone });

/** All failures of a request. */
export const FAILURES: Failure[] = [
  { kind: "lost", name: "no connection", problem: "unreachable" },
  { kind: "lost", name: "its answer lost", problem: "unreachable", isDone: true },
  { kind: "cut off", name: "its answer cut off", problem: "unreachable", isDone: true },
  status(401, "signed-out"),
  status(403, "forbidden"),
  status(403, "busy", { headers: { "x-ratelimit-remaining": "0" }, name: "403 for this hour" }),
  status(403, "busy", { headers: { "retry-after": "60" }, name: "403 for a minute" }),
  status(403, "busy", { body: LIMIT, name: "403, a limit" }),
  status(404, "missing"),
  ...[401, 403, 404].map((code) =>
    status(code, "foreign", { body: PAGE, name: `${code} by a filter` }),
  ),
  status(409, "broken"),
  status(409, "ruled-out", { body: RULE, name: "409 by a rule" }),
  status(422, "broken"),
  status(422, "ruled-out", { body: RULE, name: "422 by a rule" }),
  status(429, "busy"),
  status(500, "broken"),
  status(502, "broken", { body: "<html>", name: "502, and it is done", isDone: true }),
  ...FAULTS.map((fault): Failure => ({
    ...{ kind: "fault", fault, isDone: fault.isDone },
    name: `${fault.how}${fault.isDone ? ", and it is done" : ""}`,
    problem: fault.how === "silence" ? "silent" : "foreign",
  })),
];

/** Sends a request that fails. */
export const failWith = async (
  failure: Failure,
  respond: Send,
  ...request: Parameters<typeof fetch>
) => {
  if (failure.kind === "fault") return respond(...request, failure.fault);
  const answer = failure.isDone ? await respond(...request) : undefined;
  if (failure.kind === "status") return new Response(failure.body, failure);
  if (failure.kind === "lost") throw new TypeError("Failed to fetch");
  const all = new Uint8Array((await answer?.arrayBuffer()) ?? new ArrayBuffer());
  const cut = new ReadableStream({
    start: (stream) => {
      stream.enqueue(all.subarray(0, all.length / 2));
      stream.error(new TypeError("network error"));
    },
  });
  return new Response(cut, { status: answer?.status });
};

/**
 * Returns a network that counts requests and lets one of them fail.
 * @param respond answers the requests
 */
export const failingNetwork = (respond: Send) => {
  const requests: string[] = [];
  let failing: { at: number; failure: Failure } | undefined;
  const send: typeof fetch = async (input, init) => {
    if (input === "/") return respond(input, init);
    const at = requests.push(`${init?.method ?? "GET"} ${String(input)}`) - 1;
    if (failing?.at !== at) return respond(input, init);
    return failWith(failing.failure, respond, input, init);
  };
  return {
    send,
    requests,
    /** Lets the request with this index, counted from now on, fail. */
    failAt: (at: number, failure: Failure) => {
      requests.length = 0;
      failing = { at, failure };
    },
    restore: () => {
      requests.length = 0;
      failing = undefined;
    },
  };
};
