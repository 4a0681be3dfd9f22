import { modelMessages } from "../../../../src/model/messages";
import { TEST_DATE } from "../../../../src/commands/lib/test-sites";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { byFile } from "../../../../src/typed-content/files/content";
import type { Content, Entry, LocaleFile, Picture } from "../../../../src/typed-content/content";
import { readContent } from "../../../../src/typed-content/files/read";
import { readPictures } from "../../../../src/typed-content/files/read-pictures";
import { contentModel } from "../../../../src/model";
import { factPrefix } from "../../../../src/typed-content/texts/facts";
import { contentErrors } from "../../../../src/typed-content/check";
import type { ContentError } from "../../../../src/typed-content/check/findings";
import { promises } from "../../../../src/model/launch/promises";
import { missingForLaunch } from "../../../../src/typed-content/check/launch";
import { findingLine, missingLine } from "../../../../src/typed-content/check/messages";
import { contentWarnings } from "../../../../src/typed-content/check/warnings";
import { original, ORIGINAL } from "./original";

const originalPictures = readPictures(ORIGINAL, original.files);

/** Returns the pictures of a copy; only those that may have changed are read, because it takes long. */
const picturesOf = async (root: string, files: string[], changed: string[]) => {
  const isChanged = (file: string) =>
    changed.some((name) => name === "." || file === name || file.startsWith(`${name}/`));
  const kept = (await originalPictures).filter(
    ({ file }) => files.includes(file) && !isChanged(file),
  );
  return [...kept, ...(await readPictures(root, files.filter(isChanged)))].sort(byFile);
};

/**
 * Returns whether the check passes or refuses a mutated copy of the content.
 * @param changed the files and folders of which a refusal must name one
 * @throws if a function that reports on content throws, a message contains a control character or a
 * missing value, a refusal names no changed file, or Gatsby reads other data from accepted content
 */
export const verdictOn = async (root: string, changed: string[]) => {
  const content = readContent(root, contentModel);
  const pictures = await picturesOf(root, content.files, changed);
  const errors = contentErrors(content, pictures);
  const broken = linesOf(content, pictures, errors, await originalPictures).find(isBroken);
  if (broken !== undefined) throw new Error(`A message is broken: ${broken}`);
  const [error] = errors;
  if (error) {
    if (errors.some((each) => changed.some((file) => names(each, file)))) return "refused";
    throw new Error(`No file that has changed is named: ${findingLine(error, modelMessages)}`);
  }
  const other = content.entries.find((entry) => !isReadAlike(root, entry));
  if (other) throw new Error(`Gatsby reads other data in ${other.file}.`);
  return "passed";
};

/** Returns all messages about the content, and about the original compared with it. */
const linesOf = (
  content: Content,
  pictures: Picture[],
  errors: ContentError[],
  before: Picture[],
) => {
  const dataIn = (entries: Entry[]) => (file: string) =>
    entries.find((entry) => entry.file === file)?.data;
  return [
    ...errors.flatMap((error) => [
      findingLine(error, modelMessages),
      findingLine(error, modelMessages, "en"),
    ]),
    ...contentWarnings(content, pictures, dataIn(original.entries), TEST_DATE).map((warning) =>
      findingLine(warning, modelMessages),
    ),
    // As if the mutated content were the earlier one.
    ...contentWarnings(original, before, dataIn(content.entries), TEST_DATE).map((warning) =>
      findingLine(warning, modelMessages, "en"),
    ),
    ...missingForLaunch(content, pictures, promises).map((missing) =>
      missingLine(missing, modelMessages),
    ),
  ];
};

/** Whether a message contains a control character or a missing value. */
const isBroken = (line: string) => /\p{Cc}|\bundefined\b|\[object/u.test(line);

/** Where a rule compares two files, the error is in the one that the owner is to change. */
const COMPARED: Record<string, string> = {
  "desk-at-site": "company.json",
  "boat-too-small": "terms.json",
};

const names = (error: ContentError, changed: string) =>
  error.file === changed ||
  COMPARED[error.code] === changed ||
  ("other" in error && error.other === changed) ||
  // A folder that has changed, or one that lacks an entry.
  error.file.startsWith(`${changed}/`) ||
  (error.file.endsWith("/") && changed.startsWith(error.file)) ||
  changed === "." ||
  // A missing picture is reported at a field that shows it.
  (error.code === "picture-missing" && error.picture === `/${changed}`) ||
  // A missing fact is reported at a text that names it.
  (error.code === "unknown-placeholder" &&
    contentModel.facts.files.some(
      (file) => changed === file.path && error.name.startsWith(`${factPrefix(file)}.`),
    ));

const jsYaml = createRequire(require.resolve("gatsby-transformer-yaml"))("js-yaml") as {
  load: (text: string) => unknown;
};

/** Whether Gatsby's transformers read the same data in a file. */
const isReadAlike = (root: string, { file, data }: LocaleFile) => {
  const text = readFileSync(join(root, file), "utf8");
  const parse: (text: string) => unknown = file.endsWith(".yaml") ? jsYaml.load : JSON.parse;
  try {
    return isDeepStrictEqual(data, parse(text));
  } catch {
    return false;
  }
};
