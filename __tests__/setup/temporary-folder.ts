import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

/** Creates an empty folder. */
export const temporaryFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), "test-"));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
};

/** Creates an empty folder for each test of a file or block, and removes it afterwards. The result returns its path. */
export const withTemporaryFolder = () => {
  let current: ReturnType<typeof temporaryFolder>;
  beforeEach(() => {
    current = temporaryFolder();
  });
  afterEach(() => current.remove());
  return () => current.folder;
};

/** The same, and the folder is the current one during the test. */
export const insideTemporaryFolder = () => {
  const folder = withTemporaryFolder();
  const home = process.cwd();
  beforeEach(() => process.chdir(folder()));
  afterEach(() => process.chdir(home));
  return folder;
};

/** Writes a file, and the folders above it. */
export const write = (file: string, text: string | Uint8Array = "") => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
};
