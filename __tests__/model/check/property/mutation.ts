import { cpSync, existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { truncate } from "../../../../src/typed-content/texts/strings";
import { write as writeFile } from "../../../setup/temporary-folder";
import { ORIGINAL } from "./original";

/** A change of some files of a folder of content. */
export type Mutation = {
  /** What it does, in one line. */
  title: string;
  /** The files and folders that it changes, makes or removes; the check must name one of them. */
  files: string[];
  apply: (root: string) => void | Promise<void>;
};

/** Returns a value as titles quote it. */
export const quoted = (value: unknown) => truncate(JSON.stringify(value) ?? "nothing");

type Bytes = string | Uint8Array;

/** Returns a mutation that writes one file, and the folders above it. */
export const writing = (
  file: string,
  as: string,
  bytes: () => Bytes | Promise<Bytes>,
): Mutation => ({
  title: `${quoted(file)}: ${as}`,
  files: [file],
  apply: async (root) => write(root, file, await bytes()),
});

export const write = (root: string, file: string, bytes: Bytes) =>
  writeFile(join(root, file), bytes);

/** Restores the files of a mutation from the original. */
export const undo = ({ files }: Mutation, root: string) => {
  for (const file of files) {
    const [source, copy] = [join(ORIGINAL, file), join(root, file)];
    rmSync(copy, { recursive: true, force: true });
    if (existsSync(source)) cpSync(source, copy, { recursive: true });
  }
};
