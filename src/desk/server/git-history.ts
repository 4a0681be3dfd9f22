import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { promisify } from "node:util";
import { resolvePath } from "./resolve-path";
import { SAVED, type Commit, type FileChange, type History } from "../stores/stored-versions";

const run = promisify(execFile);

/** In bytes. */
const MAX_OUTPUT = 1e8;

/** Requests come from a browser: only files and folders of the content may be asked for. */
const CONTENT = /^content(\/(?!\.)[^/\\]+)*$/;

const COMMIT = /^([\da-f]{40}\^?|HEAD)$/;

/** Hash, date, author and first line of a commit, separated by control characters. */
const FORMAT = "%H%x1f%cI%x1f%an%x1f%s";

/** Its functions throw if there is none. */
const gitHistory = (folder: string): History => {
  const git = async (...args: string[]) => {
    const options = { cwd: folder, maxBuffer: MAX_OUTPUT };
    return (await run("git", ["-c", "core.quotePath=false", ...args], options)).stdout;
  };
  const lines = async (...args: string[]) => (await git(...args)).split("\n").filter(Boolean);
  /** Status letter and path. */
  const saved = async (path: string) => [
    ...(await lines("diff", "--name-status", "--no-renames", "--relative", "HEAD", "--", path)),
    ...(await lines("ls-files", "--others", "--exclude-standard", "--", path)).map(
      (file) => `A\t${file}`,
    ),
  ];
  const committed = async (path: string, count: number) =>
    (await lines("log", `--max-count=${count}`, `--format=${FORMAT}`, "--", path)).map(
      (line): Commit => {
        const [id = "", date, author = "", message] = line.split("\x1f");
        return { id, date, author, message };
      },
    );
  return {
    log: async (path, count) => {
      assert(CONTENT, path);
      const commits = await committed(path, count);
      const isSaved = (await saved(path)).length > 0;
      return isSaved ? [{ id: SAVED, author: "" }, ...commits] : commits;
    },
    changedFiles: async (commit) => {
      if (commit === SAVED) return (await saved("content")).map(fileChange("HEAD"));
      assert(COMMIT, commit);
      const options = ["--format=%P", "--name-status", "--no-renames", "--relative"];
      // Of a merge, shows the changes relative to its first parent.
      const told = await lines("show", ...options, "--diff-merges=first-parent", commit);
      const changes = told.filter((line) => line.includes("\t"));
      return changes.map(fileChange(changes.length < told.length ? `${commit}^` : undefined));
    },
    text: async (path, commit) => {
      assert(CONTENT, path);
      if (commit === SAVED) return readFile(await resolvePath(folder, path), "utf8");
      assert(COMMIT, commit);
      // Without `./` the path would be relative to the root of the checkout.
      return git("show", `${commit}:./${path}`);
    },
  };
};

const assert = (pattern: RegExp, text: string) => {
  if (!pattern.test(text)) throw new Error(`No history is kept of ${JSON.stringify(text)}.`);
};

const fileChange =
  (before: string | undefined) =>
  (line: string): FileChange => {
    const [status, path = ""] = line.split("\t");
    return { path, isRemoved: status === "D", before };
  };

/**
 * Undefined if there is no Git, or Git finds nothing.
 * @param query `path` and `count` for the log of a path, `commit` for the files of a commit, `path` and `commit` for
 * the text of a file
 */
export const historyAnswer = async (query: Record<string, unknown>, folder = ".") => {
  const { log, changedFiles, text } = gitHistory(folder);
  const path = String(query.path);
  const commit = String(query.commit);
  try {
    if (query.count !== undefined) return await log(path, Number(query.count));
    return await (query.path === undefined ? changedFiles(commit) : text(path, commit));
  } catch {
    return undefined;
  }
};
