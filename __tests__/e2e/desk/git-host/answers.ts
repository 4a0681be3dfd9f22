import { textInstead, YESTERDAY, type Fault } from "./faults";
import { NotFound, Refused, type Repository } from "./repository";
import type { Refusal } from "./refusals";
import { routesOf, type Reports } from "./routes";

/** Owner and name of the repository at the host. */
export const REPOSITORY = "brisa/web";

type HostRequest = {
  method: string;
  url: string;
  authorization?: string | null;
  accept?: string | null;
  /** Parses the JSON body. */
  body: () => Promise<object>;
};

/** A response, whose data are the bytes of a file or JSON; undefined if there is none. */
export type Answer = { status: number; data?: unknown; headers?: Record<string, string> };

/** Returns the body of a response. */
export const bodyOf = ({ data }: Answer) => {
  if (Buffer.isBuffer(data)) return new Uint8Array(data);
  return data === undefined ? null : JSON.stringify(data);
};

/**
 * Creates the request handler of the Git host, which does not depend on a server.
 * Source: https://docs.github.com/rest
 */
export const hostAnswers = (repository: Repository, reports: Reports) => {
  let session = 1;
  let refusal: Refusal | undefined;
  let faultOf: (path: string) => Fault | typeof YESTERDAY | undefined = () => undefined;
  const routes = routesOf(repository, reports);
  /** Returns the token of the present session, in the format of a GitHub App's user token. */
  const token = () => `ghu_${session}`;

  const rightAnswer = async (request: HostRequest): Promise<Answer> => {
    const { pathname, searchParams: query } = new URL(request.url, "http://localhost");
    const [, key, login] = request.authorization?.split(" ") ?? [];
    if (key !== token()) return { status: 401, data: { message: "Bad credentials" } };
    const isReading = ["GET", "HEAD"].includes(request.method);
    if (refusal && !(refusal.isWritingOnly && isReading)) {
      const { status, message, headers } = refusal;
      return { status, data: { message }, headers };
    }
    const path = decodeURIComponent(pathname).replace(`/repos/${REPOSITORY}`, "");
    // Node omits the body of the response to a HEAD request.
    const method = request.method === "HEAD" ? "GET" : request.method;
    for (const { answer: respond, ...route } of routes) {
      const [matched, first = "", second = ""] = route.path.exec(path) ?? [];
      if (matched === undefined || route.method !== method) continue;
      const body = ["GET", "DELETE"].includes(method) ? {} : await request.body();
      const isRaw = Boolean(request.accept?.includes("raw"));
      return answered(() => respond({ parts: [first, second], query, body, isRaw, login }));
    }
    console.error(`The stand-in host has no ${request.method} ${path}`);
    return { status: 501, data: "Not in the stand-in" };
  };

  /** Returns what arrives; undefined for silence. */
  const answer = async (
    request: HostRequest,
    fault = faultOf(`${request.method} ${request.url}`),
  ): Promise<Answer | undefined> => {
    if (!fault) return rightAnswer(request);
    const isReading = request.method === "GET";
    if (fault === YESTERDAY)
      return isReading ? repository.yesterday(() => rightAnswer(request)) : rightAnswer(request);
    const whole = fault.isDone || isReading ? bodyOf(await rightAnswer(request)) : "{}";
    const text = textInstead(fault, String(whole ?? ""));
    return text === undefined ? undefined : { status: 200, data: Buffer.from(text) };
  };

  return {
    answer,
    token,
    /** Invalidates the token; signing in again yields another one. */
    endSession: () => void session++,
    /** Refuses requests from now on; undefined answers them again. */
    refuse: (refused?: Refusal) => void (refusal = refused),
    /** Lets requests go wrong from now on. @param choose gets the method and the path; undefined lets none */
    fail: (choose: typeof faultOf = () => undefined) => void (faultOf = choose),
  };
};

const answered = (respond: () => unknown): Answer => {
  try {
    const data = respond();
    return { status: data === undefined ? 204 : 200, data };
  } catch (error) {
    if (error instanceof Refused) return { status: error.status, data: { message: error.message } };
    if (!(error instanceof NotFound)) throw error;
    return { status: 404, data: { message: "Not Found" } };
  }
};
