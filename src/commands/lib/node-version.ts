import { readFileSync } from "node:fs";
import { run } from "./processes";

/** Returns the major version of Node with which the site is built and published. */
export const pinnedNode = () => readFileSync(".nvmrc", "utf8").trim();

/** Environment variable that is set while a command runs on a Node that npm has installed for it. */
const BROUGHT = "BROUGHT_NODE";

/** Whether this process runs on such a Node. */
export const isBrought = () => process.env[BROUGHT] !== undefined;

/**
 * Runs a command on a given version of Node, which the npm package `node` installs if necessary.
 * @param major the major version
 * @param script the TypeScript file to run
 * @returns the command's exit code, or undefined if this process already runs on that version
 * @throws if the package has not installed that version
 */
export const runOnNode = async (major: string, script: string, args: string[]) => {
  if (process.versions.node.split(".")[0] === major) {
    console.log(`Node ${process.versions.node}`);
    return undefined;
  }
  if (isBrought()) {
    throw new Error(`npm has not brought Node ${major}; this is Node ${process.versions.node}.`);
  }
  // The package downloads Node in an install script, and `.npmrc` disables those. Once it is here, no network is needed.
  const npmExec = [
    "exec",
    "--yes",
    "--prefer-offline",
    "--ignore-scripts=false",
    "--package",
    `node@${major}`,
    "--",
  ];
  const command = ["node", "--require", "tsx/cjs", script, ...args];
  return run("npm", [...npmExec, ...command], { env: { [BROUGHT]: major } });
};
