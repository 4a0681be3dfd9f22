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
  /** Whether the raw file is requested instead of its JSON description. */
  isRaw: boolean;
  /** Whose request it is. */
  login?: string;
};

/** What the host answers to requests by a method for the paths that match. */
type Route = { method: string; path: RegExp; answer: (request: Request) => unknown };

const route = (method: string, path: RegExp, answer: Route["answer"]): Route => ({
  method,
  path,
  answer,
});

/** A check run of a commit; `html_url` is its page at the host. */
export type CheckRun = {
  name: string;
  conclusion: "success" | "failure";
  /** ISO 8601. */
  completed_at: string;
  html_url: string;
  output: { title: string; summary: string; text: string };
  /** Its commit, by default the newest one of `main`. */
  head_sha?: string;
};

/** A commit status of a draft. */
export type Status = { context: string; target_url: string; state: string };

/** The check runs of commits, and the commit statuses of drafts. */
export type Reports = { checkRuns: CheckRun[]; statuses: Status[] };

const USER = { login: "mar", name: "Mar" };

/** Returns the routes of GitHub's API that the desk uses; paths below `/repos/brisa/web` without that prefix. */
export const routesOf = (repository: Repository, reports: Reports): Route[] => {
  const isThere = (name: string) => repository.branches().includes(name);
  const commit = (sha: string) => ({
    sha,
    parents: repository.parents(sha).map((parent) => ({ sha: parent })),
    author: { login: repository.author(sha).login },
    commit: {
      message: repository.message(sha),
      author: repository.author(sha),
      committer: repository.author(sha),
    },
  });
  const branch = (name: string) => ({
    ref: `refs/heads/${name}`,
    object: { type: "commit", sha: repository.commit(name) },
  });
  const withBlob = ({ content, sha = null, ...entry }: NewEntry): TreeChange => ({
    ...entry,
    sha: content === undefined ? sha : repository.putBlob(Buffer.from(content)),
  });
  /** Source: https://docs.github.com/rest/commits/commits#compare-two-commits */
  const statusOf = (base: string, head: string) => {
    if (repository.commit(base) === repository.commit(head)) return "identical";
    if (repository.isAncestor(base, head)) return "ahead";
    return repository.isAncestor(head, base) ? "behind" : "diverged";
  };
  return [
    route("GET", /^\/user$/, () => USER),
    route("GET", /^$/, () => ({ full_name: "brisa/web", permissions: { push: true } })),
    route("GET", /^\/branches\/(.+)$/, ({ parts: [name] }) => ({
      name,
      commit: { sha: repository.commit(name) },
    })),
    route("GET", /^\/git\/trees\/(.+?):(.*)$/, ({ parts: [revision, path], query }) => ({
      tree: repository.tree(revision, path, query.has("recursive")),
    })),
    route("POST", /^\/git\/trees$/, ({ body: { base_tree = "", tree = [] } }) => ({
      sha: repository.putTree(base_tree, (tree as NewEntry[]).map(withBlob)),
    })),
    route("GET", /^\/git\/blobs\/(\w+)$/, ({ parts: [sha], isRaw }) => {
      const bytes = repository.blob(sha);
      return isRaw ? bytes : { content: bytes.toString("base64"), encoding: "base64" };
    }),
    route("POST", /^\/git\/blobs$/, ({ body: { content = "" } }) => ({
      sha: repository.putBlob(Buffer.from(content, "base64")),
    })),
    route(
      "POST",
      /^\/git\/commits$/,
      ({ body: { message = "", tree = "", parents = [] }, login }) =>
        commit(repository.putCommit(message, tree as string, parents, login)),
    ),
    route("GET", /^\/git\/commits\/(\w+)$/, ({ parts: [sha] }) => ({
      tree: { sha: repository.treeName(sha) },
    })),
    route("POST", /^\/git\/refs$/, ({ body: { ref = "", sha = "" } }) => {
      const name = ref.replace("refs/heads/", "");
      if (isThere(name)) throw new Refused(422, "Reference already exists");
      // Git has no branch below another: https://github.com/microsoft/vscode-remote-repositories-github/issues/122
      if (name.includes("/") && isThere(name.replace(/\/.*/, "")))
        throw new Refused(422, "Reference update failed");
      repository.setBranch(name, sha);
      return branch(name);
    }),
    route("PATCH", /^\/git\/refs\/heads\/(.+)$/, ({ parts: [name], body: { sha = "", force } }) => {
      if (!isThere(name)) throw new Refused(422, "Reference does not exist");
      if (!force && !repository.isAncestor(name, sha)) {
        throw new Refused(422, "Update is not a fast forward");
      }
      repository.setBranch(name, sha);
      return branch(name);
    }),
    route("GET", /^\/git\/matching-refs\/heads\/(.+)$/, ({ parts: [prefix] }) =>
      repository.branches(prefix).map(branch),
    ),
    route("DELETE", /^\/git\/refs\/heads\/(.+)$/, ({ parts: [name] }) => {
      if (!isThere(name)) throw new Refused(422, "Reference does not exist");
      repository.deleteBranch(name);
    }),
    route("GET", /^\/compare\/(.+?)\.\.\.(.+)$/, ({ parts: [base, head] }) => {
      const { from, commits, files } = repository.compare(base, head);
      return {
        status: statusOf(base, head),
        base_commit: commit(repository.commit(base)),
        merge_base_commit: commit(from),
        commits: commits.map(commit),
        files,
      };
    }),
    route("GET", /^\/commits\/(.+)\/status$/, ({ parts: [revision] }) => {
      repository.commit(revision.replace(/^heads\//, ""));
      return { statuses: reports.statuses };
    }),
    route("GET", /^\/commits\/([\da-f]{40})\/check-runs$/, ({ parts: [sha], query }) => ({
      check_runs: reports.checkRuns.filter(
        ({ name, head_sha = repository.commit("main") }) =>
          name === query.get("check_name") && head_sha === sha,
      ),
    })),
    route("GET", /^\/commits$/, ({ query }) =>
      repository
        .log(
          query.get("sha") ?? "main",
          query.get("path") ?? "",
          Number(query.get("per_page") ?? 30),
        )
        .map(commit),
    ),
    route("GET", /^\/commits\/([\da-f]{40})$/, ({ parts: [sha] }) => ({
      ...commit(sha),
      files: repository.changedFiles(sha),
    })),
    route("GET", /^\/contents\/(.+)$/, ({ parts: [path], query }) => ({
      type: "file",
      sha: repository.hash(query.get("ref") ?? "main", path),
    })),
  ];
};
