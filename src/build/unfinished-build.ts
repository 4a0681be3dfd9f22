import { existsSync, rmSync, writeFileSync } from "node:fs";
import type { Store } from "gatsby";

/** In Gatsby's cache, so that it is deleted with the cache. */
const MARK = ".cache/unfinished";

/**
 * Clears Gatsby's cache after a build that failed or was stopped. Such a cache is inconsistent, and all
 * later builds would fail with "inconsistent node counters".
 */
export const forgetUnfinishedBuild = (store: Store) => {
  // Gatsby deletes its cache when the hash of its plugins has changed.
  if (existsSync(MARK)) store.dispatch({ type: "UPDATE_PLUGINS_HASH", payload: "" });
};

/** Marks the cache as unfinished. */
export const markBuild = () => writeFileSync(MARK, "");

/** Marks the cache as complete. */
export const unmarkBuild = () => rmSync(MARK, { force: true });
