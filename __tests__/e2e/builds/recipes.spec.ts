import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "@playwright/test";
import { standInVariables } from "../../../src/commands/stand-ins";
import { GATSBY } from "../../../src/commands/lib/build";
import { installed, run } from "../../../src/commands/lib/processes";
import { updateCopy } from "../../../src/commands/lib/repository-copy";
import { TEST_CONTENT } from "../../../src/commands/lib/test-sites";

const FOLDER = ".test-sites/recipes";

const recipes = readFileSync("docs/recipes.md", "utf8").split(/^## /m);

/** A code block of a recipe: its language, the file to change, and the text. */
type Step = { language: string; file: string; text: string };

const stepsOf = (title: string): Step[] => {
  const recipe = recipes.find((candidate) => candidate.startsWith(`${title}\n`)) ?? "";
  return Array.from(
    recipe.matchAll(/^ *```(\w+) (\S+)\n(.*?)\n *```$/gms),
    ([, language = "", file = "", text = ""]) => ({ language, file, text }),
  );
};

/** Applies a diff without line numbers. The lines to replace must occur exactly once. */
const applyDiff = (source: string, diff: string) => {
  const lines = diff.split("\n");
  const linesWithout = (mark: string) =>
    lines
      .filter((line) => !line.startsWith(mark))
      .map((line) => line.slice(1))
      .join("\n");
  expect(source.split(linesWithout("+"))).toHaveLength(2);
  return source.replace(linesWithout("+"), () => linesWithout("-"));
};

const applyStep = (source: string, { language, text }: Step) => {
  if (language === "diff") return applyDiff(source, text);
  return source && language === "json"
    ? JSON.stringify({ ...JSON.parse(source), ...JSON.parse(text) }, null, 2)
    : `${text}\n`;
};

/** Returns the files that the steps write, as they are after the last one. Reads from `folder`. */
const applySteps = (steps: Step[], folder: string) => {
  const written = new Map<string, string>();
  for (const step of steps) {
    const path = join(folder, step.file);
    const before = existsSync(path) ? readFileSync(path, "utf8") : "";
    written.set(step.file, applyStep(written.get(step.file) ?? before, step));
  }
  return written;
};

/** Returns whether a file is an entry. Entries are not counted, since their number is up to the owner. */
const isEntry = (file: string) => /^content\/(?!locales|pages)[\w-]+\//.test(file);

const runSuccessfully = async (command: string, args: string[]) => {
  let output = "";
  const code = await run(command, args, {
    cwd: FOLDER,
    env: { ...standInVariables({ form: true, booking: true }), GATSBY_TELEMETRY_DISABLED: "1" },
    onOutput: (text) => (output += text),
  });
  expect(code, output).toBe(0);
};

test.describe.configure({ mode: "serial" });

for (const { title, most, page, shows } of [
  { title: "Add a page with its own collection", most: 9, page: "de/islas", shows: "Cabrera" },
  { title: "Add a field to the trips", most: 5, page: "de/excursiones", shows: "Badesachen" },
]) {
  test(`the lines that a recipe changes are there: ${title}`, () => {
    const diffs = stepsOf(title).filter(({ language }) => language === "diff");
    expect(applySteps(diffs, ".").size).toBeGreaterThan(1);
  });

  test(`a recipe as written builds: ${title}`, { tag: "@slow" }, async () => {
    test.setTimeout(600_000);
    const steps = stepsOf(title);
    const files = [...new Set(steps.map(({ file }) => file))].filter((file) => !isEntry(file));
    expect(files.length).toBeGreaterThan(3);
    expect(files.length).toBeLessThanOrEqual(most);

    updateCopy(FOLDER, TEST_CONTENT);
    for (const [file, text] of applySteps(steps, FOLDER)) {
      mkdirSync(dirname(join(FOLDER, file)), { recursive: true });
      writeFileSync(join(FOLDER, file), text);
    }
    await runSuccessfully("node", ["--require", "tsx/cjs", "src/commands/check.ts"]);
    await runSuccessfully(GATSBY, ["build"]);
    await runSuccessfully(installed("tsc", "typescript"), ["--noEmit"]);
    expect(readFileSync(join(FOLDER, "public", page, "index.html"), "utf8")).toContain(shows);
  });
}

test.afterAll(() => rmSync(FOLDER, { recursive: true, force: true }));
