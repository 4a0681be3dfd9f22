import { Refused, type Repository } from "./repository";
import { routesOf, type Reports } from "./routes";

/** Owner and name of the repository at the host. */
export const REPOSITORY = "brisa/web";

type HostRequest = {
  method: string;
  url: string;
  authorization?: string | null;
  /** Parses the JSON body. */
  body: () => Promise<object>;
};

/** The data are the bytes of a file or JSON. */
type Answer = { status: number; data?: unknown };

export const bodyOf = ({ data }: Answer) => {
  if (Buffer.isBuffer(data)) return new Uint8Array(data);
  return data === undefined ? null : JSON.stringify(data);
};

/** Creates the request handler of the Git host, which does not depend on a server. */
export const hostAnswers = (repository: Repository, reports: Reports) => {
  let session = 1;
  const routes = routesOf(repository, reports);
  /** The token of the present session, in the format of a GitHub App's user token. */
  const token = () => `ghu_${session}`;

  const answer = async (request: HostRequest): Promise<Answer> => {
    const { pathname, searchParams: query } = new URL(request.url, "http://localhost");
    const [, key, login] = request.authorization?.split(" ") ?? [];
    if (key !== token()) return { status: 401, data: { message: "Bad credentials" } };
    const path = decodeURIComponent(pathname).replace(`/repos/${REPOSITORY}`, "");
    const asked = `${request.method} ${path}`;
    const found = Object.entries(routes).find(([shape]) => new RegExp(`^${shape}$`).test(asked));
    if (!found) throw new Error(`The stand-in has no ${asked}.`);
    const [shape, respond] = found;
    const [, first = "", second = ""] = new RegExp(`^${shape}$`).exec(asked) ?? [];
    const body = ["GET", "DELETE"].includes(request.method) ? {} : await request.body();
    try {
      const data = respond({ parts: [first, second], query, body, login });
      return { status: data === undefined ? 204 : 200, data };
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return { status: error.status, data: { message: error.message } };
    }
  };

  return {
    answer,
    token,
    /** Invalidates the token; signing in again yields another one. */
    endSession: () => void session++,
  };
};
