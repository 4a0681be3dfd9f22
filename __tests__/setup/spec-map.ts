import { readdirSync, readFileSync } from "node:fs";
import { join, normalize, resolve } from "node:path";
import { reports } from "../../src/commands/lib/test-steps";

/** The map of the specification, and the folders whose files it has to name. */
const FOLDER = "__tests__/e2e/spec";
const MAPPED = [FOLDER, "__tests__/built-site/spec"];

type JestReport = {
  testResults: { name: string; assertionResults: { title: string; status: string }[] }[];
};

type Suite = { file: string; specs: { title: string; ok: boolean }[]; suites?: Suite[] };

const readReport = <Report>(file: string) => JSON.parse(readFileSync(file, "utf8")) as Report;

/** Returns the titles of the tests that passed in the last run, with their files. */
const passedTests = () => {
  const jest = [reports.unit, reports.server, reports.site].flatMap((file) =>
    readReport<JestReport>(file).testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status }) => status === "passed")
        .map(({ title }) => ({ file: name, title })),
    ),
  );
  const specsOf = ({ specs, suites = [] }: Suite): { file: string; title: string }[] => [
    ...specs.filter(({ ok }) => ok).map(({ title }) => ({ file: "", title })),
    ...suites.flatMap(specsOf),
  ];
  const browser = readReport<{ suites: Suite[] }>(reports.browser).suites.flatMap((suite) =>
    specsOf(suite).map(({ title }) => ({ file: resolve("__tests__/e2e", suite.file), title })),
  );
  return [...jest, ...browser];
};

const map = readFileSync(join(FOLDER, "README.md"), "utf8");

/** The rows of the map: a sentence, a file relative to the folder, and a part of a test's title. */
const rows = map
  .split("\n")
  .filter((line) => /^\| (?!Sentence|---)/.test(line))
  .map((line) => line.split(/(?<!\\)\|/).map((cell) => cell.replaceAll("\\|", "|").trim()))
  .map(([, sentence = "", file = "", title = ""]) => ({ sentence, file, title }));

const passed = passedTests();

const withoutTest = rows.filter(
  ({ file, title }) =>
    !passed.some((test) => test.file === resolve(FOLDER, file) && test.title.includes(title)),
);

const withoutSentence = MAPPED.flatMap((folder) => readdirSync(folder))
  .filter((file) => /\.(spec|test)\.ts$/.test(file))
  .filter((file) => !map.includes(file));

console.log(`${rows.length} sentences of the specification`);
for (const { sentence, file, title } of withoutTest)
  console.error(`No test passed for: ${sentence}\n  ${normalize(join(FOLDER, file))} › ${title}`);
for (const file of withoutSentence) console.error(`Not in ${FOLDER}/README.md: ${file}`);
process.exitCode = rows.length > 0 && withoutTest.length + withoutSentence.length === 0 ? 0 : 1;
