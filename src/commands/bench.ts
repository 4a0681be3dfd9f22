import { writeFileSync } from "node:fs";
import { presentCommit } from "@brisa/desk/build";
import { routes } from "../model/routes";
import { standInVariables, startStandIns } from "./stand-ins";
import { build } from "./lib/build";
import { serveCompressed, withoutScripts } from "./lib/compressed-site";
import { lighthouse, type LighthouseResult } from "./lib/lighthouse";
import { runMain } from "./lib/processes";
import { BUILD_FOLDER, isBuilt, keepBuild, liveSite, prepareBuild } from "./lib/test-sites";

const PAGES = [
  "home",
  "trips",
  "prices",
  "contact",
  "booking",
  "gallery",
  "location",
  "legalNotice",
] as const;
const LIGHTHOUSE_RUNS = 5;

const STAND_INS = { form: true, booking: true };

const spread = (numbers: number[]) => {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const at = (index: number) => sorted[index] ?? NaN;
  const median = (at(Math.floor(middle)) + at(Math.ceil(middle) - 1)) / 2;
  return { min: at(0), median, max: at(sorted.length - 1) };
};

type Spread = ReturnType<typeof spread>;
type PageResult = Record<"site" | "twin", Record<keyof LighthouseResult, Spread>>;

const spreads = (results: LighthouseResult[]) =>
  Object.fromEntries(
    (Object.keys(results[0] ?? {}) as (keyof LighthouseResult)[]).map((name) => [
      name,
      spread(results.map((result) => result[name])),
    ]),
  ) as Record<keyof LighthouseResult, Spread>;

const comparePages = async () => {
  const stopStandIns = await startStandIns(STAND_INS, () => undefined);
  const site = await serveCompressed(liveSite.folder);
  const twin = await serveCompressed(liveSite.folder, withoutScripts);
  const results: Record<string, PageResult> = {};
  for (const name of PAGES) {
    const ofSite: LighthouseResult[] = [];
    const ofTwin: LighthouseResult[] = [];
    for (let run = 0; run < LIGHTHOUSE_RUNS; run += 1) {
      ofSite.push(await lighthouse(site.url + routes[name]));
      ofTwin.push(await lighthouse(twin.url + routes[name]));
    }
    results[name] = { site: spreads(ofSite), twin: spreads(ofTwin) };
    console.log(`Measured: ${name}`);
  }
  await Promise.all([site.close(), twin.close(), stopStandIns()]);
  return results;
};

const cell = ({ min, median, max }: Spread) => `${median} (${min}–${max})`;

const table = (pages: Record<string, PageResult>) => {
  const measures = ["points", "fcp", "lcp", "speedIndex", "tbt", "shift"] as const;
  return Object.entries(pages)
    .flatMap(([name, result]) =>
      (["site", "twin"] as const).map((kind) => {
        const cells = measures.map((measure) => cell(result[kind][measure]));
        return `| ${[name, kind, ...cells].join(" | ")} |`;
      }),
    )
    .join("\n");
};

/** `npm run bench`: compares the site with itself without scripts. */
const bench = async () => {
  if (!isBuilt(liveSite)) {
    prepareBuild(liveSite);
    if (!(await build(standInVariables(STAND_INS), { cwd: BUILD_FOLDER }))) return 1;
    keepBuild(liveSite);
  }
  const pages = await comparePages();
  const measured = { date: new Date().toISOString(), commit: presentCommit() };
  const figures = JSON.stringify({ ...measured, pages }, null, 2);
  writeFileSync("bench/latest.json", `${figures}\n`);
  console.log(table(pages));
  return 0;
};

runMain(bench);
