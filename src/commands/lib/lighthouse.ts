import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { findBrowser } from "./browser";
import { run } from "./processes";

/** Downloaded by npx on demand, since it is larger than everything else that the tests need. */
const PACKAGE = "lighthouse@12.8.2";

/** For another language, the site would redirect to other pages. */
const LANGUAGE = "es-ES";

const AUDITS = {
  fcp: "first-contentful-paint",
  lcp: "largest-contentful-paint",
  speedIndex: "speed-index",
  tbt: "total-blocking-time",
  shift: "cumulative-layout-shift",
} as const;

/** Points from 0 to 100; times in milliseconds; the layout shift without a unit. */
export type LighthouseResult = Record<"points" | keyof typeof AUDITS, number>;

type Report = {
  categories: { performance: { score: number } };
  audits: Record<string, { numericValue: number }>;
};

/** Lighthouse's mobile test, which simulates a slow phone on a slow network. Throws if Lighthouse fails. */
export const lighthouse = async (url: string): Promise<LighthouseResult> => {
  const { executablePath = chromium.executablePath() } = await findBrowser();
  const folder = mkdtempSync(join(tmpdir(), "lighthouse-"));
  const file = join(folder, "report.json");
  const args = [
    ...["--yes", PACKAGE, url, "--quiet", "--only-categories=performance"],
    ...[
      "--output=json",
      `--output-path=${file}`,
      `--chrome-flags=--headless=new --no-sandbox --accept-lang=${LANGUAGE}`,
    ],
  ];
  try {
    if ((await run("npx", args, { piped: true, env: { CHROME_PATH: executablePath } })) !== 0)
      throw new Error(`Lighthouse could not measure ${url}.`);
    const { categories, audits } = JSON.parse(readFileSync(file, "utf8")) as Report;
    const values = Object.entries(AUDITS).map(([name, id]) => {
      const value = audits[id]?.numericValue ?? NaN;
      return [name, name === "shift" ? value : Math.round(value)];
    });
    return {
      points: Math.round(categories.performance.score * 100),
      ...(Object.fromEntries(values) as Record<keyof typeof AUDITS, number>),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
