/**
 * What is changed in modules of others while Gatsby runs, and why. What their source says otherwise in the bundles is in
 * `bundles.ts`; what the desk leaves out of them in `packages/desk/build/without-unused.ts`.
 */
const { readFile } = require("node:fs/promises");
const { dirname } = require("node:path");

const compiler = require.resolve("gatsby/dist/utils/parcel/compile-gatsby-files");

/** Parcel would take half a second and more in each process; nothing is left for it to compile. */
const leaveOutParcel = () => {
  for (const name of ["@parcel/core", "@parcel/cache"]) {
    const filename = require.resolve(name, { paths: [dirname(compiler)] });
    require.cache[filename] = { id: filename, filename, loaded: true, exports: {} };
  }
};

/** Gatsby has Parcel compile the configuration, for seconds, and not in folders named `site-main (1)`. */
const replaceCompiler = (compile) => {
  const exported = require(compiler);
  if (!exported.compileGatsbyFiles)
    throw new Error("Gatsby has no compileGatsbyFiles: see src/build/cli.cjs.");
  exported.compileGatsbyFiles = compile;
};

/** From 0 to 9. At 2, 1600 pixels take 0.4 seconds of CPU time, not 2.6 (at 4, sharp's default), and 5 % more bytes. */
const EFFORT = 2;

/** gatsby-plugin-sharp has no option for it. */
const speedUpAvif = () => {
  const pipeline = require("sharp").prototype;
  const encode = pipeline.avif;
  pipeline.avif = function (options) {
    return encode.call(this, { effort: EFFORT, ...options });
  };
};

const QUERY = /\bgraphql`/;

/** Gatsby also reads what these export. */
const PAGE = /[\\/]src[\\/]pages[\\/]/;

/** Else Gatsby parses most of its plugins, and files that merely name a `Heading`: two seconds of each build. */
const skipFilesWithoutQueries = () => {
  const { default: FileParser } = require("gatsby/dist/query/file-parser");
  const { parseFile } = FileParser.prototype;
  FileParser.prototype.parseFile = async function (file, addError) {
    if (!PAGE.test(file) && !QUERY.test(await readFile(file, "utf8"))) return null;
    return parseFile.call(this, file, addError);
  };
};

module.exports = { leaveOutParcel, replaceCompiler, speedUpAvif, skipFilesWithoutQueries };
