import { existsSync, rmSync, writeFileSync } from "node:fs";
import type { Store } from "gatsby";

/** In Gatsby's cache, so that it is deleted with it. */
const MARK = ".cache/unfinished";

/** A build that failed or was stopped leaves a cache with which later ones fail: "inconsistent node counters". */
export const forgetUnfinishedBuild = (store: Store) => {
  // Gatsby deletes its cache when the hash of its plugins has changed.
  if (existsSync(MARK)) store.dispatch({ type: "UPDATE_PLUGINS_HASH", payload: "" });
};

export const markBuild = () => writeFileSync(MARK, "");

export const unmarkBuild = () => rmSync(MARK, { force: true });
