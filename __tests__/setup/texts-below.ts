import { readFileSync } from "node:fs";
import { relative } from "node:path";
import { filesBelow } from "../../packages/typed-content/files/files-below";

/** Returns the bytes of every file below a folder, as a Latin-1 text, by its path there. */
export const textsBelow = (folder: string) =>
  Object.fromEntries(
    filesBelow(folder).map((file) => [relative(folder, file), readFileSync(file, "latin1")]),
  );
