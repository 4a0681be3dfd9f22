import type { IncomingMessage, ServerResponse } from "node:http";
import { json } from "node:stream/consumers";
import { startLoopbackServer } from "../../../../src/stand-ins/server";
import { NotFound, Refused, type Repository } from "./repository";
import { PREVIEW, routesOf, type CheckRun, type Status } from "./routes";

export { openRepository } from "./repository";
export { PREVIEW, type CheckRun, type Status } from "./routes";

/** The repository's name at the host. */
export const REPOSITORY = "brisa/web";

/** The page of the sign-in worker: it hands the site that opened it a token of the host. */
const signInPage = (token: string) => `<!doctype html><title>GitHub</title><script>
  const say = (text, origin) => opener.postMessage(text, origin);
  addEventListener("message", ({ origin }) =>
    say('authorization:github:success:{"provider":"github","token":"${token}"}', origin));
  say("authorizing:github", "*");
</script>`;

/** Every draft is shown. */
const SHOWN: Status[] = [{ context: "deploy/preview", target_url: PREVIEW, state: "success" }];

/** What a token may do: nothing is to be seen of a private repository in which the App is missing. */
type Access = "write" | "read" | "none";

/**
 * Stands in for GitHub and for the sign-in worker before it: a repository behind the part of GitHub's
 * REST API that the editor uses.
 * Source: https://docs.github.com/rest
 * @param checkRuns what is told of the newest commit of `main`
 * @param statuses what is told of drafts
 */
export const startGitHost = async (
  repository: Repository,
  checkRuns: CheckRun[],
  statuses: Status[] = SHOWN,
) => {
  let session = 1;
  let access: Access = "write";
  const routes = routesOf(repository, { checkRuns, statuses }, () => access === "write");
  /** As a GitHub App's tokens are named; it ends with its session. */
  const token = () => `ghu_${session}`;
  const server = await startLoopbackServer(0, async (request, response) => {
    response.setHeader("Access-Control-Allow-Origin", "*");
    response.setHeader("Access-Control-Allow-Headers", "*");
    response.setHeader("Access-Control-Allow-Methods", "*");
    if (request.method === "OPTIONS") return void response.end();
    const { pathname, searchParams: query } = new URL(request.url ?? "", "http://localhost");
    if (pathname === "/auth") {
      return void response.setHeader("Content-Type", "text/html").end(signInPage(token()));
    }
    if (request.headers.authorization?.split(" ")[1] !== token()) {
      return send(response, 401, { message: "Bad credentials" });
    }
    if (access === "none" && pathname.startsWith("/repos/")) {
      return send(response, 404, { message: "Not Found" });
    }
    if (access === "read" && !["GET", "HEAD"].includes(String(request.method))) {
      return send(response, 403, { message: "Resource not accessible by integration" });
    }
    const path = decodeURIComponent(pathname).replace(`/repos/${REPOSITORY}`, "");
    // Node leaves out what it sends to a HEAD.
    const asked = request.method === "HEAD" ? "GET" : request.method;
    for (const [method, pattern, answer] of routes) {
      const [matched, first = "", second = ""] = pattern.exec(path) ?? [];
      if (matched === undefined || method !== asked) continue;
      const body = method === "GET" ? {} : await bodyOf(request);
      const isRaw = Boolean(request.headers.accept?.includes("raw"));
      return respond(response, () => answer({ parts: [first, second], query, body, isRaw }));
    }
    console.error(`The stand-in host has no ${request.method} ${path}`);
    send(response, 501, "Not in the stand-in");
  });
  return {
    ...server,
    /** From now on another token is valid, for whoever signs in again. */
    endSession: () => void session++,
    allow: (allowed: Access) => void (access = allowed),
  };
};

const bodyOf = async (request: IncomingMessage) =>
  request.method === "DELETE" ? {} : ((await json(request)) as object);

const respond = (response: ServerResponse, answer: () => unknown) => {
  try {
    const data = answer();
    if (Buffer.isBuffer(data)) response.setHeader("Content-Type", "text/plain").end(data);
    else send(response, 200, data ?? {});
  } catch (error) {
    if (error instanceof Refused) return send(response, error.status, { message: error.message });
    if (!(error instanceof NotFound)) throw error;
    // GitHub: what cannot be merged is not allowed; what is not there is not found.
    const status = error.message.startsWith("git merge-tree") ? 405 : 404;
    send(response, status, { message: "Not Found" });
  }
};

const send = (response: ServerResponse, status: number, data: unknown) => {
  response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(data));
};
