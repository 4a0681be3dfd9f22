import { parseArgs } from "node:util";
import { onNode, pinnedNode } from "./lib/node-version";
import { runMain } from "./lib/processes";
import { runPhases } from "./lib/run-phases";
import { phasesOf, type Wish } from "./lib/test-steps";

const USAGE =
  "npm test takes one of: -- --unit (unit tests only), -- --browser <name> (browser tests whose " +
  "file or title holds the name), -- --all (also what is slow by nature), -- --engines (Firefox and " +
  "WebKit); and --node <version> " +
  "(on another version of Node than .nvmrc names).";

/** @throws saying what can be asked for, when it was something else */
const understand = (args: string[]): { wish: Wish; node?: string } => {
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
    const { node, ...wish } = values;
    if (Object.keys(wish).length > 1) throw new Error("One at a time.");
    return { wish, node };
  } catch (error) {
    throw new Error(`${(error as Error).message}\n${USAGE}`, { cause: error });
  }
};

/** `npm test` */
const test = async (args: string[]) => {
  const { wish, node = pinnedNode() } = understand(args);
  return (await onNode(node, __filename, args)) ?? (await runPhases(phasesOf(wish)));
};

runMain(test);
