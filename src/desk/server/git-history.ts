import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { ChangedFile, Version } from "../stores/stored-versions";

const run = promisify(execFile);

/** In bytes. */
const MAX_OUTPUT = 1e8;

/** Versions that are told. */
export const MOST = 100;

/** Whatever the owner has set for Git. */
const SETTINGS = ["core.quotePath=false", "log.showRoot=true", "log.showSignature=false"];

const REVISION = /^([\da-f]{40}\^?|HEAD)$/;

/** Hash, parents, date, author and first line of a commit, separated by control characters. */
const FORMAT = "%H%x1f%P%x1f%cI%x1f%an%x1f%s";

/** Git's names of what a file was and became; null where there was none. */
export type ChangedBlob = { file: string; before: string | null; after: string | null };

type GitCommit = { version: Version & { date: string }; isFirst: boolean; files: ChangedBlob[] };

const blobOf = (hash: string | undefined) =>
  hash === undefined || /^0+$/.test(hash) ? null : hash;

/** From lines of `git log --raw`, in which those of its files follow each commit. */
const parseLog = (lines: string[]) => {
  const commits: GitCommit[] = [];
  for (const line of lines) {
    if (line.startsWith(":")) {
      const [blobs = "", file = ""] = line.split("\t");
      const [, , before, after] = blobs.split(" ");
      commits.at(-1)?.files.push({ file, before: blobOf(before), after: blobOf(after) });
    } else {
      const [revision = "", parents, date = "", author = "", message] = line.split("\x1f");
      const version = { revision, date, author, message };
      commits.push({ version, isFirst: !parents, files: [] });
    }
  }
  return commits;
};

/** Each answer is undefined if there is no Git, or Git finds nothing. */
const unlessNone =
  <Asked extends unknown[], Answer>(ask: (...asked: Asked) => Promise<Answer>) =>
  (...asked: Asked) =>
    ask(...asked).catch(() => undefined);

/** @param root folder of the content; the checkout may begin above it. Of other files nothing is told. */
export const gitHistory = (root: string) => {
  const git = async (...args: string[]) => {
    const settings = SETTINGS.flatMap((each) => ["-c", each]);
    const options = { cwd: root, maxBuffer: MAX_OUTPUT };
    return (await run("git", ["--literal-pathspecs", ...settings, ...args], options)).stdout;
  };
  const lines = async (...args: string[]) => (await git(...args)).split("\n").filter(Boolean);
  /** Of a merge, tells the changes relative to its first parent. */
  const commits = async (command: string, ...args: string[]) => {
    const options = ["--raw", "--no-abbrev", "--no-renames", "--relative"];
    const merges = "--diff-merges=first-parent";
    return parseLog(await lines(command, `--format=${FORMAT}`, ...options, merges, ...args));
  };
  return {
    /** Newest first. */
    log: unlessNone((file?: string) => commits("log", `--max-count=${MOST}`, "--", file ?? ".")),
    /** Since the last commit. */
    uncommitted: unlessNone(async (only?: string) => {
      const place = only ?? ".";
      const options = ["--name-status", "--no-renames", "--relative", "HEAD"];
      const changed = (await lines("diff", ...options, "--", place)).map((line): ChangedFile => {
        const [status, file = ""] = line.split("\t");
        return { file, isRemoved: status === "D", before: "HEAD" };
      });
      const added = await lines("ls-files", "--others", "--exclude-standard", "--", place);
      return [
        ...changed,
        ...added.map((file): ChangedFile => ({ file, isRemoved: false, before: "HEAD" })),
      ];
    }),
    changed: unlessNone(async (revision: string) => {
      if (!REVISION.test(revision)) return undefined;
      const [found] = await commits("show", revision);
      const before = found?.isFirst ? undefined : `${revision}^`;
      return found?.files.map(({ file, after }): ChangedFile => ({
        file,
        isRemoved: after === null,
        before,
      }));
    }),
    /** Undefined if the commit does not have the file. */
    read: unlessNone(async (revision: string, file: string) =>
      // Without `./` the path would be relative to the root of the checkout.
      REVISION.test(revision) ? git("show", `${revision}:./${file}`) : undefined,
    ),
  };
};
