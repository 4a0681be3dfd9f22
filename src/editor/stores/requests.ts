import { StoreError, type StoreProblem, unreachable } from "./store";

/** A repository at a Git host. */
export type Repository = {
  /** Owner and name: `brisa/web`. */
  name: string;
  branch: string;
  /** Base URL of the host's API. */
  api: string;
};

/** Credentials of requests. */
export type Asker = {
  /** Returns the user's token; undefined if nobody is signed in. */
  token: () => string | undefined;
  /** Called when the host rejects a token. */
  refused: (token: string) => void;
};

/** Options of a request; GET unless a method is given. */
type Question = { accept?: string; method?: "POST" | "PATCH" | "DELETE"; body?: object };

const DATA = "application/vnd.github+json";

/** Media type for the raw content of a file. */
const RAW = "application/vnd.github.raw+json";

/** Meaning of the host's status codes. Source: https://docs.github.com/rest */
const problems: Record<number, StoreProblem> = {
  401: "signed-out",
  403: "forbidden",
  404: "missing",
  429: "busy",
};

/**
 * Whether an error message is about a ruleset or a protected branch. Source:
 * https://docs.github.com/repositories/configuring-branches-and-merges-in-your-repository
 */
export const isRule = (said: string) => /rules?[ _]violation|protected branch/i.test(said);

const problemOf = ({ status, headers }: Response, said: string): StoreProblem => {
  const isLimit =
    headers.get("x-ratelimit-remaining") === "0" ||
    headers.has("retry-after") ||
    /rate limit/i.test(said);
  if (status === 403 && isLimit) return "busy";
  if ([403, 409, 422].includes(status) && isRule(said)) return "ruled-out";
  return problems[status] ?? "broken";
};

/** Returns undefined if GitHub reports that something does not exist: 404, and for a branch also 422. */
export const unlessMissing = (error: unknown) => {
  const isMissing =
    error instanceof StoreError &&
    (error.problem === "missing" || /reference does not exist/i.test(error.message));
  if (isMissing) return undefined;
  throw error;
};

/**
 * Returns functions for requests to the Git host's API.
 * @param api its base URL
 */
export const hostRequests = (api: string, { token, refused }: Asker) => {
  /** @throws StoreError unless the host answers with success */
  const ask = async (path: string, { accept = DATA, method, body }: Question = {}) => {
    const key = token();
    if (key === undefined) throw new StoreError("signed-out", "There is no token.");
    const response = await fetch(`${api}/${path}`, {
      method: method ?? "GET",
      cache: "no-store",
      headers: { Accept: accept, Authorization: `Bearer ${key}` },
      body: body && JSON.stringify(body),
    }).catch(unreachable);
    if (response.ok) return response;
    if (response.status === 401) refused(key);
    const said = await response.text().catch(() => "");
    throw new StoreError(problemOf(response, said), `${response.status} ${said}`);
  };
  return {
    ask,
    /** @throws StoreError unless the host answers with complete JSON */
    data: async <Answer>(path: string, question?: Question): Promise<Answer> => {
      const response = await ask(path, question);
      return (await response.json().catch(unreachable)) as Answer;
    },
    bytes: async (path: string) => {
      const response = await ask(path, { accept: RAW });
      return new Uint8Array(await response.arrayBuffer().catch(unreachable));
    },
  };
};

export type HostRequests = ReturnType<typeof hostRequests>;
