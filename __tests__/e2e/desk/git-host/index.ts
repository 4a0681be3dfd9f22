import { randomUUID } from "node:crypto";
import { json } from "node:stream/consumers";
import { startLoopbackServer } from "../../../../packages/desk/server/loopback-server";
import { bodyOf, hostAnswers } from "./answers";
import type { Repository } from "./repository";
import { APP } from "./sign-in";
import type { CheckRun, Status } from "./routes";

export { REPOSITORY } from "./answers";
export { createRepository } from "./repository";
export { startSignIn } from "./sign-in";
export { type CheckRun, type Status } from "./routes";

/**
 * The headers that pages may read, which `Date` is none of.
 * Source: the response in https://github.com/actions/github-script/issues/455
 */
const EXPOSED =
  "ETag, Link, Location, Retry-After, X-GitHub-OTP, X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Used, X-RateLimit-Resource, X-RateLimit-Reset, X-OAuth-Scopes, X-Accepted-OAuth-Scopes, X-Poll-Interval, X-GitHub-Media-Type, X-GitHub-SSO, X-GitHub-Request-Id, Deprecation, Sunset";

/** The codes that were given, of which each is good for one token. */
const codes = new Set<unknown>();

/**
 * Returns where GitHub leads who signs in.
 * Source: https://docs.github.com/apps/creating-github-apps/authenticating-with-a-github-app/generating-a-user-access-token-for-a-github-app
 */
const afterSignIn = (asked: URLSearchParams) => {
  const address = new URL(asked.get("redirect_uri") ?? "");
  const code = randomUUID();
  codes.add(code);
  address.search = String(new URLSearchParams({ code, state: asked.get("state") ?? "" }));
  return String(address);
};

/**
 * Starts a stand-in for GitHub: its sign-in and the part of its API that the desk uses, over a repository.
 * @param checkRuns the check runs of the newest commit of `main`
 * @param statuses the commit statuses of drafts
 */
export const startGitHost = async (
  repository: Repository,
  checkRuns: CheckRun[],
  statuses: Status[],
) => {
  const { answer, ...host } = hostAnswers(repository, { checkRuns, statuses });
  const server = await startLoopbackServer(0, async (request, response) => {
    response.setHeader("Access-Control-Allow-Origin", "*");
    response.setHeader("Access-Control-Allow-Headers", "*");
    response.setHeader("Access-Control-Allow-Methods", "*");
    response.setHeader("Access-Control-Expose-Headers", EXPOSED);
    const { method = "GET", url = "", headers } = request;
    if (method === "OPTIONS") return void response.end();
    const { pathname, searchParams } = new URL(url, "http://localhost");
    if (pathname === "/login/oauth/authorize")
      return void response
        .writeHead(302, {
          Location: afterSignIn(searchParams),
          // As identity providers of companies send it. It takes the window away from the page that has opened it.
          "Cross-Origin-Opener-Policy": "same-origin",
        })
        .end();
    if (pathname === "/login/oauth/access_token") {
      const { client_secret, code } = (await json(request)) as Record<string, string>;
      const isRight = client_secret === APP.CLIENT_SECRET && codes.delete(code);
      const said = isRight ? { access_token: host.token() } : { error_description: "Bad code" };
      return void response.end(JSON.stringify(said));
    }
    if (pathname === `/applications/${APP.CLIENT_ID}/token`) {
      const { access_token } = (await json(request)) as Record<string, string>;
      const isOwn = headers.authorization === `Basic ${btoa(Object.values(APP).join(":"))}`;
      if (isOwn && access_token === host.token()) host.endSession();
      return void response.writeHead(isOwn ? 204 : 401).end();
    }
    const answered = await answer({
      method,
      url,
      authorization: headers.authorization,
      body: async () => (await json(request)) as object,
    });
    const type = Buffer.isBuffer(answered.data) ? "text/plain" : "application/json";
    response.writeHead(answered.status, { "Content-Type": type }).end(bodyOf(answered));
  });
  return { ...server, ...host };
};
