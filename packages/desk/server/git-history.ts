import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { isPlainPath } from "../stores/writable";
import type { ChangedFile, Version } from "../stores/store";

const run = promisify(execFile);

/** In bytes. */
const MAX_OUTPUT = 1e8;

/** Versions that are told. */
const MOST = 100;

/** Whatever the owner has set for Git. */
const SETTINGS = ["core.quotePath=false", "log.showRoot=true", "log.showSignature=false"];

const REVISION = /^[\da-f]{40}\^?$/;

/** Hash, date, author and first line of a commit, separated by control characters. */
const FORMAT = "--format=%H%x1f%cI%x1f%an%x1f%s";

/** Each answer is undefined if there is no Git, or Git finds nothing. */
const unlessNone =
  <Asked extends unknown[], Answer>(ask: (...asked: Asked) => Promise<Answer>) =>
  (...asked: Asked) =>
    ask(...asked).catch(() => undefined);

/**
 * The functions are those of a store.
 * @param root folder of the content; the checkout may begin above it. Of other files nothing is told.
 */
export const gitHistory = (root: string) => {
  const git = async (...args: string[]) => {
    const settings = SETTINGS.flatMap((each) => ["-c", each]);
    const options = { cwd: root, maxBuffer: MAX_OUTPUT, encoding: "buffer" } as const;
    return (await run("git", ["--literal-pathspecs", ...settings, ...args], options)).stdout;
  };
  const lines = async (...args: string[]) =>
    (await git(...args)).toString().split("\n").filter(Boolean);

  /** Throws if the commit does not have the file. */
  const bytesAt = async (revision: string, file: string) => {
    if (!isPlainPath(file)) throw new Error(`${file} is no file of the content.`);
    // Without `./` the path would be relative to the root of the checkout.
    return git("show", `${revision}:./${file}`);
  };

  return {
    /** Newest first. */
    history: unlessNone(async (file?: string): Promise<Version[] | undefined> => {
      if (file !== undefined && !isPlainPath(file)) return undefined;
      const found = await lines("log", FORMAT, `--max-count=${MOST}`, "--", file ?? ".");
      return found.map((line) => {
        const [revision = "", date, author = "", message] = line.split("\x1f");
        return { revision, date, author, message };
      });
    }),
    /** Of a merge, tells the changes relative to its first parent. */
    changed: unlessNone(async (revision: string): Promise<ChangedFile[] | undefined> => {
      if (!REVISION.test(revision)) return undefined;
      const options = ["--name-status", "--no-renames", "--relative", "--diff-merges=first-parent"];
      const [parents = "", ...files] = await lines("show", "--format=.%P", ...options, revision);
      const before = parents === "." ? undefined : `${revision}^`;
      return files.map((line) => {
        const [status, file = ""] = line.split("\t");
        return { file, isRemoved: status === "D", before };
      });
    }),
    /** Undefined if the commit does not have the file. */
    read: unlessNone(async (revision: string, file: string) =>
      REVISION.test(revision) ? (await bytesAt(revision, file)).toString() : undefined,
    ),
    /** A file before a commit; else as the last commit has it. */
    bytesBefore: unlessNone((revision: string, file: string) =>
      bytesAt(REVISION.test(revision) ? `${revision}^` : "HEAD", file),
    ),
  };
};
