import * as z from "zod";
import { gitHubDrafts, type NewCommit } from "./github-drafts";
import { gitHubPublication } from "./publication";
import { snapshots } from "./github-snapshot";
import type { KnownFiles } from "./known-files";
import {
  hostRequests,
  OBJECT,
  unlessMissing,
  type Asker,
  type Repository,
  foreign,
  REF,
  type HostRequests,
} from "./requests";
import { assertContent, type ContentStore, isUncertain, sendPictures, StoreError } from "./store";
import { ANYBODY, keepInTab, keptInTab } from "../core/tab";
import { toBase64 } from "./bytes";

/** Milliseconds during which the host's servers may disagree about the newest commit. */
const DISAGREEMENT = 2 * 60_000;

const BRANCH = z.object({ commit: OBJECT });

/** Source: https://docs.github.com/rest/commits/commits#compare-two-commits */
const COMPARED = z.object({ status: z.enum(["ahead", "behind", "diverged", "identical"]) });

/**
 * The host's servers disagree for a moment: a commit older than what this desk has seen or made is believed once it has
 * stood for two minutes.
 * @param repository `repos/owner/site`
 */
const gitHubBranch = (repository: string, branch: string, { data }: HostRequests) => {
  const key = `desk-head ${repository} ${branch}`;
  const kept = keptInTab(ANYBODY, key);
  /** The newest commit; from before a reload until the host has told another. */
  let known = typeof kept === "string" ? kept : undefined;
  let isOfThisVisit = false;
  /** Since when the host has told older commits, in milliseconds of {@link performance}. */
  let olderSince: number | undefined;
  let setBackTo: string | undefined;

  const moveTo = (sha: string) => {
    if (sha !== known) keepInTab(ANYBODY, key, sha);
    known = sha;
    isOfThisVisit = true;
    olderSince = undefined;
    return sha;
  };

  /** Undefined if the host does not know one of the commits. */
  const compare = async (base: string, commit: string) =>
    (
      await data(`${repository}/compare/${base}...${commit}?per_page=1`, COMPARED).catch(
        unlessMissing,
      )
    )?.status;

  const newest = async (): Promise<string> => {
    const path = `${repository}/branches/${encodeURIComponent(branch)}`;
    const { sha } = (await data(path, BRANCH)).commit;
    const before = known;
    if (before === undefined || sha === before) return moveTo(sha);
    const status = await compare(before, sha);
    // This desk has published meanwhile.
    if (known !== undefined && known !== before) return known;
    if (status === "ahead" || (status === undefined && !isOfThisVisit)) return moveTo(sha);
    if (status !== "diverged") {
      olderSince ??= performance.now();
      if (performance.now() - olderSince < DISAGREEMENT) return before;
    }
    return (setBackTo = moveTo(sha));
  };

  /** Also if it is the commit itself. Throws StoreError. */
  const has = async (commit: string, earlier: string) =>
    commit === earlier || (await compare(commit, earlier)) === "behind";

  /** Returns the branch's newest commit, if that was another. Throws StoreError. */
  const move = async (from: string, to: string) => {
    const path = `${repository}/git/refs/heads/${encodeURI(branch)}`;
    try {
      const body = { sha: to, force: false };
      const { object } = await data(path, REF, { method: "PATCH", body });
      if (object.sha !== to) throw foreign(JSON.stringify(object));
      moveTo(to);
    } catch (error) {
      if (!(error instanceof StoreError) || !isUncertain(error.problem)) throw error;
      const now = await newest();
      if (await has(now, to)) return undefined;
      if (now !== from) return now;
      // GitHub's servers disagree for a moment: an immediate retry would fail again.
      if (/fast forward/i.test(error.message)) throw new StoreError("busy", error.message);
      throw error;
    }
    return undefined;
  };

  return {
    /** Throws StoreError. */
    newest,
    /** Throws StoreError if none is known, and the host does not answer. */
    known: async () => known ?? newest(),
    has,
    move,
    isSetBack: (commit: string) => commit === setBackTo,
  };
};

/**
 * Milliseconds between uploads. GitHub wants a second between requests that write, and allows 80 in a minute. Source:
 * https://docs.github.com/rest/using-the-rest-api/best-practices-for-using-the-rest-api
 */
const PACE = 1000;

/**
 * The commits are on no branch. Each picture is sent by itself, since one request for all would be too large, and only
 * once.
 * @param repository `repos/owner/site`
 */
const commitMaker = (repository: string, { data }: HostRequests) => {
  /** The host has these pictures: hashes by bytes. */
  const sent = new WeakMap<Uint8Array, string>();
  /** When the next upload may go, in milliseconds that no change of the clock moves. */
  let next = 0;

  const post = async (path: string, body: object) =>
    (await data(`${repository}/git/${path}`, OBJECT, { method: "POST", body })).sha;

  const hashOf = async (bytes: Uint8Array) => {
    const known = sent.get(bytes);
    if (known !== undefined) return known;
    const wait = next - performance.now();
    if (wait > 0) await new Promise((turn) => setTimeout(turn, wait));
    next = performance.now() + PACE;
    const sha = await post("blobs", { content: toBase64(bytes), encoding: "base64" });
    sent.set(bytes, sha);
    return sha;
  };

  return async ({ changes, beside = {}, parent, message, onProgress }: NewCommit) => {
    const send = async (bytes: Uint8Array) => ({ sha: await hashOf(bytes) });
    const sentChanges = await sendPictures(changes, send, onProgress);
    const entries = [
      ...sentChanges.map(([file, data]) => [`content/${file}`, data] as const),
      ...Object.entries(beside),
    ].map(([path, data]) => ({
      ...{ path, mode: "100644", type: "blob" },
      ...(typeof data === "string" ? { content: data } : (data ?? { sha: null })),
    }));
    const tree = await post("trees", { base_tree: parent, tree: entries });
    return post("commits", { message, tree, parents: [parent] });
  };
};

export type SignedIn = Asker & { login: () => string | undefined };

const LISTED = z.array(
  OBJECT.extend({
    author: z.object({ login: z.string() }).nullish(),
    commit: z.object({
      author: z.object({ name: z.string(), date: z.string() }),
      message: z.string(),
    }),
  }),
);

const COMMIT = z.object({
  parents: z.array(OBJECT),
  files: z
    .array(
      z.object({
        filename: z.string(),
        status: z.string(),
        previous_filename: z.string().optional(),
      }),
    )
    .optional(),
});

/** The longest list of versions. */
const MOST = 50;

/** Source: https://docs.github.com/rest/commits/commits#get-a-commit */
const FILES_AT_ONCE = 300;

/**
 * A commit becomes part of the branch with one request, which GitHub refuses if the branch has moved on. Source:
 * https://docs.github.com/rest/git
 */
export const gitHubStore = (
  { name, branch, api }: Repository,
  who: SignedIn,
  known: KnownFiles,
): ContentStore & Required<Pick<ContentStore, "drafts">> => {
  const requests = hostRequests(api, who);
  const repository = `repos/${name}`;
  const read = snapshots(repository, requests, known);
  const head = gitHubBranch(repository, branch, requests);
  const snapshotAt = async (revision: string) => {
    const snapshot = await read.snapshotAt(revision);
    return head.isSetBack(revision) ? { ...snapshot, isSetBack: true as const } : snapshot;
  };
  const makeCommit = commitMaker(repository, requests);
  const drafts = gitHubDrafts({
    ...{ repository, branch, requests, makeCommit, head: head.newest },
    ...{ read: { ...read, snapshotAt }, login: who.login },
  });

  /** Many files come in several answers. */
  const commitAt = async (revision: string, page = 1): Promise<z.infer<typeof COMMIT>> => {
    const found = await requests.data(`${repository}/commits/${revision}?page=${page}`, COMMIT);
    if ((found.files?.length ?? 0) < FILES_AT_ONCE) return found;
    const { files = [] } = await commitAt(revision, page + 1);
    return { ...found, files: [...(found.files ?? []), ...files] };
  };

  /** Undefined if the file did not exist. */
  const hashAt = async (revision: string, file: string) => {
    const path = `content/${file.split("/").map(encodeURIComponent).join("/")}`;
    const question = `${repository}/contents/${path}?ref=${revision}`;
    return (await requests.data(question, OBJECT).catch(unlessMissing))?.sha;
  };

  return {
    load: async () => snapshotAt(await head.newest()),
    commit: async (changes, revision, message, { onProgress, onSend } = {}) => {
      assertContent(changes);
      const present = await head.newest();
      if (present !== revision) return { isMade: false, snapshot: await snapshotAt(present) };
      // Nothing is read once it may be made: what fails then does not tell that it was not.
      const before = await read.snapshotAt(revision);
      const made = await makeCommit({ changes, parent: revision, message, onProgress });
      onSend?.(made);
      const newest = await head.move(revision, made);
      if (newest !== undefined) return { isMade: false, snapshot: await snapshotAt(newest) };
      return { isMade: true, snapshot: await read.snapshotAfter(before, changes, made) };
    },
    isMade: async (mark) => head.has(await head.newest(), mark),
    history: async (file = "") => {
      const path = encodeURIComponent(`content/${file}`.replace(/\/$/, ""));
      const query = `sha=${await head.known()}&per_page=${MOST}&path=${path}`;
      const commits = await requests.data(`${repository}/commits?${query}`, LISTED);
      return commits.map(({ sha, author: user, commit: { author, message } }) => ({
        ...{ revision: sha, author: author.name, date: author.date },
        message: message.split("\n", 1)[0],
        ...(user && { login: user.login }),
      }));
    },
    changed: async (revision) => {
      const { parents, files = [] } = await commitAt(revision);
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
      const hash = await hashAt(revision, file);
      return hash && new TextDecoder().decode(await read.blob(hash));
    },
    earlierPicture: async (revision, file) => {
      const before = (await commitAt(revision)).parents[0]?.sha;
      const hash = before && (await hashAt(before, file));
      if (!hash) return undefined;
      const bytes = await read.blob(hash);
      return { picture: await known.picture(hash, file, () => Promise.resolve(bytes)), bytes };
    },
    ...gitHubPublication(repository, head, requests),
    drafts,
  };
};
