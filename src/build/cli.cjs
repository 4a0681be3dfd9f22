/**
 * `node src/build/cli.cjs build` is `gatsby build`, but starts sooner, and in folders named `site-main (1)` too.
 * Gatsby has Parcel compile `gatsby-config.ts` and `gatsby-node.ts`, for seconds, and names them by a pattern that
 * begins with the path of the site, in which brackets match nothing. So esbuild compiles them, to the files that Gatsby
 * reads. Another version of Gatsby may move that code: `__tests__/commands/started.test.ts` would tell.
 */
const { existsSync, rmSync } = require("node:fs");
const { enableCompileCache } = require("node:module");
const { resolve } = require("node:path");
const process = require("node:process");
const { ownPackages } = require("@brisa/desk/own-packages");
const { leaveOutParcel, replaceCompiler } = require("./patches.cjs");

/** With a dot, since Gatsby leaves such names where it empties its cache, which it does while it runs. */
const COMPILED_CODE = resolve(".cache/.compiled-code");

const COMPILED_CONFIGURATION = ".cache/compiled";

/** For this process and those that it starts; Node 20 cannot. */
const keepCompiledCode = () => {
  process.env.NODE_COMPILE_CACHE = COMPILED_CODE;
  enableCompileCache?.(COMPILED_CODE);
};

/**
 * In a build that continues another, the few queries do not pay for another process, which takes a second to start. The
 * variable is always set: where it is set otherwise, webpack builds all modules again.
 */
const limitProcesses = () => {
  process.env.GATSBY_CPU_COUNT ??= existsSync(".cache/redux") ? "1" : "physical_cores";
};

const compileConfiguration = async (folder) => {
  const { build } = require("esbuild");
  rmSync(resolve(folder, COMPILED_CONFIGURATION), { recursive: true, force: true });
  await build({
    absWorkingDir: folder,
    entryPoints: ["gatsby-config.ts", "gatsby-node.ts"],
    outdir: COMPILED_CONFIGURATION,
    bundle: true,
    plugins: [ownPackages],
    platform: "node",
    logLevel: "warning",
  });
};

/** `gatsby develop` compiles in a process of its own, whose script it writes; workers inherit its variables alone. */
const isDevelopProcess = () => /[\\/]\.cache[\\/]tmp-[^\\/]+$/.test(process.argv[1] ?? "");

leaveOutParcel();
if (isDevelopProcess()) replaceCompiler(compileConfiguration);
if (require.main === module) {
  keepCompiledCode();
  limitProcesses();
  replaceCompiler(compileConfiguration);
  // The processes that Gatsby starts load this file first.
  process.execArgv.push("--require", module.filename);
  require("gatsby/cli.js");
}
