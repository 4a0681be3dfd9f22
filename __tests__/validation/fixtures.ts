import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join, resolve } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { stringify } from "yaml";
import { TEST_CONTENT } from "../../src/commands/lib/test-sites";
import { byFile, isPicture, type Content } from "../../src/content-files/content";
import type { Picture } from "../../src/content-files/pictures";
import { filesIn, readContent } from "../../src/content-files/read";
import { readPictures } from "../../src/content-files/read-pictures";
import { collections } from "../../src/model";
import { contentErrors } from "../../src/validation";
import type { ContentFinding } from "../../src/validation/findings";
import { contentWarnings } from "../../src/validation/warnings";
import { applyPatch, type Operation } from "./json-patch";
import { recipes } from "./recipes";

const BASE = resolve(TEST_CONTENT);
const FIXTURES = resolve(__dirname, "../fixtures");
const WARNINGS = resolve(__dirname, "../fixtures-warnings");

/** A picture as wide as pages show it: those of the base are smaller, to be built quickly. */
const WIDE = join(FIXTURES, "wide.jpg");

const CHANGES = "changes.json";
const EARLIER = "earlier.json";
const EXPECTED = "expected.txt";

const foldersIn = (folder: string) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

/** Names of the folders with an error, and of those with a warning. */
export const errorNames = foldersIn(FIXTURES);
export const warningNames = foldersIn(WARNINGS);

const folderOf = (name: string) => join(warningNames.includes(name) ? WARNINGS : FIXTURES, name);

/** What the check must say about a fixture, line by line. */
export const expectedLines = (name: string) =>
  readFileSync(join(folderOf(name), EXPECTED), "utf8")
    .split(/\r?\n/)
    .filter(Boolean);

/** Content as one tree of folders, files and fields: what the paths of a patch lead through. */
type Tree = Record<string, unknown>;

const treeOf = ({ entries, locales }: Content) => {
  const tree: Tree = {};
  for (const { file, data } of [...entries, ...locales]) {
    const folders = file.split("/").slice(0, -1);
    const folder = folders.reduce((holder, name) => (holder[name] ??= {}) as Tree, tree);
    folder[basename(file)] = data;
  }
  return tree;
};

/** The data of each file of a tree, by its path. */
const filesOf = (tree: Tree, folder = ""): [file: string, data: unknown][] =>
  Object.entries(tree).flatMap(([name, value]) =>
    /\.(json|yaml)$/.test(name)
      ? [[folder + name, value]]
      : filesOf(value as Tree, `${folder}${name}/`),
  );

let base: Tree | undefined;

/** Read once, and not before a test asks: in jsdom it has to supply what the reader needs. */
const baseTree = () => (base ??= treeOf(readContent(BASE, collections)));

const baseFiles = () => new Map(filesOf(baseTree()));

/** The data of the base's files after the patch that a fixture has under this name, if it has one. */
const patched = (name: string, patch: string) => {
  const path = join(folderOf(name), patch);
  const operations = existsSync(path)
    ? (JSON.parse(readFileSync(path, "utf8")) as Operation[])
    : [];
  return new Map(filesOf(applyPatch(baseTree(), operations)));
};

const textOf = (file: string, data: unknown) =>
  file.endsWith(".yaml") ? stringify(data, { lineWidth: 0 }) : JSON.stringify(data, null, 2);

/** Writes the files that a fixture has of its own, and returns those of the base that it lacks. */
const writeOwn = async (name: string, root: string) => {
  const [before, after] = [baseFiles(), patched(name, CHANGES)];
  for (const [file, data] of after) {
    if (isDeepStrictEqual(data, before.get(file))) continue;
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), textOf(file, data));
  }
  const filter = (path: string) => ![CHANGES, EARLIER, EXPECTED].includes(basename(path));
  cpSync(folderOf(name), root, { recursive: true, filter });
  await recipes[name]?.(root);
  return [...before.keys()].filter((file) => !after.has(file));
};

const temporaryFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), "content-"));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
};

/**
 * A new folder in the system's own for temporary files, with the tests' content in `content`, changed
 * as the fixture says; as it is without a name.
 */
export const contentOf = async (name?: string) => {
  const { folder, remove } = temporaryFolder();
  const root = join(folder, "content");
  cpSync(BASE, root, { recursive: true });
  for (const file of filesIn(root).filter(isPicture)) copyFileSync(WIDE, join(root, file));
  const missing = name === undefined ? [] : await writeOwn(name, root);
  for (const file of missing) rmSync(join(root, file));
  return { root, folder, remove };
};

/** What the rules want to know about content. */
type Fixture = { content: Content; pictures: Picture[] };

/** Reads a folder of content as the commands do. */
export const readFolder = async (root: string): Promise<Fixture> => {
  const content = readContent(root, collections);
  return { content, pictures: await readPictures(root, content.files) };
};

/** What lies below a fixture's own folder instead of the base's, or is missing there. */
const overlay = (below: Fixture, own: Fixture, missing: string[]): Fixture => {
  const { files } = own.content;
  const hidden = new Set([...files, ...missing]);
  const merge = <Item extends { file: string }>(lower: Item[], upper: Item[]) =>
    [...lower.filter(({ file }) => !hidden.has(file)), ...upper].sort(byFile);
  return {
    content: {
      collections,
      files: [...below.content.files.filter((file) => !hidden.has(file)), ...files].sort(),
      entries: merge(below.content.entries, own.content.entries),
      locales: merge(below.content.locales, own.content.locales),
      older: own.content.older ?? below.content.older,
      unreadable: merge(below.content.unreadable, own.content.unreadable),
    },
    pictures: merge(below.pictures, own.pictures),
  };
};

/** Makes one value per name, whoever asks for it how often. */
const once = <Value>(make: (name?: string) => Promise<Value>) => {
  const made = new Map<string | undefined, Promise<Value>>();
  return (name?: string) => {
    const value = made.get(name) ?? make(name);
    made.set(name, value);
    return value;
  };
};

const readBase = async () => {
  const { root, remove } = await contentOf();
  return readFolder(root).finally(remove);
};

/** What `contentOf` would hold, as data: of each fixture only the files of its own are read. */
export const readFixture = once(async (name): Promise<Fixture> => {
  if (name === undefined) return readBase();
  const { folder, remove } = temporaryFolder();
  const missing = await writeOwn(name, folder);
  const own = await readFolder(folder).finally(remove);
  return overlay(await readFixture(), own, missing);
});

export const errorsOf = once(async (name) => {
  const { content, pictures } = await readFixture(name);
  return contentErrors(content, pictures);
});

/** The data of a file before the owner's changes: those of the base, unless the fixture says otherwise. */
export const earlierOf = (name?: string) => {
  const files = name === undefined ? baseFiles() : patched(name, EARLIER);
  return (file: string) => files.get(file);
};

export const warningsOf = async (name?: string, earlier = earlierOf(name)) => {
  const { content, pictures } = await readFixture(name);
  return contentWarnings(content, pictures, earlier);
};

export const findingsOf = once(async (name): Promise<ContentFinding[]> => [
  ...(await errorsOf(name)),
  ...(await warningsOf(name)),
]);
