import { createHash } from "node:crypto";
import { NotFound, type Repository, type TreeChange } from "./repository";

/** Hashes of blobs, by path. */
type Tree = Map<string, string>;

type Commit = { tree: Tree; parents: string[]; message: string };

/**
 * Creates a Git repository in memory with what the desk needs of it. It is faster than a real one, so tests can create
 * many.
 * @param texts files of the first commit of `main`, by path
 */
export const memoryRepository = (texts: Record<string, string>): Repository => {
  const blobs = new Map<string, string>();
  const trees = new Map<string, Tree>();
  const commits = new Map<string, Commit>();
  const heads = new Map<string, string>();

  const found = <Value>(values: Map<string, Value>, key: string) => {
    const value = values.get(key);
    if (value === undefined) throw new NotFound(key);
    return value;
  };
  const putBlob = (base64: string) => {
    const sha = hash(base64);
    blobs.set(sha, base64);
    return sha;
  };
  const keep = (tree: Tree) => {
    const sha = hash(JSON.stringify([...tree].sort()));
    trees.set(sha, tree);
    return sha;
  };
  const commit = (revision: string) => {
    const name = revision.replace(/^\w+:/, "");
    return commits.has(name) ? name : found(heads, name);
  };
  const treeOf = (revision: string) => found(commits, commit(revision)).tree;
  const putCommit = (message: string, tree: string, parents: string[]) => {
    const sha = hash(JSON.stringify([message, tree, parents, commits.size]));
    commits.set(sha, { message, parents, tree: found(trees, tree) });
    return sha;
  };
  /** Returns a commit and its ancestors, newest first. */
  const history = (sha: string): string[] => [
    ...new Set([sha, ...found(commits, sha).parents.flatMap(history)]),
  ];
  const base = (one: string, other: string) => {
    const known = history(commit(other));
    return String(history(commit(one)).find((sha) => known.includes(sha)));
  };
  const changed = (from: Tree, to: Tree) =>
    [...new Set([...from.keys(), ...to.keys()])].filter((path) => from.get(path) !== to.get(path));
  const status = (from: Tree, to: Tree, path: string) =>
    from.has(path) ? (to.has(path) ? "modified" : "removed") : "added";

  const first = new Map(
    Object.entries(texts).map(([path, text]) => [
      path,
      putBlob(Buffer.from(text).toString("base64")),
    ]),
  );
  heads.set("main", putCommit("content", keep(first), []));

  const changedFiles = (sha: string) => {
    const { tree, parents } = found(commits, sha);
    const before: Tree = parents[0] ? found(commits, parents[0]).tree : new Map<string, string>();
    return changed(before, tree).map((filename) => ({
      filename,
      sha: tree.get(filename) ?? "",
      status: status(before, tree, filename),
    }));
  };

  return {
    commit,
    log: (revision, path, count) =>
      history(commit(revision))
        .filter(
          (sha) =>
            path === "." || changedFiles(sha).some(({ filename }) => filename.startsWith(path)),
        )
        .slice(0, Number(count)),
    changedFiles,
    author: () => ({ name: "Mar", date: new Date().toISOString() }),
    putBlob,
    putCommit,
    blob: (sha) => found(blobs, sha),
    text: (revision, path) => Buffer.from(found(blobs, found(treeOf(revision), path)), "base64"),
    tree: (revision, folder) =>
      [...treeOf(revision)]
        .filter(([path]) => path.startsWith(`${folder}/`))
        .map(([path, sha]) => ({
          mode: "100644",
          type: "blob",
          sha,
          size: 1,
          path: path.slice(folder.length + 1),
        })),
    putTree: (from: string, changes: TreeChange[]) => {
      const tree = new Map(trees.get(from) ?? treeOf(from));
      for (const { path, sha } of changes) {
        if (sha === null) tree.delete(path);
        else tree.set(path, sha);
      }
      return keep(tree);
    },
    setBranch: (name, sha) => {
      heads.set(name, sha);
      return sha;
    },
    isAncestor: (older, newer) => history(commit(newer)).includes(commit(older)),
    branches: (prefix) =>
      [...heads.keys()]
        .filter((name) => name.startsWith(prefix))
        .map((name) => `refs/heads/${name}`),
    deleteBranch: (name) => {
      heads.delete(name);
      return name;
    },
    compare: (one, other) => {
      const shared = base(one, other);
      const from = treeOf(shared);
      const to = treeOf(other);
      const known = history(commit(one));
      return {
        from: shared,
        commits: history(commit(other))
          .filter((sha) => !known.includes(sha))
          .reverse(),
        files: changed(from, to).map((filename) => ({
          filename,
          sha: to.get(filename) ?? "",
          status: status(from, to, filename),
          patch: "@@",
        })),
      };
    },
    parents: (sha) => found(commits, sha).parents,
    date: () => new Date().toISOString(),
    message: (sha) => found(commits, sha).message,
  };
};

const hash = (text: string) => createHash("sha1").update(text).digest("hex");
