import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { byFile, type Content, type Entry, type LocaleFile } from "../../../content-files/content";
import { readContent } from "../../../content-files/read";
import { readPictures } from "../../../content-files/read-pictures";
import type { Picture } from "../../../content-files/pictures";
import { collections } from "../../../model";
import { factFiles } from "../../../model/placeholders";
import { translationsOf } from "../../../translations/table";
import { contentErrors } from "../../../validation";
import type { ContentError } from "../../../validation/findings";
import { missingForLaunch } from "../../../validation/launch";
import { findingLine, missingLine } from "../../../validation/messages";
import { contentWarnings } from "../../../validation/warnings";
import type { Mutation } from "./mutation";

/** What the check makes of a mutation. */
export type Verdict =
  /** It finds no error; `isSame` when it reads what it read before the mutation. */
  | { outcome: "passed"; isSame: boolean }
  | { outcome: "refused" }
  /** What it says is not what it should say. */
  | { outcome: "wrong"; reason: string };

type Read = { content: Content; pictures: Picture[] };

const read = async (root: string): Promise<Read> => {
  const content = readContent(root, collections);
  return { content, pictures: await readPictures(root, content.files) };
};

/** Reads a mutated copy; of the pictures, which take longest, those alone that may have changed. */
const readChanged = async (root: string, changed: string[], before: Picture[]): Promise<Read> => {
  const content = readContent(root, collections);
  const isChanged = (file: string) =>
    changed.some((name) => name === "." || file === name || file.startsWith(`${name}/`));
  const kept = before.filter(({ file }) => content.files.includes(file) && !isChanged(file));
  const read = await readPictures(root, content.files.filter(isChanged));
  return { content, pictures: [...kept, ...read].sort(byFile) };
};

/** Reads the original once; each mutated copy of it is then told apart from it. */
export const checkerOf = async (original: string) => {
  const before = await read(original);

  /**
   * Runs on a mutated copy everything that tells the owner about content.
   * @throws when any of it does
   */
  return async (root: string, files: Mutation["files"]): Promise<Verdict> => {
    const now = await readChanged(root, files, before.pictures);
    const errors = contentErrors(now.content, now.pictures);
    const reason = wrongLine(linesOf(now, errors, before)) ?? unnamed(errors, files);
    if (reason) return { outcome: "wrong", reason };
    if (errors.length > 0) return { outcome: "refused" };
    const differing = now.content.entries.find((entry) => !isReadAlike(root, entry));
    return differing
      ? { outcome: "wrong", reason: `Gatsby reads other data in ${differing.file}` }
      : { outcome: "passed", isSame: isDeepStrictEqual(factsOf(now), factsOf(before)) };
  };
};

/** Everything that is told about the content, and about what it was before. */
const linesOf = ({ content, pictures }: Read, errors: ContentError[], before: Read) => {
  const dataIn = (entries: Entry[]) => (file: string) =>
    entries.find((entry) => entry.file === file)?.data;
  translationsOf(content);
  return [
    ...errors.map((error) => findingLine(error)),
    ...errors.map((error) => findingLine(error, "en")),
    ...contentWarnings(content, pictures, dataIn(before.content.entries)).map((warning) =>
      findingLine(warning),
    ),
    // As if what is strange had been there before.
    ...contentWarnings(before.content, before.pictures, dataIn(content.entries)).map((warning) =>
      findingLine(warning, "en"),
    ),
    ...missingForLaunch(content, pictures).map((missing) => missingLine(missing)),
  ];
};

/** Marks of a message that was put together from something that is not there. */
const HOLES = /\bundefined\b|\[object/;

const wrongLine = (lines: string[]) =>
  lines.find((line) => /\p{Cc}/u.test(line) || HOLES.test(line));

/** Why errors do not lead the owner to one of the files that have changed. */
const unnamed = (errors: ContentError[], files: string[]) => {
  const [first] = errors;
  if (!first || errors.some((error) => files.some((file) => names(error, file)))) return undefined;
  return `no file that has changed is named: ${findingLine(first)}`;
};

const names = (error: ContentError, changed: string) =>
  error.file === changed ||
  ("other" in error && error.other === changed) ||
  // A folder that has changed, or one that lacks an entry.
  error.file.startsWith(`${changed}/`) ||
  (error.file.endsWith("/") && changed.startsWith(error.file)) ||
  changed === "." ||
  // A picture that is gone is told where a field shows it.
  (error.code === "picture-missing" && error.picture === `/${changed}`) ||
  // A fact that is gone is told where a text names it.
  (error.code === "unknown-placeholder" &&
    factFiles.some((name) => changed === `${name}.json` && error.name.startsWith(`${name}.`)));

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

/** What of the content reaches the pages. */
const factsOf = ({ content, pictures }: Read) => ({
  entries: content.entries.map(({ file, data }) => ({ file, data: JSON.stringify(data) })),
  locales: content.locales,
  pictures,
});
