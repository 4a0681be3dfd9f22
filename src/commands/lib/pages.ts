import { Log, LogLevel, Request } from "miniflare";
import { unstable_generateASSETSBinding, type Unstable_ASSETSBindingsOptions } from "wrangler";
import type { Serve } from "../../desk/server/built-site";

/** It would tell how many rules it has read, each time. */
class Quiet extends Log {
  protected override log() {}
}

/** As Cloudflare Pages would, with its headers and redirects, in this process. */
export const servePages: Serve = async (directory) => {
  const ended = new AbortController();
  // Wrangler's types omit the promise.
  const fetchPage = await unstable_generateASSETSBinding({
    directory,
    // Wrangler does not export its logger. It only uses methods that Miniflare's logger has as well.
    log: new Quiet(LogLevel.ERROR) as unknown as Unstable_ASSETSBindingsOptions["log"],
    signal: ended.signal,
  });
  return {
    answer: async ({ method, url = "/", headers }, response) => {
      const known = headers["if-none-match"];
      const page = await fetchPage(
        new Request(`http://localhost${url}`, {
          method,
          headers: known === undefined ? {} : { "If-None-Match": known },
        }),
      );
      response.writeHead(page.status, Object.fromEntries(page.headers));
      response.end(Buffer.from(await page.arrayBuffer()));
    },
    close: () => ended.abort(),
  };
};
