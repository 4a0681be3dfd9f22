import { createHash } from "node:crypto";

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

/** What is stored at each path. */
type Tree = Map<string, { mode: string; sha: string }>;

type Commit = { tree: Tree; parents: string[]; message: string; date: string; login: string };

/** Git's mode of a file, and of a link, which holds where it leads. */
export const FILE = "100644";
export const LINK = "120000";

const sha1 = (...parts: (string | Buffer)[]) => {
  const hash = createHash("sha1");
  for (const part of parts) hash.update(part);
  return hash.digest("hex");
};

const statusOf = (from: Tree, to: Tree, path: string) =>
  from.has(path) ? (to.has(path) ? "modified" : "removed") : "added";

/** Returns the files in which two trees differ, by their paths. */
const filesBetween = (from: Tree, to: Tree) =>
  [...new Set([...from.keys(), ...to.keys()])]
    .sort()
    .filter((path) => from.get(path)?.sha !== to.get(path)?.sha)
    .map((filename) => ({
      filename,
      sha: to.get(filename)?.sha ?? "",
      status: statusOf(from, to, filename),
    }));

/**
 * Creates a Git repository in memory, with what the desk needs of it. It takes no time, so tests can create many.
 * @param files files of the first commit of `main`, by path
 */
export const createRepository = (files: Record<string, string | Buffer>) => {
  const blobs = new Map<string, Buffer>();
  const trees = new Map<string, Tree>();
  const commits = new Map<string, Commit>();
  const heads = new Map<string, string>();

  const found = <Value>(values: Map<string, Value>, key: string) => {
    const value = values.get(key);
    if (value === undefined) throw new NotFound(key);
    return value;
  };
  /** Stores a file under Git's own name for its bytes, which is also what the build publishes of it. */
  const putBlob = (bytes: Buffer) => {
    const sha = sha1(`blob ${bytes.length}\0`, bytes);
    blobs.set(sha, bytes);
    return sha;
  };
  const keep = (tree: Tree) => {
    const sha = sha1(JSON.stringify([...tree].sort()));
    trees.set(sha, tree);
    return sha;
  };
  /** Returns the hash of a revision; a branch may have the prefix `owner:`. */
  const commit = (revision: string) => {
    const name = revision.replace(/^\w+:/, "").replace(/^heads\//, "");
    return commits.has(name) ? name : found(heads, name);
  };
  const treeOf = (revision: string) => found(commits, commit(revision)).tree;
  const parents = (sha: string) => found(commits, sha).parents;
  const putTree = (base: string, changes: TreeChange[]) => {
    const tree = new Map(trees.get(base) ?? treeOf(base));
    for (const { path, mode, sha } of changes) {
      if (sha === null) tree.delete(path);
      else tree.set(path, { mode, sha });
    }
    return keep(tree);
  };
  const putCommit = (message: string, tree: string, parents: string[], login = "mar") => {
    const sha = sha1(JSON.stringify([message, tree, parents, commits.size]));
    const date = new Date().toISOString();
    commits.set(sha, { message, parents, date, login, tree: found(trees, tree) });
    return sha;
  };
  const setBranch = (name: string, sha: string) => void heads.set(name, sha);
  /** Returns a commit and its ancestors, newest first. */
  const history = (sha: string): string[] => [...new Set([sha, ...parents(sha).flatMap(history)])];
  /** Returns the changes of a commit; for a merge, compared with its first parent. */
  const changedFiles = (sha: string) => {
    const [parent] = parents(sha);
    return filesBetween(parent === undefined ? new Map() : treeOf(parent), treeOf(sha));
  };

  /** Does something as if the newest commit of `main` were not there yet. */
  const yesterday = <Result>(act: () => Result) => {
    const head = commit("main");
    setBranch("main", parents(head)[0] ?? head);
    const result = act();
    setBranch("main", head);
    return result;
  };

  const first = Object.entries(files).map(
    ([path, bytes]) => [path, { mode: FILE, sha: putBlob(Buffer.from(bytes)) }] as const,
  );
  setBranch("main", putCommit("content", keep(new Map(first)), []));

  return {
    commit,
    parents,
    putBlob,
    putTree,
    putCommit,
    setBranch,
    yesterday,
    changedFiles,
    treeName: (revision: string) => keep(treeOf(revision)),
    blob: (sha: string) => found(blobs, sha),
    hash: (revision: string, path: string) => found(treeOf(revision), path).sha,
    text: (revision: string, path: string) => found(blobs, found(treeOf(revision), path).sha),
    /** Returns the files of a folder; with `recursive`, also those below its subfolders. */
    tree: (revision: string, folder: string, recursive: boolean) =>
      Array.from(treeOf(revision), ([path, entry]) => ({ path, type: "blob", ...entry }))
        .filter(({ path }) => path.startsWith(`${folder}/`))
        .map((entry) => ({
          ...entry,
          path: entry.path.slice(folder.length + 1),
          size: found(blobs, entry.sha).length,
        }))
        .filter(({ path }) => recursive || !path.includes("/")),
    isAncestor: (older: string, newer: string) => history(commit(newer)).includes(commit(older)),
    /** Returns the names of the branches that begin like this, in their order. */
    branches: (prefix = "") => [...heads.keys()].filter((name) => name.startsWith(prefix)).sort(),
    deleteBranch: (name: string) => void heads.delete(name),
    /** Returns the changes and commits of `head` since its merge base with `base`. */
    compare: (base: string, head: string) => {
      const known = history(commit(base));
      const all = history(commit(head));
      const from = String(all.find((sha) => known.includes(sha)));
      const commits = all.filter((sha) => !known.includes(sha)).reverse();
      return { from, commits, files: filesBetween(treeOf(from), treeOf(head)) };
    },
    /** Returns the newest commits that changed a file, or anything in a folder. */
    log: (revision: string, path: string, count = Infinity) =>
      history(commit(revision))
        .filter((sha) => changedFiles(sha).some(({ filename }) => filename.startsWith(path)))
        .slice(0, count),
    /** Returns the author and date of a commit. */
    author: (sha: string) => {
      const { login, date } = found(commits, sha);
      return { login, name: login.replace(/^./, (first) => first.toUpperCase()), date };
    },
    message: (sha: string) => found(commits, sha).message,
  };
};

export type Repository = ReturnType<typeof createRepository>;
