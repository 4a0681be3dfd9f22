import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { truncate } from "../../../content-files/strings";

/** A change of some files of a folder of content. */
export type Mutation = {
  /** Under which it is counted. */
  kind: string;
  /** What it does, in one line. */
  title: string;
  /** The files and folders that it changes, makes or removes; the check must name one of them. */
  files: string[];
  apply: (root: string) => void | Promise<void>;
};

/** A value as a title quotes it. */
export const quoted = (value: unknown) => truncate(JSON.stringify(value) ?? "nothing");

/** Writes a file, and the folders above it. */
export const write = (root: string, file: string, bytes: string | Uint8Array) => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), bytes);
};

/** Brings back what a mutation has changed, from the folder of which `root` is a copy. */
export const undo = ({ files }: Mutation, root: string, original: string) => {
  for (const file of files) {
    rmSync(join(root, file), { recursive: true, force: true });
    if (existsSync(join(original, file)))
      cpSync(join(original, file), join(root, file), { recursive: true });
  }
};
