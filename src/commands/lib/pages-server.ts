import { Log, LogLevel, Miniflare } from "miniflare";
import { unstable_generateASSETSBinding, type Unstable_ASSETSBindingsOptions } from "wrangler";
import { runMain } from "./processes";

const log = new Log(LogLevel.ERROR);

/** What answers a request for a file. It is a promise, though its types do not say so. */
const assetsOf = async (directory: string) =>
  unstable_generateASSETSBinding({
    directory,
    // Wrangler's own logger, which has what it uses of Miniflare's, cannot be made from outside.
    log: log as unknown as Unstable_ASSETSBindingsOptions["log"],
  });

/**
 * Serves a folder as Cloudflare Pages would, until it is stopped. These are the parts of
 * `wrangler pages dev` that answer requests; what it adds for the author of a Worker (bundling,
 * watching, a second Worker in front) costs more than answering them.
 */
const serve = async ([port, directory = "public"]: string[]) => {
  const server = new Miniflare({
    host: "127.0.0.1",
    port: Number(port),
    log,
    // Otherwise it asks Cloudflare where this machine is.
    cf: false,
    compatibilityDate: "2025-10-01",
    modules: true,
    script: "export default { fetch: (request, { ASSETS }) => ASSETS.fetch(request) };",
    serviceBindings: { ASSETS: await assetsOf(directory) },
  });
  await server.ready;
  return new Promise<number>(() => undefined);
};

runMain(serve);
