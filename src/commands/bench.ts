import { writeFileSync } from "node:fs";
import { presentCommit } from "../desk/build/write-desk";
import { routes } from "../model/routes";
import { standInVariables, startStandIns } from "./stand-ins";
import { launchBrowser } from "./lib/browser";
import { build } from "./lib/build";
import { serveCompressed, withoutScripts } from "./lib/compressed-site";
import { lighthouse, type LighthouseResult } from "./lib/lighthouse";
import { interactionTime, pressEarly, presses, type Outcome } from "./lib/presses";
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
const INTERACTION_RUNS = 10;
const EARLY_PRESSES = 50;
/** In milliseconds: fifty of them cover the time from the first use of the page until the app runs. */
const EARLY_STEP = 30;

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
type PressResult = {
  /** In milliseconds to the next paint; `native` if the browser navigated instead. */
  first: Spread | "native";
  later: Spread | "native";
  early: Record<Outcome, number>;
  messages: number;
};

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

/** Presses before the app has started, once it runs, and while it is starting. */
const pressEverything = async () => {
  let messages = 0;
  const stopStandIns = await startStandIns(STAND_INS, () => (messages += 1));
  const site = await serveCompressed(liveSite.folder);
  const browser = await launchBrowser();
  const results: Record<string, PressResult> = {};
  for (const press of presses) {
    const times = async (isFirst: boolean): Promise<Spread | "native"> => {
      const measured: number[] = [];
      for (let run = 0; run < INTERACTION_RUNS; run += 1) {
        const duration = await interactionTime(browser, press, site.url, isFirst);
        if (duration !== undefined) measured.push(duration);
      }
      return measured.length > 0 ? spread(measured) : "native";
    };
    const [first, later] = [await times(true), await times(false)];
    const early: Record<Outcome, number> = { app: 0, native: 0, lost: 0 };
    const sentBefore = messages;
    for (let run = 0; run < EARLY_PRESSES; run += 1) {
      early[await pressEarly(browser, press, site.url, run * EARLY_STEP)] += 1;
    }
    results[press.name] = { first, later, early, messages: messages - sentBefore };
    console.log(`Pressed: ${press.name}`);
  }
  await Promise.all([browser.close(), site.close(), stopStandIns()]);
  return results;
};

const cell = (value: Spread | "native") =>
  typeof value === "string" ? value : `${value.median} (${value.min}–${value.max})`;

const row = (cells: (string | number)[]) => `| ${cells.join(" | ")} |`;

const tables = (pages: Record<string, PageResult>, pressed: Record<string, PressResult>) => {
  const measures = ["points", "fcp", "lcp", "speedIndex", "tbt", "shift"] as const;
  const pageRows = Object.entries(pages).flatMap(([name, result]) =>
    (["site", "twin"] as const).map((kind) =>
      row([name, kind, ...measures.map((measure) => cell(result[kind][measure]))]),
    ),
  );
  const pressRows = Object.entries(pressed).map(([name, { first, later, early, messages }]) =>
    row([name, cell(first), cell(later), early.app, early.native, early.lost, messages]),
  );
  return [...pageRows, "", ...pressRows].join("\n");
};

/** `npm run bench`: compares the site with itself without scripts, and measures presses on a slow phone. */
const bench = async () => {
  if (!isBuilt(liveSite)) {
    prepareBuild(liveSite);
    if (!(await build(standInVariables(STAND_INS), { cwd: BUILD_FOLDER }))) return 1;
    keepBuild(liveSite);
  }
  const [pages, pressed] = [await comparePages(), await pressEverything()];
  const measured = { date: new Date().toISOString(), commit: presentCommit() };
  const figures = JSON.stringify({ ...measured, pages, presses: pressed }, null, 2);
  writeFileSync("bench/latest.json", `${figures}\n`);
  console.log(tables(pages, pressed));
  return 0;
};

runMain(bench);
