import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
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
