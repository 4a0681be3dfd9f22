import { installed } from "./processes";
import { jestReport, playwrightReport, type Report } from "./test-reports";

export type Step = {
  title: string;
  command: string;
  args: string[];
  /** Without one, the step as a whole counts as one passed or failed. */
  report?: Report;
  /** What comes after cannot run without it. */
  essential?: true;
};

/** Everything `npm test` does, in order. */
export const steps: Step[] = [
  { title: "Content", command: "npm", args: ["run", "--silent", "check"] },
  { title: "Code rules", command: installed("eslint"), args: ["."] },
  { title: "Code layout", command: installed("prettier"), args: ["--check", "."] },
  {
    title: "Unit tests",
    command: installed("jest"),
    args: ["--ci", "--json", `--outputFile=${jestReport.file}`],
    report: jestReport,
  },
  { title: "Build", command: installed("gatsby"), args: ["build"], essential: true },
  // After the build, which writes the types of the queries.
  { title: "Types", command: installed("tsc"), args: ["--noEmit"] },
  {
    title: "Browser tests",
    command: installed("playwright"),
    args: ["test", "--config", "__tests__/e2e/playwright.config.ts"],
    report: playwrightReport,
  },
];
