import { copyFileSync, cpSync, readFileSync, rmSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { parse, stringify } from "yaml";
import { TEST_CONTENT, TEST_DATE } from "../../../src/commands/lib/test-sites";
import { byFile, isPicture } from "../../../src/typed-content/files/content";
import type { Content, LocaleFile, Picture } from "../../../src/typed-content/content";
import { filesIn, readContent } from "../../../src/typed-content/files/read";
import { readPictures } from "../../../src/typed-content/files/read-pictures";
import { contentModel } from "../../../src/model";
import { textRows, untranslatedIn } from "../../../src/typed-content/texts/texts";
import { contentErrors } from "../../../src/typed-content/check";
import type { ContentFinding } from "../../../src/typed-content/check/findings";
import { contentWarnings } from "../../../src/typed-content/check/warnings";
import { temporaryFolder, write } from "../../setup/temporary-folder";
import { applyPatch, type Operation } from "./json-patch";
import { recipes } from "./recipes";

const BASE = resolve(TEST_CONTENT);

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

/** Content as one tree of folders, files and fields, to which patches are applied. */
type Tree = Record<string, unknown>;

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

const treeOf = ({ entries, locales }: Content) => {
  const tree: Tree = {};
  for (const { file, data } of [...entries, ...locales]) {
    const folders = file.split("/").slice(0, -1);
    const folder = folders.reduce((holder, name) => (holder[name] ??= {}) as Tree, tree);
    folder[basename(file)] = data;
  }
  return tree;
};

/** Returns the data of each file of a tree, by its path. */
const filesOf = (tree: Tree, folder = ""): [file: string, data: unknown][] =>
  Object.entries(tree).flatMap(([name, value]) =>
    /\.(json|yaml)$/.test(name)
      ? [[folder + name, value]]
      : filesOf(value as Tree, `${folder}${name}/`),
  );

let trees: { original: Tree; base: Tree } | undefined;

/** Reads the base once, and lazily: tests in jsdom first have to add globals that the reader needs. */
const readTrees = () => {
  const content = readContent(BASE, contentModel);
  const original = treeOf(content);
  return {
    original,
    base: applyPatch(original, [LATE_RETURN, PRICE_NOTE, ...translations(content)]),
  };
};

const baseTree = () => (trees ??= readTrees()).base;

const baseFiles = () => new Map(filesOf(baseTree()));

/** Returns the files that are otherwise in the base than in the tests' content. */
const ownFiles = () => {
  const original = new Map(filesOf((trees ??= readTrees()).original));
  return [...baseFiles()].filter(([file, data]) => !isDeepStrictEqual(data, original.get(file)));
};

/** Returns the data of the base's files after a patch. */
const patched = (operations: Operation[] = []) =>
  new Map(filesOf(applyPatch(baseTree(), operations)));

const textOf = (file: string, data: unknown) =>
  file.endsWith(".yaml") ? stringify(data, { lineWidth: 0 }) : JSON.stringify(data, null, 2);

/** Writes the files of a case, and returns the files of the base that it removes. */
const writeCase = async (name: string, root: string) => {
  const { changes, files = {} } = caseOf(name);
  const [before, after] = [baseFiles(), patched(changes)];
  for (const [file, data] of after) {
    if (isDeepStrictEqual(data, before.get(file))) continue;
    write(join(root, file), textOf(file, data));
  }
  for (const [file, text] of Object.entries(files)) write(join(root, file), text);
  await recipes[name]?.(root);
  return [...before.keys()].filter((file) => !after.has(file));
};

/**
 * Creates a temporary folder with the tests' content in `content`, changed by a fixture if one is named,
 * with wide pictures, all translations, a sunset trip that returns late, and prices that vary as they may.
 */
export const contentOf = async (name?: string) => {
  const { folder, remove } = temporaryFolder();
  const root = join(folder, "content");
  cpSync(BASE, root, { recursive: true });
  for (const file of filesIn(root).filter(isPicture)) copyFileSync(WIDE, join(root, file));
  for (const [file, data] of ownFiles()) write(join(root, file), textOf(file, data));
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

/** Returns the base with the fixture's own files, and without the missing ones. */
const overlay = (below: Fixture, own: Fixture, missing: string[]): Fixture => {
  const { files } = own.content;
  const hidden = new Set([...files, ...missing]);
  const merge = <Item extends { file: string }>(lower: Item[], upper: Item[]) =>
    [...lower.filter(({ file }) => !hidden.has(file)), ...upper].sort(byFile);
  return {
    content: {
      model: contentModel,
      files: [...below.content.files.filter((file) => !hidden.has(file)), ...files].sort(),
      entries: merge(below.content.entries, own.content.entries),
      locales: merge(below.content.locales, own.content.locales),
      marks: { ...below.content.marks, ...own.content.marks },
      unreadable: merge(below.content.unreadable, own.content.unreadable),
    },
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

const readBase = async () => {
  const { root, remove } = await contentOf();
  return readFolder(root).finally(remove);
};

/** Returns what `contentOf` would write, as data; only the fixture's own files are read from disk. */
export const readFixture = cached(async (name): Promise<Fixture> => {
  if (name === undefined) return readBase();
  const { folder, remove } = temporaryFolder();
  const missing = await writeCase(name, folder);
  const own = await readFolder(folder).finally(remove);
  return overlay(await readFixture(), own, missing);
});

/** Returns a fixture in which the data of some files are changed, and files with `null` are missing. */
export const changedFixture = async (
  name: string | undefined,
  changes: Record<string, ((data: Record<string, unknown>) => unknown) | null>,
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
  const files = name === undefined ? baseFiles() : patched(caseOf(name).earlier);
  return (file: string) => files.get(file);
};

export const warningsOf = async (name?: string, earlier = earlierOf(name)) => {
  const { content, pictures } = await readFixture(name);
  return contentWarnings(content, pictures, earlier, TEST_DATE);
};

export const findingsOf = cached(async (name): Promise<ContentFinding[]> => [
  ...(await errorsOf(name)),
  ...(await warningsOf(name)),
]);
