import { readFileSync } from "node:fs";
import { run } from "./processes";

/** The major version of Node with which the site is built and published. */
export const pinnedNode = () => readFileSync(".nvmrc", "utf8").trim();

/** Set for a command that has been started on another version of Node than npm's. */
const BROUGHT = "BROUGHT_NODE";

/**
 * Runs a command on a version of Node, whatever this machine has: the npm package `node` brings it.
 * @param major its major version
 * @param script the TypeScript file that is running
 * @returns the command's exit code, or undefined when this process has that version
 * @throws when the package has not brought it
 */
export const onNode = async (major: string, script: string, args: string[]) => {
  if (process.versions.node.split(".")[0] === major) {
    console.log(`Node ${process.versions.node}`);
    return undefined;
  }
  if (process.env[BROUGHT]) {
    throw new Error(`npm has not brought Node ${major}; this is Node ${process.versions.node}.`);
  }
  // The package installs the program for this machine by a script, which `.npmrc` would not run.
  const bring = ["exec", "--yes", "--ignore-scripts=false", "--package", `node@${major}`, "--"];
  const command = ["node", "--require", "tsx/cjs", script, ...args];
  return run("npm", [...bring, ...command], { env: { [BROUGHT]: major } });
};
