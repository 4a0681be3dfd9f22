import { resolve } from "node:path";
import { GATSBY } from "./build";
import { installed } from "./processes";
import type { Phase, Step } from "./run-steps";
import {
  BUILD_FOLDER,
  isBuilt,
  keepBuild,
  liveSite,
  prepareBuild,
  testSite,
  type TestSite,
} from "./test-sites";

export type TestOptions = {
  unit?: boolean;
  /** Tests whose file name or title contains this text. */
  browser?: string;
  /** Also the slow tests: browser tests tagged `@slow`, and the unit tests of `SLOW`. */
  all?: boolean;
  /** Tests in Firefox and WebKit, if Playwright has installed them. */
  engines?: boolean;
};

const content: Step = { title: "Content", command: "npm", args: ["run", "--silent", "check"] };

const rules: Step = { title: "Code rules and types", command: installed("oxlint"), args: [] };

const layout: Step = {
  title: "Code layout",
  command: installed("oxfmt"),
  args: ["--check", "."],
};

const cycles: Step = {
  title: "Circles of files",
  command: installed("depcruise", "dependency-cruiser"),
  args: [
    "src",
    "packages",
    "examples",
    "--config",
    "__tests__/setup/dependency-cruiser.config.mjs",
  ],
};

export const reports = {
  unit: "test-results/unit.json",
  server: "test-results/server.json",
  site: "test-results/site.json",
  browser: "test-results/browser.json",
};

const jestStep = (title: string, report: string, ...args: string[]): Step => {
  const output = ["--ci", "--json", `--outputFile=${report}`];
  return { title, command: installed("jest"), args: [...args, ...output], report };
};

const UNIT = ["--selectProjects", "unit"];
const unit = jestStep("Unit tests", reports.unit, ...UNIT);

/** Gatsby's server for developers, wrangler itself, and what compiles the desk: together a fifth of the others. */
const SLOW = "commands/started|workflows/wrangler|lint/text-alone";

/** Two parts of the tests, so that two lanes take as long. */
const OF_FIRST_LANE = "(?:server|lint|workflows)/";
const unitLanes = (all = false) => {
  const but = all ? "" : `(?!${SLOW})`;
  const tests = (title: string, report: string, pattern: string) =>
    jestStep(title, report, ...UNIT, "--testPathPatterns", `__tests__/${but}${pattern}`);
  return {
    first: tests("Unit tests of server, rules and workflows", reports.server, OF_FIRST_LANE),
    second: tests("Other unit tests", reports.unit, `(?!${OF_FIRST_LANE})`),
  };
};

/** These tests read the built pages as files. */
const site = jestStep("Site tests", reports.site, "--selectProjects", "site", "live");

const build = (title: string, site: TestSite): Step => ({
  title,
  command: GATSBY,
  args: ["build"],
  cwd: BUILD_FOLDER,
  env: site.date ? { BUILD_DATE: site.date } : {},
  before: () => prepareBuild(site),
  after: () => keepBuild(site),
  essential: true,
});

const liveBuild = build("Build of the site", liveSite);
const testBuild = build("Build of the test site", testSite);

const browser = (...filter: string[]): Step => ({
  title: "Browser tests",
  command: installed("playwright", "@playwright/test"),
  args: ["test", "--config", "__tests__/e2e/playwright.config.ts", ...filter],
  report: reports.browser,
});

/** Fails if a sentence of the specification has no test that has passed. */
const specMap: Step = {
  title: "Map of the specification",
  command: resolve("__tests__/setup/spec-map.ts"),
  args: [],
};

/** In these projects pages start the app on demand. */
const AS_SHIPPED = ["--project", "site", "phone", "desktop"];
const AT_ONCE = ["phone at once", "desktop at once"];
const ENGINES = ["--project", "firefox", "webkit"];

const missingBuilds = () => [
  ...(isBuilt(liveSite) ? [] : [liveBuild]),
  ...(isBuilt(testSite) ? [] : [testBuild]),
];

const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

export const phasesOf = ({ unit: unitOnly, browser: name, all, engines }: TestOptions): Phase[] => {
  if (unitOnly) return [[[unit]]];
  if (engines) return [[missingBuilds()], [[browser(...ENGINES)]]];
  // Playwright matches the file name and the titles joined into one string.
  if (name !== undefined)
    return [[missingBuilds()], [[browser("--grep", escapeRegExp(name), ...AS_SHIPPED)]]];
  const { first, second } = unitLanes(all);
  const browsers = browser(...AS_SHIPPED, ...(all ? AT_ONCE : ["--grep-invert", "@slow"]));
  return [
    [
      // The types are checked after the builds, which write those of the queries. Browsers come last: beside other steps
      // they take longer, but until the first page opens one processor has nothing to do.
      [
        content,
        liveBuild,
        testBuild,
        site,
        rules,
        layout,
        cycles,
        first,
        { ...browsers, essential: true },
      ],
      [second],
    ],
    // It repeats what fails in browsers.
    [[specMap]],
  ];
};
