import { Log, LogLevel, Miniflare } from "miniflare";
import { unstable_generateASSETSBinding, type Unstable_ASSETSBindingsOptions } from "wrangler";
import { runMain } from "./processes";

const log = new Log(LogLevel.ERROR);

/** Wrangler's types omit the promise. */
const assetsOf = async (directory: string) =>
  unstable_generateASSETSBinding({
    directory,
    // Wrangler does not export its logger. It only uses methods that Miniflare's logger has as well.
    log: log as unknown as Unstable_ASSETSBindingsOptions["log"],
  });

/** As Cloudflare Pages would. The rest of `wrangler pages dev` is for authors of Workers, and slower than answers. */
const serve = async ([port, directory = "public"]: string[]) => {
  const server = new Miniflare({
    host: "127.0.0.1",
    port: Number(port),
    log,
    // Otherwise Miniflare asks Cloudflare for the location of this machine.
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
