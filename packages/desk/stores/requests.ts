import * as z from "zod";
import { fetchInTime, serverTime } from "./timing";
import { StoreError, type Advice, type StoreProblem } from "./store";

export type Repository = {
  /** `owner/site` */
  name: string;
  branch: string;
  /** Base URL of the host's API. */
  api: string;
};

export type Asker = {
  /** Undefined if nobody is signed in. */
  token: () => string | undefined;
  /** Called when the host rejects a token. */
  refused: (token: string) => void;
};

/** GET by default. */
type Question = { accept?: string; method?: "GET" | "POST" | "PATCH" | "DELETE"; body?: object };

const DATA = "application/vnd.github+json";

/** For the raw content of a file. */
const RAW = "application/vnd.github.raw+json";

/** Source: https://docs.github.com/rest */
const problems: Record<number, StoreProblem> = {
  401: "signed-out",
  403: "forbidden",
  404: "missing",
  413: "too-large",
  429: "busy",
  451: "closed",
};

/** Of rulesets and protected branches, or of a reference whose update failed. */
const RULE =
  /rules?[ _]violation|protected branch|through a pull request|status checks?|verified signature|authorized to push|reference (update failed|cannot be)/i;

/**
 * For statuses that have several meanings. Only the sources of limits and rules are official; the others report
 * responses:
 * https://docs.github.com/rest/using-the-rest-api/rate-limits-for-the-rest-api
 * https://docs.github.com/repositories/configuring-branches-and-merges-in-your-repository
 * https://github.com/scala-steward-org/scala-steward-action/issues/173 (single sign-on)
 * https://github.com/SalesforceFoundation/NPSP/issues/7247 (allowed networks)
 * https://github.com/r-universe-org/help/issues/247 (archived)
 * https://github.com/sourcegraph/sourcegraph-public-snapshot/issues/16638 (suspended)
 * https://github.com/dependabot/dependabot-core/issues/11747 (too large)
 */
const messages: [StoreProblem, RegExp][] = [
  ["busy", /rate limit/i],
  ["single-sign-on", /SAML enforcement/i],
  ["other-network", /IP allow list/i],
  ["suspended", /account (was|is) suspended/i],
  ["closed", /was archived|access blocked|repository has been disabled/i],
  ["too-large", /too large/i],
  ["missing", /reference does not exist/i],
  ["ruled-out", RULE],
];

const isUsedUp = ({ headers }: Response) => headers.get("x-ratelimit-remaining") === "0";

const problemOf = (response: Response, said: string): StoreProblem => {
  const { status, headers } = response;
  if (status === 403 && (isUsedUp(response) || headers.has("retry-after"))) return "busy";
  const told = [403, 409, 422].includes(status) && messages.find(([, each]) => each.test(said));
  return told ? told[0] : (problems[status] ?? "broken");
};

/** Undefined if the host does not say so. */
const minutesToWait = async (response: Response) => {
  const pause = Number(response.headers.get("retry-after"));
  const reset = isUsedUp(response) ? Number(response.headers.get("x-ratelimit-reset")) : 0;
  const seconds = pause || (reset && reset - (await serverTime()) / 1000);
  return seconds > 0 ? Math.ceil(seconds / 60) : undefined;
};

/** Pages are at the origin of the host's `api`, without `api.`. */
const signOnPage = ({ headers }: Response, api: string) => {
  const [, address] = /^required; url=(\S+)/.exec(headers.get("x-github-sso") ?? "") ?? [];
  const host = new URL(api).origin.replace("//api.", "//");
  return address?.startsWith(`${host}/`) ? address : undefined;
};

const adviceOf = async (
  problem: StoreProblem,
  response: Response,
  api: string,
): Promise<Advice> => {
  if (problem === "busy") return { minutes: await minutesToWait(response) };
  return problem === "single-sign-on" ? { address: signOnPage(response, api) } : {};
};

/** Undefined if the host says that something does not exist. */
export const unlessMissing = (error: unknown) => {
  if (error instanceof StoreError && error.problem === "missing") return undefined;
  throw error;
};

/** Git's name of an object. */
export const HASH = z.string().regex(/^[\da-f]{40}$/);

/** In what the host says of objects and refusals. */
export const OBJECT = z.object({ sha: HASH });
export const REF = z.object({ ref: z.string(), object: OBJECT });
const REFUSAL = z.object({ message: z.string() });

/** The answer is not the host's. */
export const foreign = (answer: string) => new StoreError("foreign", answer.slice(0, 500));

/** Throws StoreError unless the host says something of this shape. */
const shaped = <Answer>(text: string, shape: z.ZodType<Answer>): Answer => {
  try {
    return shape.parse(JSON.parse(text));
  } catch {
    throw foreign(text);
  }
};

/**
 * Whatever is between the desk and the host may answer in its place, also with success: nothing is believed that does
 * not have the host's shape.
 */
export const hostRequests = (api: string, { token, refused }: Asker) => {
  /** Throws StoreError unless the answer is a success. */
  const ask = async (path: string, { accept = DATA, method = "GET", body }: Question = {}) => {
    const key = token();
    if (key === undefined) throw new StoreError("signed-out", "There is no token.");
    const response = await fetchInTime(`${api}/${path}`, {
      ...{ method, cache: "no-store" },
      headers: { Accept: accept, Authorization: `Bearer ${key}` },
      body: body && JSON.stringify(body),
    });
    if (response.ok) return response;
    const said = await response.text();
    // The host's servers say with what they like that they are not well.
    if (response.status < 500) shaped(said, REFUSAL);
    if (response.status === 401) refused(key);
    const problem = problemOf(response, said);
    const advice = await adviceOf(problem, response, api);
    throw new StoreError(problem, `${response.status} ${said}`, advice);
  };
  return {
    /** Throws StoreError unless the host answers with success and data of this shape. */
    data: async <Answer>(path: string, shape: z.ZodType<Answer>, question?: Question) =>
      shaped(await (await ask(path, question)).text(), shape),
    /** The caller knows whether the bytes are right. */
    bytes: async (path: string) =>
      new Uint8Array(await (await ask(path, { accept: RAW })).arrayBuffer()),
    /** Throws StoreError unless the host says that something is gone. */
    remove: async (path: string) => {
      const response = await ask(path, { method: "DELETE" });
      if (response.status !== 204) throw foreign(await response.text());
    },
  };
};

export type HostRequests = ReturnType<typeof hostRequests>;
