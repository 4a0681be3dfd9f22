import { createRequire } from "node:module";
import { isDeepStrictEqual } from "node:util";
import { TEST_DATE } from "../../../../src/commands/lib/test-sites";
import { contentModel } from "../../../../src/model";
import { promises } from "../../../../src/model/launch/promises";
import { modelMessages } from "../../../../src/model/messages";
import { contentErrors } from "../../../../packages/typed-content/check";
import type { ContentError } from "../../../../packages/typed-content/check/findings";
import { missingForLaunch } from "../../../../packages/typed-content/check/launch";
import { findingLine, missingLine } from "../../../../packages/typed-content/check/messages";
import { contentWarnings } from "../../../../packages/typed-content/check/warnings";
import type { Content, Entry, Picture } from "../../../../packages/typed-content/content";
import { isYaml } from "../../../../packages/typed-content/files/content";
import { factPrefix } from "../../../../packages/typed-content/texts/facts";
import { contentWith, original, pictures } from "./original";

/**
 * Returns whether the check passes or refuses the content with another text in one file.
 * @throws if a function that reports on content throws, a message contains a control character or a missing value, a
 * refusal does not name the file, or Gatsby reads other data from accepted content
 */
export const verdictOn = async ({ file, text }: { file: string; text: string }) => {
  const content = contentWith({ [file]: text });
  const errors = contentErrors(content, await pictures);
  const broken = linesOf(content, errors, await pictures).find(isBroken);
  if (broken !== undefined) throw new Error(`A message is broken: ${broken}`);
  const [error] = errors;
  if (error) {
    if (errors.some((each) => names(each, file))) return "refused";
    throw new Error(`The file that has changed is not named: ${findingLine(error, modelMessages)}`);
  }
  const changed = [...content.entries, ...content.locales].find((each) => each.file === file);
  if (changed && !isDeepStrictEqual(changed.data, readByGatsby(file, text)))
    throw new Error(`Gatsby reads other data in ${file}.`);
  return "passed";
};

/** Returns all messages about the content, and about the original compared with it. */
const linesOf = (content: Content, errors: ContentError[], shown: Picture[]) => {
  const dataIn = (entries: Entry[]) => (file: string) =>
    entries.find((entry) => entry.file === file)?.data;
  const findings = [
    ...errors,
    ...contentWarnings(content, shown, dataIn(original.entries), TEST_DATE),
    // As if the mutated content were the earlier one.
    ...contentWarnings(original, shown, dataIn(content.entries), TEST_DATE),
  ];
  return [
    ...findings.flatMap((finding) => [
      findingLine(finding, modelMessages),
      findingLine(finding, modelMessages, "en"),
    ]),
    ...missingForLaunch(content, shown, promises).map((each) => missingLine(each, modelMessages)),
  ];
};

/** Whether a message contains a control character or a missing value. */
const isBroken = (line: string) => /\p{Cc}|\bundefined\b|\[object/u.test(line);

/** Where a rule compares two files, the error is in the one that the owner is to change. */
const COMPARED: Record<string, string> = {
  "desk-at-site": "company.json",
};

const names = (error: ContentError, changed: string) =>
  error.file === changed ||
  COMPARED[error.code] === changed ||
  ("other" in error && error.other === changed) ||
  // A missing fact is reported at a text that names it.
  (error.code === "unknown-placeholder" &&
    contentModel.facts.files.some(
      (file) => changed === file.path && error.name.startsWith(`${factPrefix(file)}.`),
    ));

const jsYaml = createRequire(require.resolve("gatsby-transformer-yaml"))("js-yaml") as {
  load: (text: string) => unknown;
};

/** Returns the data that Gatsby's transformers read; undefined if they read none. */
const readByGatsby = (file: string, text: string): unknown => {
  try {
    return isYaml(file) ? jsYaml.load(text) : JSON.parse(text);
  } catch {
    return undefined;
  }
};
