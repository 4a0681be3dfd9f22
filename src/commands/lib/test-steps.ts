import { resolve } from "node:path";
import { installed } from "./processes";
import { jestReport, playwrightReport, type Report } from "./test-reports";
import {
  BUILD_FOLDER,
  isBuilt,
  keepBuild,
  liveSite,
  prepareBuild,
  testSite,
  type TestSite,
} from "./test-sites";

export type Step = {
  title: string;
  command: string;
  args: string[];
  /** Where it runs, if not in the repository. */
  cwd?: string;
  /** What to do first. */
  before?: () => void;
  /** What to do once it has succeeded. */
  after?: () => void;
  /** Without one, the step as a whole counts as one passed or failed. */
  report?: Report;
  /** What comes after cannot run without it. */
  essential?: true;
};

/** Lanes run side by side, the steps of a lane one after the other. */
export type Phase = Step[][];

/** What `npm test` was asked for. */
export type Wish = {
  /** Unit tests only. */
  unit?: boolean;
  /** Only the browser tests whose file or title holds this. */
  browser?: string;
  /** Also the tests that are slow by nature, tagged `@slow`. */
  all?: boolean;
  /** Only the tests in Firefox and WebKit, where Playwright has installed them. */
  engines?: boolean;
};

const content: Step = { title: "Content", command: "npm", args: ["run", "--silent", "check"] };

const rules: Step = { title: "Code rules", command: installed("eslint"), args: ["."] };

const layout: Step = {
  title: "Code layout",
  command: installed("prettier"),
  args: ["--check", "."],
};

const circles: Step = {
  title: "Circles of files",
  command: installed("depcruise"),
  args: ["src", "--config", "__tests__/setup/dependency-cruiser.js"],
};

const types: Step = { title: "Types", command: installed("tsc"), args: ["--noEmit"] };

const jest = (title: string, projects: [string, ...string[]]): Step => {
  const report = jestReport(projects[0]);
  const output = ["--ci", "--json", `--outputFile=${report.file}`];
  const args = ["--selectProjects", ...projects, ...output];
  return { title, command: installed("jest"), args, report };
};

const unit = jest("Unit tests", ["unit"]);
/** The built pages, read as files. */
const site = jest("Site tests", ["site", "live"]);

const build = (title: string, site: TestSite): Step => ({
  title,
  command: installed("gatsby"),
  args: ["build"],
  cwd: BUILD_FOLDER,
  before: () => prepareBuild(site),
  after: () => keepBuild(site),
  essential: true,
});

const liveBuild = build("Build of the site", liveSite);
const testBuild = build("Build of the test site", testSite);

const browser = (...filter: string[]): Step => ({
  title: "Browser tests",
  command: installed("playwright"),
  args: ["test", "--config", "__tests__/e2e/playwright.config.ts", ...filter],
  report: playwrightReport,
});

const engines: Step = {
  title: "Other engines",
  command: installed("playwright"),
  args: ["test", "--config", "__tests__/e2e/engines/playwright.config.ts"],
  report: playwrightReport,
};

/** Fails if a sentence of the specification has no test that has passed. */
const specMap: Step = {
  title: "Map of the specification",
  command: resolve("__tests__/setup/spec-map.ts"),
  args: [],
};

/** Pages run the app when something needs it; at once is a matter for `--all`. */
const AS_SHIPPED = ["--project", "site", "phone", "desktop"];

/** The builds that are not up to date. */
const missingBuilds = () => [
  ...(isBuilt(liveSite) ? [] : [liveBuild]),
  ...(isBuilt(testSite) ? [] : [testBuild]),
];

const inRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** What `npm test` does, in order. */
export const phasesOf = ({
  unit: unitOnly,
  browser: name,
  all,
  engines: enginesOnly,
}: Wish): Phase[] => {
  if (unitOnly) return [[[unit]]];
  if (enginesOnly) return [[missingBuilds()], [[engines]]];
  // Playwright matches the file's name and the titles in one.
  if (name !== undefined)
    return [[missingBuilds()], [[browser("--grep", inRegExp(name), ...AS_SHIPPED)]]];
  return [
    [
      [content, liveBuild, testBuild],
      [rules, layout, circles],
    ],
    // The browser waits more than it computes, which leaves room beside it. Types need a build.
    [[all ? browser() : browser("--grep-invert", "@slow", ...AS_SHIPPED)], [types, site, unit]],
    [[specMap]],
  ];
};
