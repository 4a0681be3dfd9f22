import * as z from "zod";
import { ANYBODY, keepInTab, keptInTab } from "../core/in-tab";
import { OBJECT, unlessMissing, type HostRequests } from "./requests";

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
export const branchHead = (repository: string, branch: string, { data }: HostRequests) => {
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

  return {
    /** Throws StoreError. */
    newest,
    /** Throws StoreError if none is known, and the host does not answer. */
    known: async () => known ?? newest(),
    /** To a commit that is the branch's newest one now. */
    moveTo,
    /** Also if it is the commit itself. Throws StoreError. */
    has: async (commit: string, earlier: string) =>
      commit === earlier || (await compare(commit, earlier)) === "behind",
    isSetBack: (commit: string) => commit === setBackTo,
  };
};

export type BranchHead = ReturnType<typeof branchHead>;
