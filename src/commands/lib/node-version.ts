import { readFileSync } from "node:fs";
import { run } from "./processes";

/** The major version with which the site is built and published. */
export const pinnedNode = () => readFileSync(".nvmrc", "utf8").trim();

/** Set while a command runs on a Node that npm has installed for it. */
const BROUGHT = "BROUGHT_NODE";

export const isBrought = () => process.env[BROUGHT] !== undefined;

/**
 * Installs the version by the npm package `node` if necessary.
 * @returns the exit code, or undefined if this process already runs on that version
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
  // Node is downloaded by an install script, which `.npmrc` disables. Once it is here, no network is needed.
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
