import { json } from "node:stream/consumers";
import { startLoopbackServer } from "../../../../src/stand-ins/server";
import { hostAnswers } from "./answers";
import type { Repository } from "./repository";
import type { CheckRun, Status } from "./routes";

export { REPOSITORY } from "./answers";
export { openRepository } from "./repository";
export { PREVIEW, type CheckRun, type Status } from "./routes";

/** The page of the sign-in worker, which posts a token of the host to the window that opened it. */
const signInPage = (token: string) => `<!doctype html><title>GitHub</title><script>
  const say = (text, origin) => opener.postMessage(text, origin);
  addEventListener("message", ({ origin }) =>
    say('authorization:github:success:{"provider":"github","token":"${token}"}', origin));
  say("authorizing:github", "*");
</script>`;

/**
 * Starts a stand-in for GitHub and for the sign-in worker: the part of GitHub's API that the desk uses, over a
 * repository.
 * @param checkRuns the check runs of the newest commit of `main`
 * @param statuses the commit statuses of drafts
 */
export const startGitHost = async (
  repository: Repository,
  checkRuns: CheckRun[],
  statuses: Status[],
) => {
  const { answer, token, endSession, allow } = hostAnswers(repository, { checkRuns, statuses });
  const server = await startLoopbackServer(0, async (request, response) => {
    response.setHeader("Access-Control-Allow-Origin", "*");
    response.setHeader("Access-Control-Allow-Headers", "*");
    response.setHeader("Access-Control-Allow-Methods", "*");
    const { method = "GET", url = "", headers } = request;
    if (method === "OPTIONS") return void response.end();
    if (new URL(url, "http://localhost").pathname === "/auth")
      return void response.setHeader("Content-Type", "text/html").end(signInPage(token()));
    const { status, data } = await answer({
      method,
      url,
      authorization: headers.authorization,
      accept: headers.accept,
      body: async () => (await json(request)) as object,
    });
    if (Buffer.isBuffer(data))
      return void response.setHeader("Content-Type", "text/plain").end(data);
    response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(data));
  });
  return { ...server, token, endSession, allow };
};
