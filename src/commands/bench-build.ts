import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { languageCodes } from "../languages";
import { standInVariables } from "../stand-ins";
import { build } from "./lib/build";
import { addLanguages, multiplyPictures, multiplyTrips } from "./lib/growth";
import { spread } from "./lib/measures";
import { watchMemory } from "./lib/memory";
import { runMain } from "./lib/processes";
import { copyRepository, filesBelow, raiseOnePrice } from "./lib/repository-copy";

/** A way in which the site grows. */
type Growth = {
  /** What there is more of: the folder of `content` that has a file, or a folder, for each. */
  name: "trips" | "gallery" | "locales";
  grow: (folder: string, factor: number) => void;
  factors: number[];
  /** How many times each size is built; more where one more costs less than the noise. */
  runs: number;
};

const MORE_LANGUAGES = ["fr", "it", "nl", "pt", "ca", "sv", "da", "nb", "fi"];

/** Makes a copy speak `factor` times as many languages. */
const multiplyLanguages = (folder: string, factor: number) =>
  addLanguages(folder, MORE_LANGUAGES.slice(0, languageCodes.length * (factor - 1)));

const GROWTHS: Growth[] = [
  { name: "trips", grow: multiplyTrips, factors: [1, 10, 24], runs: 3 },
  { name: "gallery", grow: multiplyPictures, factors: [1, 10, 100], runs: 1 },
  { name: "locales", grow: multiplyLanguages, factors: [1, 2, 4], runs: 3 },
];

type Figures = { count: number; cold: number; warm: number; megabytes: number; bytes: number };

/** Builds and returns the seconds that it took. */
const timedBuild = async (folder: string) => {
  const start = performance.now();
  const variables = standInVariables({ form: true, booking: true });
  if (!(await build(variables, { cwd: folder })))
    throw new Error("The build to be measured failed.");
  return (performance.now() - start) / 1000;
};

/** Builds a copy of the site that has grown: from nothing, and once more after one price. */
const measureOnce = async ({ name, grow }: Growth, factor: number): Promise<Figures> => {
  const copy = copyRepository();
  try {
    grow(copy.folder, factor);
    const mostMemory = watchMemory();
    const cold = await timedBuild(copy.folder);
    raiseOnePrice(copy.folder);
    const warm = await timedBuild(copy.folder);
    const files = filesBelow(join(copy.folder, "public"));
    return {
      count: readdirSync(join(copy.folder, "content", name)).length,
      cold,
      warm,
      megabytes: mostMemory(),
      bytes: files.reduce((sum, file) => sum + statSync(file).size, 0),
    };
  } finally {
    copy.remove();
  }
};

/** The middle of the times, and the most memory. */
const measure = async (growth: Growth, factor: number): Promise<Figures> => {
  const first = await measureOnce(growth, factor);
  const runs = [first];
  while (runs.length < growth.runs) runs.push(await measureOnce(growth, factor));
  const median = (time: "cold" | "warm") => spread(runs.map((run) => run[time])).median;
  const megabytes = Math.max(...runs.map((run) => run.megabytes));
  return { ...first, cold: median("cold"), warm: median("warm"), megabytes };
};

const row = (cells: (string | number)[]) => cells.map((cell) => String(cell).padStart(14)).join("");

/** What each one costs that was added since the size before. */
const perAdded = (measure: "cold" | "bytes", figures: Figures, before?: Figures) =>
  before && (figures[measure] - before[measure]) / (figures.count - before.count);

const HEADS = [
  ...["", "number", "cold s", "warm s", "MB memory", "MB public"],
  ...["s per added", "KB per added"],
];

/** All growths, or the one that `--only <name>` asks for. @throws when there is none of that name */
const wanted = (args: string[]) => {
  const { values } = parseArgs({ args, options: { only: { type: "string" } } });
  const found = GROWTHS.filter(({ name }) => name === (values.only ?? name));
  const names = GROWTHS.map(({ name }) => name).join(", ");
  if (found.length === 0) throw new Error(`--only takes one of: ${names}.`);
  return found;
};

/** `npm run bench:build`: what more trips, pictures and languages cost a build. */
const bench = async (args: string[]) => {
  const lines = [row(HEADS)];
  for (const growth of wanted(args)) {
    let before: Figures | undefined;
    for (const factor of growth.factors) {
      const figures = await measure(growth, factor);
      const { count, cold, warm, megabytes, bytes } = figures;
      const seconds = perAdded("cold", figures, before)?.toFixed(3);
      const kilobytes = ((perAdded("bytes", figures, before) ?? 0) / 1000).toFixed(1);
      lines.push(
        row([
          growth.name,
          count,
          cold.toFixed(1),
          warm.toFixed(1),
          megabytes,
          (bytes / 1_000_000).toFixed(1),
          ...(seconds ? [seconds, kilobytes] : []),
        ]),
      );
      console.log(`\n${lines.join("\n")}`);
      before = figures;
    }
  }
  return 0;
};

runMain(bench);
