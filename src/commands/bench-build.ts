import { parseArgs } from "node:util";
import { copyRepository, raiseOnePrice } from "./lib/repository-copy";
import { build } from "./lib/build";
import { measureTable, wholeNumberFrom1, type Measure } from "./lib/measures";
import { installed, run, runMain } from "./lib/processes";
import { standInVariables } from "../stand-ins";

/** `npm run bench:build [-- --runs N]`: how long a build and a content check take, in seconds. */
const bench = async (args: string[]) => {
  const { values } = parseArgs({ args, options: { runs: { type: "string", default: "1" } } });
  const runs = wholeNumberFrom1(values.runs);

  const copy = copyRepository();
  const variables = standInVariables({ form: true, booking: true });
  const cold: Measure = { name: "Build from nothing", seconds: [] };
  const warm: Measure = { name: "Build after one price changed", seconds: [] };
  const check: Measure = { name: "Content check", seconds: [] };
  try {
    for (let done = 0; done < runs; done += 1) {
      await succeed(run(installed("gatsby"), ["clean"], { cwd: copy.folder, piped: true }));
      cold.seconds.push(await timed(() => build(variables, copy.folder)));
      raiseOnePrice(copy.folder);
      warm.seconds.push(await timed(() => build(variables, copy.folder)));
      const quiet = { cwd: copy.folder, piped: true };
      check.seconds.push(
        await timed(async () => (await run("npm", ["run", "check"], quiet)) === 0),
      );
    }
  } finally {
    copy.remove();
  }
  console.log(`\n${measureTable([cold, warm, check])}`);
  return 0;
};

const succeed = async (code: Promise<number>) => {
  if ((await code) !== 0) throw new Error("The build to be measured failed.");
};

const timed = async (work: () => Promise<boolean>) => {
  const start = performance.now();
  if (!(await work())) throw new Error("The build to be measured failed.");
  return (performance.now() - start) / 1000;
};

runMain(bench);
