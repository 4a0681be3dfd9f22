import { existsSync, rmSync, writeFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import type { Store } from "gatsby";
import FileParser from "gatsby/dist/query/file-parser";
import sharp, { type Sharp } from "sharp";

/** In Gatsby's cache, so that it is deleted with it. */
const MARK = ".cache/unfinished";

/** A build that failed or was stopped leaves a cache with which later ones fail: "inconsistent node counters". */
export const forgetUnfinishedBuild = (store: Store) => {
  // Gatsby deletes its cache when the hash of its plugins has changed.
  if (existsSync(MARK)) store.dispatch({ type: "UPDATE_PLUGINS_HASH", payload: "" });
};

export const markBuild = () => writeFileSync(MARK, "");

export const unmarkBuild = () => rmSync(MARK, { force: true });

/** From 0 to 9. At 2, 1600 pixels take 0.4 seconds of CPU time, not 2.6 (at 4, sharp's default), and 5 % more bytes. */
const EFFORT = 2;

/** gatsby-plugin-sharp has no option for it. */
export const speedUpAvif = () => {
  const pipeline = sharp.prototype as Pick<Sharp, "avif">;
  const encode = pipeline.avif;
  pipeline.avif = function (this: Sharp, options) {
    return encode.call(this, { effort: EFFORT, ...options });
  };
};

const QUERY = /\bgraphql`/;

/** Gatsby also reads what these export. */
const PAGE = /[\\/]src[\\/]pages[\\/]/;

/** Else Gatsby parses most of its plugins, and files that merely name a `Heading`: two seconds of each build. */
export const skipFilesWithoutQueries = () => {
  const { parseFile } = FileParser.prototype;
  FileParser.prototype.parseFile = async function (file, addError) {
    if (!PAGE.test(file) && !QUERY.test(await readFile(file, "utf8"))) return null;
    return parseFile.call(this, file, addError);
  };
};
