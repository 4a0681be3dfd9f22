import { build } from "esbuild";
import { Log, LogLevel, Miniflare } from "miniflare";

export const APP = { CLIENT_ID: "Iv1.desk", CLIENT_SECRET: "secret" };

/**
 * Starts the sign-in worker itself, in the engine of Cloudflare Workers, on this computer.
 * @param desk the desk's origin
 * @param gitHub the origin of the stand-in for GitHub and its API
 */
export const startSignIn = async (desk: string, gitHub: string) => {
  const { outputFiles: scripts } = await build({
    entryPoints: ["packages/desk/sign-in/worker.ts"],
    bundle: true,
    format: "esm",
    write: false,
  });
  const worker = new Miniflare({
    host: "127.0.0.1",
    port: 0,
    log: new Log(LogLevel.ERROR),
    // Otherwise Miniflare asks Cloudflare for the location of this machine.
    cf: false,
    compatibilityDate: "2025-10-01",
    modules: true,
    script: scripts.map(({ text }) => text).join(""),
    bindings: { DESK: desk, GITHUB: gitHub, API: gitHub, ...APP },
  });
  const { origin } = await worker.ready;
  return { url: origin, close: () => worker.dispose() };
};
