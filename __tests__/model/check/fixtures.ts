import { copyFileSync, cpSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { parse } from "yaml";
import { TEST_CONTENT, TEST_DATE } from "../../../src/commands/lib/test-sites";
import { byFile, isPicture, parseContent } from "../../../packages/typed-content/files/content";
import { parseText } from "../../../packages/typed-content/files/yaml";
import type { Content, LocaleFile, Picture } from "../../../packages/typed-content/content";
import { filesIn, readContent, readSources } from "../../../packages/typed-content/files/read";
import { readPictures } from "../../../packages/typed-content/files/read-pictures";
import { contentModel } from "../../../src/model";
import { textRows, untranslatedIn } from "../../../packages/typed-content/texts/texts";
import { contentErrors } from "../../../packages/typed-content/check";
import type { ContentFinding } from "../../../packages/typed-content/check/findings";
import { contentWarnings } from "../../../packages/typed-content/check/warnings";
import { temporaryFolder, write } from "../../setup/temporary-folder";
import { applyPatch, type Files, type Operation } from "./json-patch";
import { sourceOf } from "./source-of";
import { recipes } from "./recipes";

/** A picture as wide as pages show it; those of the base are smaller, for quick builds. */
const WIDE = join(__dirname, "wide.jpg");

type Case = {
  changes?: Operation[];
  /** The content before the owner's changes. */
  earlier?: Operation[];
  files?: Record<string, string>;
  sentences: string[];
};

type Kind = "errors" | "warnings";

const cases = parse(readFileSync(join(__dirname, "findings.yaml"), "utf8")) as Record<
  Kind,
  Partial<Record<string, Case>>
>;

export const errorNames = Object.keys(cases.errors);
export const warningNames = Object.keys(cases.warnings);

const caseOf = (name: string): Case => {
  const found = cases.errors[name] ?? cases.warnings[name];
  if (!found) throw new Error(`findings.yaml has no case ${name}.`);
  return found;
};

/** Returns the expected findings of a case, one per line. */
export const expectedLines = (name: string) => caseOf(name).sentences;

/** The sunset trip of the specification returns before the sunset in midsummer. In the base it does not. */
const LATE_RETURN: Operation = { op: "replace", path: "/trips/sunset.json/end", value: "21:30" };

/** The specification's note says that prices vary slightly, whatever the seasons' are. In the base it does not. */
const PRICE_NOTE: Operation = {
  op: "replace",
  path: "/pages/prices.json/vatNote",
  value: { es: "IVA incluido.", en: "VAT included.", de: "Inklusive MwSt." },
};

/** Returns the translations that texts lack for which one language suffices. In the base they are there. */
const translations = (content: Content): Operation[] =>
  textRows(content).flatMap((row) =>
    untranslatedIn(row).map((code) => {
      const { file, path } = row.cells[code];
      const original = Object.values(row.cells).find(({ text }) => text)?.text;
      return { op: "add", path: `/${[file, ...path].join("/")}`, value: `${original} (${code})` };
    }),
  );

const dataIn = ({ entries, locales }: Content): Files =>
  Object.fromEntries([...entries, ...locales].map(({ file, data }) => [file, data]));

let base: Files | undefined;

/** Reads the base once, and lazily: tests in jsdom first have to add globals that the reader needs. */
const baseFiles = () => {
  if (base) return base;
  const content = readContent(TEST_CONTENT, contentModel);
  const own = [LATE_RETURN, PRICE_NOTE, ...translations(content)];
  return (base = applyPatch(dataIn(content), own));
};

/** Writes files to a folder, except those that are as before. */
const writeFiles = (root: string, files: Files, before: Files = {}) => {
  for (const [file, data] of Object.entries(files))
    if (!isDeepStrictEqual(data, before[file])) write(join(root, file), sourceOf(file, data));
};

/** Writes the files of a case, and returns the files of the base that it removes. */
const writeCase = async (name: string, root: string) => {
  const { changes, files = {} } = caseOf(name);
  const [before, after] = [baseFiles(), applyPatch(baseFiles(), changes)];
  writeFiles(root, after, before);
  for (const [file, text] of Object.entries(files)) write(join(root, file), text);
  await recipes[name]?.(root);
  return Object.keys(before).filter((file) => !(file in after));
};

/**
 * Creates a temporary folder with the tests' content in `content`, changed by a fixture if one is named,
 * with wide pictures, all translations, a sunset trip that returns late, and prices that vary as they may.
 */
export const contentOf = async (name?: string) => {
  const { folder, remove } = temporaryFolder();
  const root = join(folder, "content");
  cpSync(TEST_CONTENT, root, { recursive: true });
  for (const file of filesIn(root).filter(isPicture)) copyFileSync(WIDE, join(root, file));
  writeFiles(root, baseFiles());
  const missing = name === undefined ? [] : await writeCase(name, root);
  for (const file of missing) rmSync(join(root, file));
  return { root, folder, remove };
};

/** The input of the rules. */
type Fixture = { content: Content; pictures: Picture[] };

/** Reads a folder of content as the commands do. */
export const readFolder = async (root: string): Promise<Fixture> => {
  const content = readContent(root, contentModel);
  return { content, pictures: await readPictures(root, content.files) };
};

/** What is read from a folder, before it is parsed. */
const readUnparsed = async (root: string) => {
  const { files, sources } = readSources(root, contentModel);
  return { files, sources, pictures: await readPictures(root, files) };
};

type Unparsed = Awaited<ReturnType<typeof readUnparsed>>;

/** Returns the base with the fixture's own files, and without the missing ones. */
const overlay = (below: Unparsed, own: Unparsed, missing: string[]): Unparsed => {
  const isKept = (file: string) => !own.files.includes(file) && !missing.includes(file);
  const merge = <Item extends { file: string }>(lower: Item[], upper: Item[]) =>
    [...lower.filter(({ file }) => isKept(file)), ...upper].sort(byFile);
  return {
    files: [...below.files.filter(isKept), ...own.files].sort(),
    sources: merge(below.sources, own.sources),
    pictures: merge(below.pictures, own.pictures),
  };
};

/** Returns a function that caches its value for each name. */
const cached = <Value>(create: (name?: string) => Promise<Value>) => {
  const values = new Map<string | undefined, Promise<Value>>();
  return (name?: string) => {
    const value = values.get(name) ?? create(name);
    values.set(name, value);
    return value;
  };
};

const readBase = cached(async () => {
  const { root, remove } = await contentOf();
  return readUnparsed(root).finally(remove);
});

/** Returns what `contentOf` would write, as data; only the fixture's own files are read from disk. */
const readFixture = cached(async (name): Promise<Fixture> => {
  let read = await readBase();
  if (name !== undefined) {
    const { folder, remove } = temporaryFolder();
    const missing = await writeCase(name, folder);
    read = overlay(read, await readUnparsed(folder).finally(remove), missing);
  }
  const { files, sources, pictures } = read;
  return { content: parseContent(files, sources, contentModel, parseText), pictures };
});

type Changes = Record<string, ((data: Record<string, unknown>) => unknown) | null>;

/** The changes by which the tests' content is ready for the launch. */
export const READY: Changes = {
  "reviews/lucia-ferrer-mas.json": (review) => (review.sample = false),
  "questions/parrots.json": null,
};

/** Returns a fixture in which the data of some files are changed, and files with `null` are missing. */
export const changedFixture = async (
  name: string | undefined,
  changes: Changes,
): Promise<Fixture> => {
  const { content, pictures } = await readFixture(name);
  const alter = <File extends LocaleFile>(each: File): File[] => {
    const change = changes[each.file];
    if (change === undefined) return [each];
    const data = structuredClone(each.data);
    change?.(data as Record<string, unknown>);
    return change ? [{ ...each, data }] : [];
  };
  const { entries, locales } = content;
  const changed = { entries: entries.flatMap(alter), locales: locales.flatMap(alter) };
  return { content: { ...content, ...changed }, pictures };
};

export const errorsOf = cached(async (name) => {
  const { content, pictures } = await readFixture(name);
  return contentErrors(content, pictures);
});

/** Returns a function that reads data from before the owner's changes: the base's, or the fixture's own. */
export const earlierOf = (name?: string) => {
  const files = name === undefined ? baseFiles() : applyPatch(baseFiles(), caseOf(name).earlier);
  return (file: string) => files[file];
};

export const warningsOf = async (name?: string, earlier = earlierOf(name)) => {
  const { content, pictures } = await readFixture(name);
  return contentWarnings(content, pictures, earlier, TEST_DATE);
};

export const findingsOf = cached(async (name): Promise<ContentFinding[]> => [
  ...(await errorsOf(name)),
  ...(await warningsOf(name)),
]);
