import { textToBase64, toBase64 } from "./bytes";
import { gitHubDrafts } from "./github-drafts";
import { gitHubPublication } from "./github-publication";
import { snapshots } from "./github-snapshot";
import type { KnownFiles } from "./known-files";
import { hostRequests, isRule, type Asker, type Repository } from "./requests";
import {
  assertContent,
  StoreError,
  type ContentStore,
  type FileChanges,
  type StoreProblem,
} from "./store";

const COMMIT = `mutation ($input: CreateCommitOnBranchInput!) {
  createCommitOnBranch(input: $input) { commit { oid } }
}`;

/** The line of a commit's message that identifies the commit if the response was lost. */
const markOf = (id: string) => `Desk: ${id}`;

/** The signed-in user, with their name at the host. */
export type SignedIn = Asker & { login: () => string | undefined };

/**
 * Stores the content on GitHub. A commit is one request, which GitHub refuses if the branch has moved on.
 * Source: https://docs.github.com/graphql/reference/mutations#createcommitonbranch
 */
export const gitHubStore = (
  { name, branch, api }: Repository,
  who: SignedIn,
  known: KnownFiles,
): ContentStore & Required<Pick<ContentStore, "drafts">> => {
  const requests = hostRequests(api, who);
  const repository = `repos/${name}`;
  const read = snapshots(repository, requests, known);
  const head = async () => {
    const path = `${repository}/branches/${encodeURIComponent(branch)}`;
    return (await requests.data<{ commit: { sha: string } }>(path)).commit.sha;
  };
  const drafts = gitHubDrafts({ repository, branch, requests, read, head, login: who.login });

  /** Returns the newest commits of the branch, or those that changed a path. */
  const commits = async (count: number, path?: string) => {
    const of = path === undefined ? "" : `&path=${encodeURIComponent(path)}`;
    type Listed = {
      sha: string;
      commit: { message: string; author: { name: string; date: string } };
    };
    const query = `sha=${encodeURIComponent(branch)}&per_page=${count}${of}`;
    return requests.data<Listed[]>(`${repository}/commits?${query}`);
  };

  /** Sends a commit. */
  const write = async (
    changes: FileChanges,
    revision: string,
    headline: string,
    id: string,
  ): Promise<Written> => {
    const input = {
      branch: { repositoryNameWithOwner: name, branchName: branch },
      expectedHeadOid: revision,
      message: { headline, body: markOf(id) },
      fileChanges: fileChanges(changes),
    };
    type Answer = {
      data?: { createCommitOnBranch?: { commit: { oid: string } } };
      errors?: { type?: string; message: string }[];
    };
    const { data, errors = [] } = await requests.data<Answer>("graphql", {
      method: "POST",
      body: { query: COMMIT, variables: { input } },
    });
    if (data?.createCommitOnBranch) return { made: data.createCommitOnBranch.commit.oid };
    if (errors.some(({ type }) => type === "STALE_DATA")) return { newest: await head() };
    const [{ type = "", message } = { message: JSON.stringify(data) }] = errors;
    throw new StoreError(problemOf(type, message), `${type} ${message}`);
  };

  /**
   * Finds out whether a commit was made whose response was lost or came from a proxy.
   * @throws the error, if the branch has not changed
   */
  const settle = async (id: string, revision: string, error: unknown): Promise<Written> => {
    const listed = await commits(LOOK_BACK);
    const newest = listed[0]?.sha ?? revision;
    const found = listed.find(({ commit }) => commit.message.includes(markOf(id)));
    if (found) return { made: found.sha };
    if (newest === revision) throw error;
    return { newest };
  };

  return {
    load: async () => read.snapshotAt(await head()),
    commit: async (changes, revision, message) => {
      assertContent(changes);
      const id = crypto.randomUUID();
      const written = await write(changes, revision, message, id).catch((error: unknown) => {
        if (!(error instanceof StoreError) || !MAY_BE_DONE.includes(error.problem)) throw error;
        return settle(id, revision, error);
      });
      if ("made" in written) {
        // The draft is published. If deleting it fails, a draft without changes remains.
        await drafts.forget().catch(() => undefined);
        return {
          isMade: true,
          snapshot: await read.snapshotAfter(revision, changes, written.made),
        };
      }
      // GitHub's servers disagree for a moment: an immediate retry would fail again.
      if (written.newest === revision) throw new StoreError("busy", "The host contradicts itself.");
      return { isMade: false, snapshot: await read.snapshotAt(written.newest) };
    },
    history: async (file = "") =>
      (await commits(LISTED, `content/${file}`.replace(/\/$/, ""))).map(({ sha, commit }) => ({
        revision: sha,
        author: commit.author.name,
        date: commit.author.date,
      })),
    changed: async (revision) => {
      type Commit = {
        parents: { sha: string }[];
        files?: { filename: string; status: string; previous_filename?: string }[];
      };
      const { parents, files = [] } = await requests.data<Commit>(
        `${repository}/commits/${revision}`,
      );
      const before = parents[0]?.sha;
      // GitHub reports a deleted file and a similar new one as renamed.
      return files
        .flatMap(({ filename, status, previous_filename: earlier }) => [
          { path: filename, isRemoved: status === "removed" },
          ...(status === "renamed" && earlier ? [{ path: earlier, isRemoved: true }] : []),
        ])
        .filter(({ path }) => path.startsWith("content/"))
        .map(({ path, isRemoved }) => ({ file: path.slice("content/".length), isRemoved, before }));
    },
    read: async (revision, file) => {
      const path = `content/${file.split("/").map(encodeURIComponent).join("/")}`;
      try {
        const question = `${repository}/contents/${path}?ref=${revision}`;
        return new TextDecoder().decode(await requests.bytes(question));
      } catch (error) {
        if (error instanceof StoreError && error.problem === "missing") return undefined;
        throw error;
      }
    },
    publication: gitHubPublication(`${repository}/commits/${encodeURIComponent(branch)}`, requests),
    drafts: drafts.members,
  };
};

/** The commit that was made, or the branch's newest one if that is not the expected one. */
type Written = { made: string } | { newest: string };

/** Converts changes to GraphQL's `FileChanges`. */
const fileChanges = (changes: FileChanges) => {
  const all = Array.from(changes, ([file, data]) => ({ path: `content/${file}`, data }));
  return {
    additions: all.flatMap(({ path, data }) =>
      data === undefined ? [] : [{ path, contents: base64Of(data) }],
    ),
    deletions: all.flatMap(({ path, data }) => (data === undefined ? [{ path }] : [])),
  };
};

/** Problems after which a commit may have been made nevertheless. */
const MAY_BE_DONE: StoreProblem[] = ["unreachable", "broken"];

/** Number of commits searched for one whose response was lost. */
const LOOK_BACK = 30;

const LISTED = 50;

/** Converts an error of GitHub's GraphQL API. Errors of repository rules have no type of their own. */
const problemOf = (type: string, message: string): StoreProblem => {
  if (isRule(`${type} ${message}`)) return "ruled-out";
  if (type === "FORBIDDEN") return "forbidden";
  if (type === "NOT_FOUND") return "missing";
  return type === "RATE_LIMITED" || /rate limit/i.test(message) ? "busy" : "broken";
};

const base64Of = (data: string | Uint8Array) =>
  typeof data === "string" ? textToBase64(data) : toBase64(data);
