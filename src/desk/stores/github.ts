import { commitMaker } from "./github-commits";
import { gitHubDrafts } from "./github-drafts";
import { gitHubPublication } from "./github-publication";
import { snapshots } from "./github-snapshot";
import type { KnownFiles } from "./known-files";
import { hostRequests, unlessMissing, type Asker, type Repository } from "./requests";
import { assertContent, StoreError, type ContentStore, type StoreProblem } from "./store";

/** The signed-in user, with their name at the host. */
export type SignedIn = Asker & { login: () => string | undefined };

/**
 * Stores the content on GitHub. A commit is made aside and becomes part of the branch with one request, which GitHub
 * refuses if the branch has moved on. Source: https://docs.github.com/rest/git
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
  const makeCommit = commitMaker(repository, requests);
  const drafts = gitHubDrafts({
    ...{ repository, branch, requests, read, head, makeCommit },
    login: who.login,
  });

  /** Returns whether a commit is in the branch, however far back. */
  const isMade = async (sha: string) => {
    const range = `${encodeURIComponent(branch)}...${sha}`;
    const compared = await requests
      .data<{ status: string }>(`${repository}/compare/${range}?per_page=1`)
      .catch(unlessMissing);
    return compared?.status === "behind" || compared?.status === "identical";
  };

  /**
   * Moves the branch from one commit to the next.
   * @returns the branch's newest commit, if that was another
   */
  const moveBranch = async (from: string, to: string) => {
    const path = `${repository}/git/refs/heads/${encodeURI(branch)}`;
    try {
      await requests.ask(path, { method: "PATCH", body: { sha: to, force: false } });
    } catch (error) {
      if (!(error instanceof StoreError) || !MAY_BE_DONE.includes(error.problem)) throw error;
      if (await isMade(to)) return undefined;
      const newest = await head();
      if (newest !== from) return newest;
      // GitHub's servers disagree for a moment: an immediate retry would fail again.
      if (/fast forward/i.test(error.message)) throw new StoreError("busy", error.message);
      throw error;
    }
    return undefined;
  };

  return {
    load: async () => read.snapshotAt(await head()),
    commit: async (changes, revision, message, { onProgress, onSend } = {}) => {
      assertContent(changes);
      const present = await head();
      if (present !== revision) return { isMade: false, snapshot: await read.snapshotAt(present) };
      const made = await makeCommit({ changes, parent: revision, message, onProgress });
      onSend?.(made);
      const newest = await moveBranch(revision, made);
      if (newest !== undefined) return { isMade: false, snapshot: await read.snapshotAt(newest) };
      return { isMade: true, snapshot: await read.snapshotAfter(revision, changes, made) };
    },
    isMade,
    history: async (file = "") => {
      type Listed = { sha: string; commit: { author: { name: string; date: string } } };
      const path = encodeURIComponent(`content/${file}`.replace(/\/$/, ""));
      const query = `sha=${encodeURIComponent(branch)}&per_page=${LISTED}&path=${path}`;
      const commits = await requests.data<Listed[]>(`${repository}/commits?${query}`);
      return commits.map(({ sha, commit: { author } }) => ({
        revision: sha,
        author: author.name,
        date: author.date,
      }));
    },
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
      const question = `${repository}/contents/${path}?ref=${revision}`;
      const bytes = await requests.bytes(question).catch(unlessMissing);
      return bytes && new TextDecoder().decode(bytes);
    },
    publication: gitHubPublication(`${repository}/commits/${encodeURIComponent(branch)}`, requests),
    drafts,
  };
};

/** Problems after which the branch may have been moved nevertheless. */
const MAY_BE_DONE: StoreProblem[] = ["unreachable", "broken"];

const LISTED = 50;
