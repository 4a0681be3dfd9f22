import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { standInVariables } from "../stand-ins";
import { build } from "./lib/build";
import { addLanguages, multiplyPictures, multiplyTrips } from "./lib/growth";
import { watchMemory } from "./lib/memory";
import { runMain } from "./lib/processes";
import { copyRepository, filesBelow, raiseOnePrice } from "./lib/repository-copy";

/** A way in which the site grows. */
type Growth = {
  /** What there is more of: the folder of `content` that has a file, or a folder, for each. */
  name: "trips" | "gallery" | "locales";
  grow: (folder: string, factor: number) => void;
  factors: number[];
};

const GROWTHS: Growth[] = [
  { name: "trips", grow: multiplyTrips, factors: [1, 10, 100] },
  { name: "gallery", grow: multiplyPictures, factors: [1, 10, 100] },
  { name: "locales", grow: addLanguages, factors: [1, 2, 4] },
];

type Figures = { count: number; cold: number; warm: number; megabytes: number; bytes: number };

/** Builds and returns the seconds that it took. */
const timedBuild = async (folder: string) => {
  const start = performance.now();
  const variables = standInVariables({ form: true, booking: true });
  if (!(await build(variables, folder))) throw new Error("The build to be measured failed.");
  return (performance.now() - start) / 1000;
};

/** Builds a copy of the site that has grown: from nothing, and once more after one price. */
const measure = async ({ name, grow }: Growth, factor: number): Promise<Figures> => {
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

const row = (cells: (string | number)[]) => cells.map((cell) => String(cell).padStart(12)).join("");

/** Seconds of a cold build for each one that was added since the size before. */
const perAdded = (figures: Figures, before?: Figures) =>
  before ? ((figures.cold - before.cold) / (figures.count - before.count)).toFixed(3) : "";

/** `npm run bench:build`: what more trips, pictures and languages cost a build. */
const bench = async () => {
  const lines = [row(["", "number", "cold s", "warm s", "MB memory", "MB public", "s per added"])];
  for (const growth of GROWTHS) {
    let before: Figures | undefined;
    for (const factor of growth.factors) {
      const figures = await measure(growth, factor);
      const { count, cold, warm, megabytes, bytes } = figures;
      const published = (bytes / 1_000_000).toFixed(1);
      lines.push(
        row([
          growth.name,
          count,
          cold.toFixed(1),
          warm.toFixed(1),
          megabytes,
          published,
          perAdded(figures, before),
        ]),
      );
      console.log(`\n${lines.join("\n")}`);
      before = figures;
    }
  }
  return 0;
};

runMain(bench);
