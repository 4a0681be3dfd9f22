import { existsSync, rmSync, writeFileSync } from "node:fs";
import type { Store } from "gatsby";

/** Part of Gatsby's cache, so that whoever deletes one deletes the other. */
const MARK = ".cache/unfinished";

/**
 * Has Gatsby start from nothing after a build that somebody stopped, or that failed. It would go on
 * with nodes of which its notes say nothing, and fail ever after ("inconsistent node counters").
 */
export const forgetUnfinishedBuild = (store: Store) => {
  // Without the plugins' hash Gatsby deletes its cache, as if a plugin had changed.
  if (existsSync(MARK)) store.dispatch({ type: "UPDATE_PLUGINS_HASH", payload: "" });
};

/** Notes that a build, or the development server, has begun to write its cache. */
export const markBuild = () => writeFileSync(MARK, "");

/** Notes that the cache is whole. */
export const unmarkBuild = () => rmSync(MARK, { force: true });
