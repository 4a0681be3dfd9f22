import { parseArgs } from "node:util";
import { runMain } from "./lib/processes";
import { runPhases } from "./lib/run-phases";
import { phasesOf, type Wish } from "./lib/test-steps";

const USAGE =
  "npm test takes one of: -- --unit (unit tests only), -- --browser <name> (browser tests whose " +
  "file or title holds the name), -- --all (also what is slow by nature).";

/** @throws saying what can be asked for, when it was something else */
const wish = (args: string[]): Wish => {
  try {
    const { values } = parseArgs({
      args,
      options: {
        unit: { type: "boolean" },
        browser: { type: "string" },
        all: { type: "boolean" },
      },
    });
    if (Object.keys(values).length > 1) throw new Error("One at a time.");
    return values;
  } catch (error) {
    throw new Error(`${(error as Error).message}\n${USAGE}`, { cause: error });
  }
};

/** `npm test` */
const test = async (args: string[]) => runPhases(phasesOf(wish(args)));

runMain(test);
