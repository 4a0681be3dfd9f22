import * as z from "zod";
import { ANYBODY, keepInTab, keptInTab } from "../core/in-tab";
import { foreign, OBJECT, REF, unlessMissing, type HostRequests } from "./requests";
import { toBase64 } from "./bytes";
import { isUncertain, sendPictures, StoreError, type FileChanges, type Progress } from "./store";

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
export const gitHubBranch = (repository: string, branch: string, { data }: HostRequests) => {
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

export type GitHubBranch = ReturnType<typeof gitHubBranch>;

/**
 * Milliseconds between uploads. GitHub wants a second between requests that write, and allows 80 in a minute. Source:
 * https://docs.github.com/rest/using-the-rest-api/best-practices-for-using-the-rest-api
 */
const PACE = 1000;

type NewCommit = {
  changes: FileChanges;
  /** By path: texts outside of the content. */
  beside?: Readonly<Record<string, string>>;
  parent: string;
  message: string;
  onProgress?: (progress: Progress) => void;
};

/**
 * The commits are on no branch. Each picture is sent by itself, since one request for all would be too large, and only
 * once.
 * @param repository `repos/owner/site`
 */
export const commitMaker = (repository: string, { data }: HostRequests) => {
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

export type MakeCommit = ReturnType<typeof commitMaker>;
