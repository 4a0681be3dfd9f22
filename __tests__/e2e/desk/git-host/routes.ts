import { Refused, type Repository, type TreeChange } from "./repository";

/** An entry of a new tree, optionally with its content. */
type NewEntry = Omit<TreeChange, "sha"> & { sha?: string | null; content?: string };

type Body = Partial<{
  content: string;
  base_tree: string;
  tree: NewEntry[] | string;
  message: string;
  parents: string[];
  ref: string;
  sha: string;
  force: boolean;
}>;

type Request = {
  /** The capture groups of the path, two at most; empty strings if missing. */
  parts: [string, string];
  query: URLSearchParams;
  body: Body;
  /** Whose request it is. */
  login?: string;
};

/** By method and path, which is a regular expression. */
type Routes = Record<string, (request: Request) => unknown>;

/** A check run of a commit; `html_url` is its page at the host. */
export type CheckRun = {
  name: string;
  conclusion: string;
  /** ISO 8601. */
  completed_at: string;
  html_url: string;
  output: { title: string; summary: string | null; text: string | null };
  /** Its commit, by default the newest one of `main`. */
  head_sha?: string;
};

/** A commit status of a draft. */
export type Status = { context: string; target_url: string; state: string };

/** The check runs of commits, and the commit statuses of drafts. */
export type Reports = { checkRuns: CheckRun[]; statuses: Status[] };

/**
 * The part of GitHub's API that the desk uses; paths below `/repos/brisa/web` without that prefix.
 * Source: https://docs.github.com/rest
 */
export const routesOf = (repository: Repository, { checkRuns, statuses }: Reports): Routes => {
  const commit = (sha: string) => {
    const { login, ...author } = repository.author(sha);
    return {
      sha,
      parents: repository.parents(sha).map((parent) => ({ sha: parent })),
      author: { login },
      commit: { message: repository.message(sha), author, committer: author },
    };
  };
  const branch = (name: string) => ({
    ref: `refs/heads/${name}`,
    object: { type: "commit", sha: repository.commit(name) },
  });
  const isThere = (name: string) => repository.branches().includes(name);
  const assertThere = (name: string) => {
    if (!isThere(name)) throw new Refused(422, "Reference does not exist");
  };
  const withBlob = ({ content, sha = null, ...entry }: NewEntry): TreeChange => ({
    ...entry,
    sha: content === undefined ? sha : repository.putBlob(Buffer.from(content)),
  });
  const statusOf = (base: string, head: string) => {
    if (repository.commit(base) === repository.commit(head)) return "identical";
    if (repository.isAncestor(base, head)) return "ahead";
    return repository.isAncestor(head, base) ? "behind" : "diverged";
  };
  return {
    "GET /user": () => ({ login: "mar", name: "Mar" }),
    "GET ": () => ({ full_name: "brisa/web", permissions: { push: true } }),
    "GET /branches/(.+)": ({ parts: [name] }) => ({ commit: { sha: repository.commit(name) } }),
    "GET /git/trees/(.+?):(.*)": ({ parts: [revision, path] }) => ({
      tree: repository.tree(revision, path),
    }),
    "POST /git/trees": ({ body: { base_tree = "", tree = [] } }) => ({
      sha: repository.putTree(base_tree, (tree as NewEntry[]).map(withBlob)),
    }),
    "GET /git/blobs/(\\w+)": ({ parts: [sha] }) => repository.blob(sha),
    "POST /git/blobs": ({ body: { content = "" } }) => ({
      sha: repository.putBlob(Buffer.from(content, "base64")),
    }),
    "POST /git/commits": ({ body: { message = "", tree = "", parents = [] }, login }) =>
      commit(repository.putCommit(message, tree as string, parents, login)),
    "GET /git/commits/(\\w+)": ({ parts: [sha] }) => ({
      tree: { sha: repository.treeName(sha) },
    }),
    "POST /git/refs": ({ body: { ref = "", sha = "" } }) => {
      const name = ref.replace("refs/heads/", "");
      if (isThere(name)) throw new Refused(422, "Reference already exists");
      // Git has no branch below another: https://github.com/microsoft/vscode-remote-repositories-github/issues/122
      if (name.includes("/") && isThere(name.replace(/\/.*/, "")))
        throw new Refused(422, "Reference update failed");
      repository.setBranch(name, sha);
      return branch(name);
    },
    "PATCH /git/refs/heads/(.+)": ({ parts: [name], body: { sha = "", force } }) => {
      assertThere(name);
      if (!force && !repository.isAncestor(name, sha))
        throw new Refused(422, "Update is not a fast forward");
      repository.setBranch(name, sha);
      return branch(name);
    },
    "DELETE /git/refs/heads/(.+)": ({ parts: [name] }) => {
      assertThere(name);
      repository.deleteBranch(name);
    },
    "GET /git/matching-refs/heads/(.+)": ({ parts: [prefix] }) =>
      repository.branches(prefix).map(branch),
    "GET /compare/(.+?)\\.\\.\\.(.+)": ({ parts: [base, head] }) => {
      const { from, commits, files } = repository.compare(base, head);
      const status = statusOf(base, head);
      return { status, merge_base_commit: commit(from), commits: commits.map(commit), files };
    },
    "GET /commits/(.+)/status": ({ parts: [revision] }) =>
      repository.commit(revision) && { statuses },
    "GET /commits/(\\w{40})/check-runs": ({ parts: [sha], query }) => ({
      check_runs: checkRuns.filter(
        ({ name, head_sha = repository.commit("main") }) =>
          name === query.get("check_name") && head_sha === sha,
      ),
    }),
    "GET /commits": ({ query }) =>
      repository
        .log(query.get("sha") ?? "main", query.get("path") ?? "")
        .slice(0, Number(query.get("per_page")))
        .map(commit),
    "GET /commits/(\\w{40})": ({ parts: [sha] }) => ({
      ...commit(sha),
      files: repository.changedFiles(sha),
    }),
    "GET /contents/(.+)": ({ parts: [path], query }) => ({
      sha: repository.hash(query.get("ref") ?? "main", path),
    }),
  };
};
