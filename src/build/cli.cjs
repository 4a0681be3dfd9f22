/**
 * Runs Gatsby: `node src/build/cli.cjs build` is `gatsby build`, which starts sooner and in folders named
 * `site-main (1)` too.
 *
 * Gatsby has Parcel compile `gatsby-config.ts` and `gatsby-node.ts`, in a process of its own and for seconds, and names
 * them by a pattern that begins with the path of the site: brackets in the path become part of the pattern, which then
 * matches no file. So esbuild compiles them, to the files that Gatsby reads. If another version of Gatsby moves that
 * code, this file fails with it; `__tests__/build/cli.test.ts` compiles as a build does.
 */
const { existsSync, rmSync } = require("node:fs");
const { enableCompileCache } = require("node:module");
const { dirname, resolve } = require("node:path");
const process = require("node:process");

/**
 * Where Node keeps the compiled code of Gatsby and its plugins, for the next start. With a dot, since Gatsby leaves
 * such names where it empties its cache, which it does while it runs.
 */
const COMPILED_CODE = resolve(".cache/.compiled-code");

/** The configuration as Gatsby looks for it. */
const COMPILED_CONFIGURATION = ".cache/compiled";

/** Lets this process and the ones that it starts keep compiled code; Node 20 cannot. */
const keepCompiledCode = () => {
  process.env.NODE_COMPILE_CACHE = COMPILED_CODE;
  enableCompileCache?.(COMPILED_CODE);
};

/**
 * Has a build that continues an earlier one answer its few queries in one process: another one takes a second to
 * start. The variable is set in any case, since webpack builds all modules again where another one is set.
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
    packages: "external",
    platform: "node",
    logLevel: "warning",
  });
};

const compiler = require.resolve("gatsby/dist/utils/parcel/compile-gatsby-files");

/** Has no process load Parcel, which would take half a second and more. */
const leaveOutParcel = () => {
  for (const name of ["@parcel/core", "@parcel/cache"]) {
    const filename = require.resolve(name, { paths: [dirname(compiler)] });
    require.cache[filename] = { id: filename, filename, loaded: true, exports: {} };
  }
};

const replaceCompiler = () => {
  const exported = require(compiler);
  if (!exported.compileGatsbyFiles)
    throw new Error("Gatsby has no compileGatsbyFiles: see src/build/cli.cjs.");
  exported.compileGatsbyFiles = compileConfiguration;
};

module.exports = { replaceCompiler };

leaveOutParcel();
if (require.main === module) {
  keepCompiledCode();
  limitProcesses();
  replaceCompiler();
  // The processes that Gatsby starts load this file first.
  process.execArgv.push("--require", module.filename);
  require("gatsby/cli.js");
}
