import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { present } from "./setup/present";

const FOLDER = "__tests__/e2e/spec";

const rows = readFileSync(join(FOLDER, "README.md"), "utf8")
  .split("\n")
  .filter((line) => /^\| (?!Sentence|---)/.test(line))
  .map((line) => line.replaceAll("\\|", "¦").split("|"))
  .map((cells) => cells.map((cell) => cell.replaceAll("¦", "|").trim()))
  .map(([, sentence, file, title]) => ({
    sentence,
    file: present(file, `file that proves: ${sentence}`),
    title: present(title, `title of a test for: ${sentence}`),
  }));

/** Returns the titles of a file's tests, as far as they are in the source. */
const titlesOf = (file: string) =>
  Array.from(
    readFileSync(join(FOLDER, file), "utf8").matchAll(
      /test\(\s*(?:"((?:[^"\\]|\\.)*)"|`([^`]*)`|(\w+),)|^ {4}"([^"]+)",$|^ {2}\["([^"]+)"|\)\(\s*"([^"]+)"/gm,
    ),
    ([, quoted, template, , clause, short, each]) =>
      quoted ?? template ?? clause ?? short ?? each ?? "",
  );

test("the map of the specification names many sentences of all its sections", () => {
  expect(rows.length).toBeGreaterThan(90);
});

test.each(rows)("a test of $file proves: $sentence – $title", ({ file, title }) => {
  expect(titlesOf(file).some((candidate) => candidate.includes(title))).toBe(true);
});

test("every file of browser and site tests of the specification is named in the map", () => {
  const named = readFileSync(join(FOLDER, "README.md"), "utf8");
  const files = [FOLDER, "__tests__/site/spec"].flatMap((folder) =>
    readdirSync(folder).filter((file) => /\.(spec|test)\.ts$/.test(file)),
  );
  expect(files.length).toBeGreaterThan(25);
  expect(files.filter((file) => !named.includes(file))).toEqual([]);
});
