import { parseArgs } from "node:util";
import { copyRepository, raiseOnePrice } from "./bench-copy";
import { build } from "./build";
import { installed, run, runMain } from "./processes";
import { standInVariables } from "./stand-ins/environment";

type Measure = { name: string; seconds: number[] };

/** `npm run bench:build [-- --runs N]`: how long a build and a content check take, in seconds. */
const bench = async () => {
  const { values } = parseArgs({ options: { runs: { type: "string", default: "1" } } });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new Error("--runs takes a whole number from 1.");

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
  console.log(`\n${table([cold, warm, check])}`);
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

const table = (measures: Measure[]) =>
  [
    `${"Seconds".padEnd(32)}${["runs", "min", "median", "max"].map(column).join("")}`,
    ...measures.map(({ name, seconds }) => {
      const sorted = seconds.toSorted((a, b) => a - b);
      const numbers = [sorted[0], median(sorted), sorted[sorted.length - 1]];
      return [
        name.padEnd(32),
        column(String(sorted.length)),
        ...numbers.map((value) => column(value.toFixed(1))),
      ].join("");
    }),
  ].join("\n");

const column = (text: string) => text.padStart(8);

const median = (sorted: number[]) => {
  const middle = sorted.length / 2;
  return (sorted[Math.floor(middle)] + sorted[Math.ceil(middle) - 1]) / 2;
};

runMain(bench);
