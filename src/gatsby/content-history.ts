import { spawnSync } from "node:child_process";

/**
 * The time of the last commit that changed one of the files, as ISO 8601 writes it; undefined where
 * there is no Git or not the whole history: the oldest commit of a part would seem to have changed
 * everything.
 * @param folder in which the files are named
 */
export const lastChange = (files: string[], folder: string) => {
  const git = (...args: string[]) =>
    spawnSync("git", args, { cwd: folder, encoding: "utf8" }).stdout?.trim();
  const isWhole = git("rev-parse", "--is-shallow-repository") === "false";
  return isWhole && files.length > 0
    ? git("log", "-1", "--format=%cI", "--", ...files) || undefined
    : undefined;
};
