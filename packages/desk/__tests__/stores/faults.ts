import type { Advice, StoreProblem } from "../../stores/store";
import type { Repository } from "../../../../__tests__/e2e/desk/git-host/repository";

type Send = typeof fetch;

/** What the host, or something in its place, does with a request, and what the store says of it. */
export type Fault = {
  name: string;
  problem: StoreProblem;
  advice?: Advice;
  /** The host has carried the request out all the same. */
  isDone?: boolean;
  /** What arrives, given the whole answer; undefined for silence. May throw. */
  arrives: (whole: string) => Response | undefined;
};

/** The host refuses, in its own words. */
const says = (
  status: number,
  message: string,
  problem: StoreProblem,
  { headers = {}, advice = {} } = {},
): Fault => ({
  ...{ name: `${status} ${message.slice(0, 40)}`, problem, advice },
  arrives: () => Response.json({ message }, { status, headers }),
});

/** Source: https://docs.github.com/rest/using-the-rest-api/rate-limits-for-the-rest-api */
const limits = (status: number, headers: Record<string, string>, minutes?: number) => ({
  ...says(status, "You have exceeded a secondary rate limit.", "busy", {
    headers: { "x-ratelimit-remaining": "4000", "x-ratelimit-reset": "1782000000", ...headers },
    advice: { minutes },
  }),
  name: `${status} with ${JSON.stringify(headers)}`,
});

/** Source: https://github.com/scala-steward-org/scala-steward-action/issues/173 */
const wantsSignOn = (page: string, address?: string) => ({
  ...says(403, "Resource protected by organization SAML enforcement.", "single-sign-on", {
    headers: { "X-GitHub-SSO": `required; url=${page}` },
    advice: { address },
  }),
  name: `single sign-on at ${page}`,
});

const PAGE = "<!doctype html><title>Wi-Fi</title><p>Room number?</p>";

const page = (status: number, problem: StoreProblem, isDone = false): Fault => ({
  ...{ name: `a page with ${status}${isDone ? ", and it is done" : ""}`, problem, isDone },
  arrives: () => new Response(PAGE, { status }),
});

const fails = (): never => {
  throw new TypeError("Failed to fetch");
};

const cutOff = (whole: string) =>
  new Response(
    new ReadableStream({
      start: (stream) => {
        stream.enqueue(new TextEncoder().encode(whole.slice(0, whole.length / 2)));
        stream.error(new TypeError("network error"));
      },
    }),
  );

/** Each may come before the host has done what was asked, or after. */
const INSTEAD: [name: string, StoreProblem, Fault["arrives"]][] = [
  ["no answer", "unreachable", fails],
  ["an answer cut off", "unreachable", cutOff],
  ["silence", "silent", () => undefined],
  ["a page", "foreign", () => new Response(PAGE)],
  ["an empty object", "foreign", () => new Response("{}")],
  ["null", "foreign", () => new Response("null")],
  ["half", "foreign", (whole) => new Response(whole.slice(0, whole.length / 2))],
  ["nothing", "foreign", () => new Response("")],
];

export const FAULTS: Fault[] = [
  ...INSTEAD.flatMap(([name, problem, arrives]) => [
    { name, problem, arrives },
    { name: `${name}, and it is done`, problem, arrives, isDone: true },
  ]),
  ...[401, 403, 404].map((status) => page(status, "foreign")),
  page(502, "broken"),
  page(502, "broken", true),
  says(401, "Bad credentials", "signed-out"),
  says(403, "Must have admin rights", "forbidden"),
  // https://docs.github.com/rest/using-the-rest-api/troubleshooting-the-rest-api: the app may not write.
  says(403, "Resource not accessible by integration", "forbidden"),
  // https://github.com/sourcegraph/sourcegraph-public-snapshot/issues/16638
  says(403, "Sorry. Your account was suspended.", "suspended"),
  // https://github.com/SalesforceFoundation/NPSP/issues/7247
  says(403, "The `brisa` organization has an IP allow list enabled.", "other-network"),
  // https://github.com/r-universe-org/help/issues/247
  says(403, "Repository was archived so is read-only.", "closed"),
  // https://gitlab.com/gitlab-org/gitlab/-/issues/30505
  says(403, "Repository access blocked", "closed"),
  // https://github.com/ossf/allstar/issues/36
  says(451, "Repository access blocked", "closed"),
  says(404, "Not Found", "missing"),
  // https://docs.github.com/rest/git/refs: the branch has been renamed or deleted.
  says(422, "Reference does not exist", "missing"),
  // https://github.com/dependabot/dependabot-core/issues/11747
  says(422, "Sorry, your input was too large to process.", "too-large"),
  says(413, "Payload too large", "too-large"),
  // https://github.com/satisfactory-factories/application/issues/67
  says(422, "Repository rule violations found\n\nChanges must be made through …", "ruled-out"),
  // https://github.com/mislav/hub/issues/2644
  says(422, 'Required status check "test" is expected.', "ruled-out"),
  // https://github.com/dependabot/dependabot-core/pull/3998
  says(409, "You're not authorized to push to this branch.", "ruled-out"),
  // https://github.com/actions/github-script/issues/455
  says(422, "Reference update failed", "ruled-out"),
  ...[409, 422, 500].map((status) => says(status, "x", "broken")),
  limits(403, {}),
  limits(403, { "retry-after": "60" }, 1),
  limits(429, { "retry-after": "61" }, 2),
  // The limit is reset at midnight, by the server's clock.
  limits(403, { "x-ratelimit-remaining": "0" }, 10),
  wantsSignOn("https://example.com/orgs/brisa/sso?a=AB", "https://example.com/orgs/brisa/sso?a=AB"),
  ...["https://example.org/sso", "http://example.com/sso", "https://example.com.evil.org/"].map(
    (address) => wantsSignOn(address),
  ),
];

/** Never answers, and ends as `fetch` does when nobody waits any more. */
const silence = (signal?: AbortSignal | null) =>
  new Promise<never>((_, reject) => {
    signal?.addEventListener("abort", () => reject(signal.reason as Error));
  });

/** Sends a request that goes wrong. */
export const failWith = async (
  { arrives, isDone }: Fault,
  send: Send,
  ...[input, init]: Parameters<Send>
) => {
  const isReading = (init?.method ?? "GET") === "GET";
  const whole = isDone || isReading ? await (await send(input, init)).text() : "{}";
  return arrives(whole) ?? silence(init?.signal);
};

/** What is read is answered by a server that does not know the newest commit yet. */
export const askYesterday = (
  { yesterday }: Repository,
  send: Send,
  ...[input, init]: Parameters<Send>
) => ((init?.method ?? "GET") === "GET" ? yesterday(() => send(input, init)) : send(input, init));

/** A network that counts requests, and lets one of them fail. */
export const failingNetwork = (send: Send) => {
  const requests: string[] = [];
  let failing: { at: number; fault: Fault } | undefined;
  return {
    requests,
    send: ((input, init) => {
      // The server's clock.
      if (input === "/") return send(input, init);
      const at = requests.push(`${init?.method ?? "GET"} ${String(input)}`) - 1;
      return failing?.at === at ? failWith(failing.fault, send, input, init) : send(input, init);
    }) satisfies Send,
    /** The request with this index, counted from now on; undefined lets none fail. */
    failAt: (at: number, fault?: Fault) => {
      requests.length = 0;
      failing = fault && { at, fault };
    },
  };
};

/** Lets time pass until a promise is settled. Needs fake timers. */
export const inTime = async <Result>(promise: Promise<Result>) => {
  let isBusy = true;
  const end = () => {
    isBusy = false;
  };
  promise.then(end, end);
  while (isBusy) await jest.advanceTimersByTimeAsync(2000);
  return promise;
};
