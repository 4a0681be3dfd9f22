import { createHash } from "node:crypto";

export type TreeChange = { path: string; mode: string; sha: string | null };

/** Thrown if the host refuses a request, with its message: https://docs.github.com/rest/git/refs */
export class Refused extends Error {
  constructor(
    readonly status = 404,
    message = "Not Found",
  ) {
    super(message);
  }
}

/** What is stored at each path. */
type Tree = Map<string, { mode: string; sha: string }>;

type Commit = { tree: Tree; parents: string[]; message: string; date: string; login: string };

/** Git's mode of a file, and of a link, which holds where it leads. */
export const FILE = "100644";
export const LINK = "120000";

const sha1 = (text: string | Buffer) => createHash("sha1").update(text).digest("hex");

/** The files in which two trees differ, by their paths. */
const filesBetween = (from: Tree, to: Tree) =>
  [...new Set([...from.keys(), ...to.keys()])].sort().flatMap((filename) => {
    const [before, after] = [from, to].map((tree) => tree.get(filename)?.sha);
    if (before === after) return [];
    const status = after === undefined ? "removed" : before === undefined ? "added" : "modified";
    return [{ filename, sha: after ?? "", status }];
  });

const found = <Value>(values: Map<string, Value>, key: string) => {
  const value = values.get(key);
  if (value === undefined) throw new Refused();
  return value;
};

/**
 * Creates a Git repository in memory, with what the desk needs of it. It takes no time, so tests can create many.
 * @param files files of the first commit of `main`, by path
 */
export const createRepository = (files: Record<string, string | Buffer>) => {
  const blobs = new Map<string, Buffer>();
  const trees = new Map<string, Tree>();
  const commits = new Map<string, Commit>();
  const heads = new Map<string, string>();

  /** Stores a file under Git's own name for its bytes, which is also what the build publishes of it. */
  const putBlob = (bytes: Buffer) => {
    const sha = sha1(Buffer.concat([Buffer.from(`blob ${bytes.length}\0`), bytes]));
    blobs.set(sha, bytes);
    return sha;
  };
  const keep = (tree: Tree) => {
    const sha = sha1(JSON.stringify([...tree].sort()));
    trees.set(sha, tree);
    return sha;
  };
  /** The hash of a revision; a branch may have the prefix `owner:`. */
  const commit = (revision: string) => {
    const name = revision.replace(/^\w+:/, "").replace(/^heads\//, "");
    return commits.has(name) ? name : found(heads, name);
  };
  const treeOf = (revision: string) => found(commits, commit(revision)).tree;
  const parents = (sha: string) => found(commits, sha).parents;
  const putTree = (base: string, changes: TreeChange[]) => {
    const tree = new Map(trees.get(base) ?? (base ? treeOf(base) : []));
    for (const { path, mode, sha } of changes)
      if (sha === null) tree.delete(path);
      else tree.set(path, { mode, sha });
    return keep(tree);
  };
  const putCommit = (message: string, tree: string, parents: string[], login = "mar") => {
    const sha = sha1(JSON.stringify([message, tree, parents, commits.size]));
    const date = new Date().toISOString();
    commits.set(sha, { message, parents, date, login, tree: found(trees, tree) });
    return sha;
  };
  const setBranch = (name: string, sha: string) => void heads.set(name, sha);
  /** A commit and its ancestors, newest first. */
  const history = (sha: string): string[] => [...new Set([sha, ...parents(sha).flatMap(history)])];
  /** For a merge, compared with its first parent. */
  const changedFiles = (sha: string) => {
    const [parent] = parents(sha);
    return filesBetween(parent === undefined ? new Map() : treeOf(parent), treeOf(sha));
  };

  const first = Object.entries(files).map(([path, bytes]) => ({
    ...{ path, mode: FILE, sha: putBlob(Buffer.from(bytes)) },
  }));
  setBranch("main", putCommit("content", putTree("", first), []));

  return {
    commit,
    parents,
    putBlob,
    putTree,
    putCommit,
    setBranch,
    changedFiles,
    /** Does something as if the newest commit of `main` were not there yet. */
    yesterday: <Result>(act: () => Result) => {
      const head = commit("main");
      setBranch("main", parents(head)[0] ?? head);
      const result = act();
      setBranch("main", head);
      return result;
    },
    treeName: (revision: string) => keep(treeOf(revision)),
    blob: (sha: string) => found(blobs, sha),
    hash: (revision: string, path: string) => found(treeOf(revision), path).sha,
    text: (revision: string, path: string) => found(blobs, found(treeOf(revision), path).sha),
    /** The files of a folder, and of those below it. */
    tree: (revision: string, folder: string) =>
      Array.from(treeOf(revision), ([path, entry]) => ({ path, type: "blob", ...entry }))
        .filter(({ path }) => path.startsWith(`${folder}/`))
        .map(({ path, ...entry }) => ({
          ...{ ...entry, path: path.slice(folder.length + 1) },
          size: found(blobs, entry.sha).length,
        })),
    isAncestor: (older: string, newer: string) => history(commit(newer)).includes(commit(older)),
    /** The names of the branches that begin like this, in their order. */
    branches: (prefix = "") => [...heads.keys()].filter((name) => name.startsWith(prefix)).sort(),
    deleteBranch: (name: string) => void heads.delete(name),
    /** The changes and commits of `head` since its merge base with `base`. */
    compare: (base: string, head: string) => {
      const known = history(commit(base));
      const all = history(commit(head));
      const from = String(all.find((sha) => known.includes(sha)));
      const commits = all.filter((sha) => !known.includes(sha)).reverse();
      return { from, commits, files: filesBetween(treeOf(from), treeOf(head)) };
    },
    /** The commits that changed a file, or anything in a folder, newest first. */
    log: (revision: string, path: string) =>
      history(commit(revision)).filter((sha) =>
        changedFiles(sha).some(({ filename }) => filename.startsWith(path)),
      ),
    author: (sha: string) => {
      const { login, date } = found(commits, sha);
      return { login, name: login.replace(/^./, (first) => first.toUpperCase()), date };
    },
    message: (sha: string) => found(commits, sha).message,
  };
};

export type Repository = ReturnType<typeof createRepository>;
