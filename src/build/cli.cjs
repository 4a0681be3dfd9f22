/**
 * Runs Gatsby: `node src/build/cli.cjs build` is `gatsby build`, in folders named `brisa-de-palma-main (1)` too.
 *
 * Gatsby has Parcel compile `gatsby-config.ts` and `gatsby-node.ts`, and names them by a pattern that begins with the
 * path of the site. Brackets in the path become part of the pattern, which then matches no file. So Parcel gets the
 * two names instead. It can go when Gatsby escapes the path (`gatsby/dist/utils/parcel/compile-gatsby-files.js`).
 *
 * Parcel runs in a child process that inherits Node's options, so this file is also loaded there. If another version
 * of Gatsby moves that code, this file fails with it; `__tests__/build/cli.test.ts` compiles as a build does.
 */
const { dirname } = require("node:path");
const process = require("node:process");

const compiler = require.resolve("gatsby/dist/utils/parcel/compile-gatsby-files");

const nameParcelsFiles = () => {
  const path = require.resolve("@parcel/core", { paths: [dirname(compiler)] });
  const core = require(path);
  if (!core.Parcel) throw new Error("@parcel/core has no class Parcel: see src/build/cli.cjs.");
  class Parcel extends core.Parcel {
    constructor(options) {
      super({ ...options, entries: ["gatsby-config.ts", "gatsby-node.ts"] });
    }
  }
  require.cache[path].exports = { ...core, Parcel };
};

if (require.main === module) {
  process.execArgv.push("--require", module.filename);
  require("gatsby/cli.js");
} else if (process.env.GATSBY_WORKER_MODULE_PATH === compiler) {
  // Not in other child processes: loading Parcel takes most of a second.
  nameParcelsFiles();
}
