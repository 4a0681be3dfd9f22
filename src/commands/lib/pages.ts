import type { Unstable_ASSETSBindingsOptions } from "wrangler";
import type { Serve } from "@brisa/desk/server";

/** Wrangler does not export its logger, which would tell each time how many rules it has read. */
const LOG = {
  log: () => undefined,
  warn: console.warn,
  error: console.error,
} as unknown as Unstable_ASSETSBindingsOptions["log"];

/** As Cloudflare Pages would, with its headers and redirects, in this process. */
export const servePages: Serve = async (directory) => {
  // They take longer to load than the desk to open.
  const { Request } = await import("miniflare");
  const { unstable_generateASSETSBinding } = await import("wrangler");
  const ended = new AbortController();
  const options = { directory, log: LOG, signal: ended.signal };
  // Its types omit the promise.
  const fetchPage = await Promise.resolve(unstable_generateASSETSBinding(options));
  return {
    answer: async ({ method, url = "/", headers }, response) => {
      const known = headers["if-none-match"];
      const page = await fetchPage(
        new Request(`http://${headers.host ?? "localhost"}${url}`, {
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
