import { parseArgs } from "node:util";
import { checkFolder } from "./lib/usable-folder";
import { findBrowser } from "./lib/browser";
import { isBrought, pinnedNode, runOnNode } from "./lib/node-version";
import { runMain } from "./lib/processes";
import { runPhases } from "./lib/run-steps";
import { phasesOf, type TestOptions } from "./lib/test-steps";

const USAGE =
  "npm test takes one of: -- --unit (unit tests only), -- --browser <name> (browser tests whose " +
  "file or title holds the name), -- --all (also what is slow by nature), -- --engines (Firefox and " +
  "WebKit); and --node <version> " +
  "(on another version of Node than .nvmrc names).";

/** @throws if the arguments are invalid; the message says which there are */
const parseTestArgs = (args: string[]): { options: TestOptions; node?: string } => {
  try {
    const { values } = parseArgs({
      args,
      options: {
        unit: { type: "boolean" },
        browser: { type: "string" },
        all: { type: "boolean" },
        engines: { type: "boolean" },
        node: { type: "string" },
      },
    });
    const { node, ...options } = values;
    if (Object.keys(options).length > 1) throw new Error("One at a time.");
    return { options, node };
  } catch (error) {
    throw new Error(`${(error as Error).message}\n${USAGE}`, { cause: error });
  }
};

const test = async (args: string[]) => {
  checkFolder(process.cwd());
  const { options, node = pinnedNode() } = parseTestArgs(args);
  // Whether there is a browser is found out before what takes minutes, and once.
  if (!options.unit && !isBrought()) await findBrowser();
  return (await runOnNode(node, __filename, args)) ?? (await runPhases(phasesOf(options)));
};

runMain(test);
