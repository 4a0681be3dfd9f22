import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { looseObjects } from "./loose-objects";

export type TreeChange = { path: string; mode: string; sha: string | null };

/** Thrown if an object or a revision does not exist. */
export class NotFound extends Error {}

/** Thrown if the host refuses a request, with its message: https://docs.github.com/rest/git/refs */
export class Refused extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** Commands that only read. They are called with hashes here, so their output can be cached. */
const CACHEABLE = [
  "cat-file",
  "diff",
  "diff-tree",
  "log",
  "ls-tree",
  "merge-base",
  "rev-list",
  "show",
];

/** Output by arguments. Starting Git takes 15 ms, and the desk requests hundreds of objects. */
const cache = new Map<string, Buffer<ArrayBuffer>>();

/** Opens a repository for the stand-in host, which runs Git itself. */
export const openRepository = (folder: string) => {
  const run = (args: string[], { input = "", index = "index" } = {}) => {
    const { stdout, stderr, status } = spawnSync("git", ["-c", "core.quotePath=false", ...args], {
      cwd: folder,
      encoding: "buffer",
      input: Buffer.from(input, "base64"),
      maxBuffer: 1e9,
      env: { ...process.env, GIT_INDEX_FILE: join(folder, ".git", index), ...IDENTITY },
    });
    if (status !== 0) throw new NotFound(`git ${args.join(" ")}: ${stderr.toString()}`);
    return stdout;
  };
  const git: typeof run = (args, settings) => {
    const key = args.join(" ");
    const output = cache.get(key) ?? run(args, settings);
    if (CACHEABLE.some((command) => command === args[0])) cache.set(key, output);
    return output;
  };
  const line = (...args: string[]) => git(args).toString().trim();
  const lines = (...args: string[]) =>
    line(...args)
      .split("\n")
      .filter(Boolean);

  const objects = looseObjects(folder);
  const fileOf = (branch: string) => join(folder, ".git/refs/heads", branch);

  /** Returns the hash of a revision; a branch may have the prefix `owner:`. */
  const commit = (revision: string) => {
    const name = revision.replace(/^\w+:/, "");
    const isThere = statSync(fileOf(name), { throwIfNoEntry: false })?.isFile();
    if (isThere) return readFileSync(fileOf(name), "utf8").trim();
    if (/^[\da-f]{40}$/.test(name) && objects.has(name)) return name;
    return line("rev-parse", "--verify", `${name}^{commit}`);
  };
  /** Returns what the host tells of a commit, of which one process of Git tells everything. */
  const shown = (sha: string) => {
    const [name = "", date = "", parents = "", ...message] = line(
      ...["show", "--no-patch", "--format=%an%n%cI%n%P%n%B", commit(sha)],
    ).split("\n");
    return { author: { name, date }, parents: parents.split(" "), message: message.join("\n") };
  };

  return {
    commit,
    blob: (sha: string) => (objects.blob(sha) ?? git(["cat-file", "blob", sha])).toString("base64"),
    text: (revision: string, path: string) => git(["show", `${commit(revision)}:${path}`]),
    putBlob: (base64: string) => objects.putBlob(Buffer.from(base64, "base64")),
    /** Returns the entries of a folder; with `recursive`, also those of its subfolders. */
    tree: (revision: string, path: string, recursive: boolean) =>
      lines("ls-tree", "--long", ...(recursive ? ["-r"] : []), `${commit(revision)}:${path}`).map(
        (entry) => {
          const [, mode, type, sha, size, name] =
            /^(\d+) (\w+) (\w+) +(\S+)\t(.*)$/.exec(entry) ?? [];
          return { mode, type, sha, size: Number(size) || 0, path: name };
        },
      ),
    /** Writes a tree with changes; `sha: null` removes a file. */
    putTree: (base: string, changes: TreeChange[]) => {
      const index = `index-${Math.random()}`;
      const staged = (args: string[], input = "") =>
        git(args, { index, input: Buffer.from(input).toString("base64") })
          .toString()
          .trim();
      staged(["read-tree", base]);
      const lines = changes.map(({ path, mode, sha }) =>
        sha === null ? `0 ${"0".repeat(40)}\t${path}\n` : `${mode} ${sha}\t${path}\n`,
      );
      staged(["update-index", "--add", "--index-info"], lines.join(""));
      const tree = staged(["write-tree"]);
      rmSync(join(folder, ".git", index));
      return tree;
    },
    putCommit: (message: string, tree: string, parents: string[]) =>
      line("commit-tree", tree, "-m", message, ...parents.flatMap((sha) => ["-p", sha])),
    setBranch: (name: string, sha: string) => {
      mkdirSync(dirname(fileOf(name)), { recursive: true });
      writeFileSync(fileOf(name), `${sha}\n`);
    },
    isAncestor: (older: string, newer: string) =>
      shown(newer).parents.includes(commit(older)) ||
      line("merge-base", commit(older), commit(newer)) === commit(older),
    branches: (prefix: string) =>
      lines("for-each-ref", "--format=%(refname)", `refs/heads/${prefix}`),
    deleteBranch: (name: string) => line("update-ref", "-d", `refs/heads/${name}`),
    /** Returns the changes and commits of `head` since its merge base with `base`. */
    compare: (base: string, head: string) => {
      const from = line("merge-base", commit(base), commit(head));
      const changed = lines("diff", "--raw", "--no-abbrev", "--no-renames", from, commit(head));
      const commits = lines("rev-list", "--reverse", `${commit(base)}..${commit(head)}`);
      return { from, commits, files: changed.map(changedFile) };
    },
    /** Returns the newest commits that changed a file, or anything in a folder. */
    log: (revision: string, path: string, count: string) =>
      lines("log", `--max-count=${count}`, "--format=%H", commit(revision), "--", path),
    /** Returns the files changed by a commit; for a merge, compared with its first parent. */
    changedFiles: (sha: string) => {
      const options = ["-r", "--root", "--raw", "--no-abbrev", "--no-renames", "--no-commit-id"];
      return lines("diff-tree", ...options, "--diff-merges=first-parent", sha).map(changedFile);
    },
    parents: (sha: string) => shown(sha).parents,
    /** Returns the author and date of a commit. */
    author: (sha: string) => shown(sha).author,
    date: (revision: string) => shown(revision).author.date,
    message: (sha: string) => shown(sha).message,
  };
};

const IDENTITY = {
  GIT_AUTHOR_NAME: "Test",
  GIT_AUTHOR_EMAIL: "test@example.com",
  GIT_COMMITTER_NAME: "Test",
  GIT_COMMITTER_EMAIL: "test@example.com",
};

const STATUS: Record<string, string> = { A: "added", D: "removed", M: "modified" };

const changedFile = (line: string) => {
  const [, sha, status = "", filename = ""] = /^:\d+ \d+ \w+ (\w+) (\w)\t(.*)$/.exec(line) ?? [];
  const isText = /\.(json|yaml)$/.test(filename);
  return { filename, sha, status: STATUS[status], ...(isText && { patch: "@@" }) };
};

export type Repository = ReturnType<typeof openRepository>;
