import { NotFound, Refused, type Repository } from "./repository";
import { routesOf, type Told } from "./routes";

/** The repository's name at the host. */
export const REPOSITORY = "brisa/web";

/** What a token may do: nothing is to be seen of a private repository in which the App is missing. */
type Access = "write" | "read" | "none";

export type Question = {
  method: string;
  url: string;
  authorization?: string | null;
  accept?: string | null;
  /** Parsed. */
  body: () => Promise<object>;
};

/** An answer: the bytes of a file, or data. */
export type Answer = { status: number; data: unknown };

/**
 * What the Git host answers, however it is asked.
 * Source: https://docs.github.com/rest
 */
export const hostAnswers = (repository: Repository, told: Told) => {
  let session = 1;
  let access: Access = "write";
  const routes = routesOf(repository, told, () => access === "write");
  /** As a GitHub App's tokens are named; it ends with its session. */
  const token = () => `ghu_${session}`;

  const answer = async (asked: Question): Promise<Answer> => {
    const { pathname, searchParams: query } = new URL(asked.url, "http://localhost");
    if (asked.authorization?.split(" ")[1] !== token())
      return { status: 401, data: { message: "Bad credentials" } };
    if (access === "none" && pathname.startsWith("/repos/"))
      return { status: 404, data: { message: "Not Found" } };
    if (access === "read" && !["GET", "HEAD"].includes(asked.method))
      return { status: 403, data: { message: "Resource not accessible by integration" } };
    const path = decodeURIComponent(pathname).replace(`/repos/${REPOSITORY}`, "");
    // Node leaves out what it sends to a HEAD.
    const method = asked.method === "HEAD" ? "GET" : asked.method;
    for (const [routed, pattern, respond] of routes) {
      const [matched, first = "", second = ""] = pattern.exec(path) ?? [];
      if (matched === undefined || routed !== method) continue;
      const body = ["GET", "DELETE"].includes(method) ? {} : await asked.body();
      const isRaw = Boolean(asked.accept?.includes("raw"));
      return answered(() => respond({ parts: [first, second], query, body, isRaw }));
    }
    console.error(`The stand-in host has no ${asked.method} ${path}`);
    return { status: 501, data: "Not in the stand-in" };
  };

  return {
    answer,
    token,
    /** From now on another token is valid, for whoever signs in again. */
    endSession: () => void session++,
    allow: (allowed: Access) => void (access = allowed),
  };
};

const answered = (respond: () => unknown): Answer => {
  try {
    return { status: 200, data: respond() ?? {} };
  } catch (error) {
    if (error instanceof Refused) return { status: error.status, data: { message: error.message } };
    if (!(error instanceof NotFound)) throw error;
    return { status: 404, data: { message: "Not Found" } };
  }
};
