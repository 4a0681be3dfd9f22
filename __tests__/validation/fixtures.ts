import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { byFile, type Content } from "../../src/content-files/content";
import type { Picture } from "../../src/content-files/pictures";
import { readContent } from "../../src/content-files/read";
import { readPictures } from "../../src/content-files/read-pictures";
import { collections } from "../../src/model";
import { contentErrors } from "../../src/validation";
import { recipes } from "./recipes";

const FIXTURES = resolve(__dirname, "../fixtures");
const WARNINGS = resolve(__dirname, "../fixtures-warnings");
const VALID = "valid";
const NOTES = ["expected.txt", "DELETE.txt"];

const foldersIn = (folder: string) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== VALID)
    .map(({ name }) => name);

/** Names of the folders with an error, and of those with a warning. */
export const errorNames = foldersIn(FIXTURES);
export const warningNames = foldersIn(WARNINGS);

const folderOf = (name: string) => join(warningNames.includes(name) ? WARNINGS : FIXTURES, name);

/** The lines of a text file of a fixture; none if it has no such file. */
const linesOf = (name: string, file: string) => {
  const path = join(folderOf(name), file);
  return existsSync(path) ? readFileSync(path, "utf8").split(/\r?\n/).filter(Boolean) : [];
};

/** What the check must say about a fixture. */
export const expectedLines = (name: string) => linesOf(name, "expected.txt");

/**
 * A new folder in the system's own for temporary files, with the fixture's content in `content`:
 * the valid one, changed as the fixture says.
 */
export const contentOf = async (name: string) => {
  const folder = mkdtempSync(join(tmpdir(), "content-"));
  const root = join(folder, "content");
  cpSync(join(FIXTURES, VALID), root, { recursive: true });
  cpSync(folderOf(name), root, { recursive: true });
  for (const note of NOTES) rmSync(join(root, note), { force: true });
  for (const file of linesOf(name, "DELETE.txt")) rmSync(join(root, file));
  await recipes[name]?.(root);
  return { root, folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
};

/** What the rules want to know about content. */
type Fixture = { content: Content; pictures: Picture[] };

/** Reads a folder of content as the commands do. */
export const readFolder = async (root: string): Promise<Fixture> => {
  const content = readContent(root, collections);
  return { content, pictures: await readPictures(root, content.files) };
};

/** Makes one value per name, whoever asks for it how often. */
const once = <Value>(make: (name: string) => Promise<Value>) => {
  const made = new Map<string, Promise<Value>>();
  return (name: string) => {
    const value = made.get(name) ?? make(name);
    made.set(name, value);
    return value;
  };
};

const readOnce = once(readFolder);

/** What lies below a fixture's own folder instead of the valid content's, or is missing there. */
const overlay = (valid: Fixture, own: Fixture, deleted: string[]): Fixture => {
  const files = own.content.files.filter((file) => !NOTES.includes(file));
  const hidden = new Set([...files, ...deleted]);
  const merge = <Item extends { file: string }>(below: Item[], above: Item[]) =>
    [...below.filter(({ file }) => !hidden.has(file)), ...above].sort(byFile);
  const kept = valid.content.files.filter((file) => !hidden.has(file));
  return {
    content: {
      collections,
      files: [...kept, ...files].sort(),
      entries: merge(valid.content.entries, own.content.entries),
      locales: merge(valid.content.locales, own.content.locales),
      unreadable: merge(valid.content.unreadable, own.content.unreadable),
    },
    pictures: merge(valid.pictures, own.pictures),
  };
};

/** What `contentOf` would hold, as data: read once, and without a copy where none is needed. */
export const readFixture = once(async (name) => {
  if (name in recipes) {
    const { root, remove } = await contentOf(name);
    return readFolder(root).finally(remove);
  }
  const folders = [join(FIXTURES, VALID), folderOf(name)];
  const [valid, own] = await Promise.all(folders.map(readOnce));
  return overlay(valid, own, linesOf(name, "DELETE.txt"));
});

export const errorsOf = async (name: string) => {
  const { content, pictures } = await readFixture(name);
  return contentErrors(content, pictures);
};
