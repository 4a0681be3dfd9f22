import * as z from "zod";
import { ANYBODY, keepInTab, keptInTab } from "../core/tab";
import { foreign, OBJECT, REF, unlessMissing, type HostRequests } from "./requests";
import { readServed } from "./served";
import { serverTime } from "./timing";
import { isUncertain, StoreError, type Publication } from "./store";

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

  const takeAsNewest = (sha: string) => {
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
    if (before === undefined || sha === before) return takeAsNewest(sha);
    const status = await compare(before, sha);
    // This desk has published meanwhile.
    if (known !== undefined && known !== before) return known;
    if (status === "ahead" || (status === undefined && !isOfThisVisit)) return takeAsNewest(sha);
    if (status !== "diverged") {
      olderSince ??= performance.now();
      if (performance.now() - olderSince < DISAGREEMENT) return before;
    }
    return (setBackTo = takeAsNewest(sha));
  };

  /** Also if it is the commit itself. Throws StoreError. */
  const has = async (commit: string, earlier: string) =>
    commit === earlier || (await compare(commit, earlier)) === "behind";

  /** Of this visit: the host has them, whatever it says. */
  const made = new Set<string>();

  /** Whether the newest commit has one. Throws StoreError. */
  const find = async (commit: string) => {
    const now = await newest();
    const status = now === commit ? "behind" : await compare(now, commit);
    if (status === undefined && made.has(commit)) throw new StoreError("missing", commit);
    return { now, isThere: status === "behind" };
  };

  /** Returns the branch's newest commit, if that was another. Throws StoreError. */
  const move = async (from: string, to: string) => {
    const path = `${repository}/git/refs/heads/${encodeURI(branch)}`;
    made.add(to);
    try {
      const body = { sha: to, force: false };
      const { object } = await data(path, REF, { method: "PATCH", body });
      if (object.sha !== to) throw foreign(JSON.stringify(object));
      takeAsNewest(to);
    } catch (error) {
      if (!(error instanceof StoreError) || !isUncertain(error.problem)) throw error;
      // A question that is refused says nothing of what was asked about.
      const { now, isThere } = await find(to).catch(() => Promise.reject(error));
      if (isThere) return undefined;
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
    isMade: async (commit: string) => (await find(commit)).isThere,
    move,
    isSetBack: (commit: string) => commit === setBackTo,
  };
};

/** The job `tell` of `publish.yml` reports with this check run. */
export const PUBLICATION_CHECK = "Publicación";

/** Milliseconds after which something is wrong: a build takes some minutes. */
const LATE = 20 * 60_000;

/** The summary is Markdown, one list item for each message of the check. */
const CHECK_RUN = z.object({
  html_url: z.string().nullable(),
  /** Null until it has ended, as the next one. ISO 8601. */
  conclusion: z.string().nullable(),
  completed_at: z.string().nullable(),
  output: z.object({ summary: z.string().nullable(), text: z.string().nullable() }),
});
const CHECK_RUNS = z.object({ check_runs: z.array(CHECK_RUN) });

const COMMIT = z.object({ commit: z.object({ committer: z.object({ date: z.string() }) }) });

/** Undefined if the check run has not ended. */
export const publicationOf = ({
  html_url,
  conclusion,
  completed_at: at,
  output,
}: z.infer<typeof CHECK_RUN>): Publication | undefined => {
  if (at === null) return undefined;
  if (conclusion === "success") return { status: "public", since: at };
  const lines = [...(output.text ?? "").matchAll(/^- (.*)$/gm)].map(([, line = ""]) => line);
  const advice = (output.summary ?? "").replace(/\[([^[\]]*)\]\([^()]*\)/g, "$1");
  return {
    ...{ status: "failed", at, isContent: lines.length > 0, detail: lines.join("\n") || advice },
    ...(html_url !== null && { address: html_url }),
  };
};

const AUTHORS = z.object({
  commits: z.array(
    z.object({
      author: z.object({ login: z.string() }).nullish(),
      commit: z.object({ author: z.object({ name: z.string() }) }),
    }),
  ),
});

const unlessHidden = (error: unknown) => {
  if (error instanceof StoreError && ["forbidden", "missing"].includes(error.problem))
    return undefined;
  throw error;
};

type Head = Pick<ReturnType<typeof gitHubBranch>, "known" | "has">;

/** By commit: the host's servers may disagree about which is a branch's newest. `repository`: `repos/owner/site`. */
export const gitHubPublication = (repository: string, head: Head, { data }: HostRequests) => {
  /** Undefined also where the checks may not be read: publishing needs no permission to. */
  const ended = async (sha: string) => {
    const name = encodeURIComponent(PUBLICATION_CHECK);
    const path = `${repository}/commits/${sha}/check-runs?check_name=${name}`;
    const [run] = (await data(path, CHECK_RUNS).catch(unlessHidden))?.check_runs ?? [];
    return run && publicationOf(run);
  };

  /** Whether a served commit has another: that never changes. Keyed by both. */
  const known = new Map<string, boolean>();
  /** `has` is undefined where it is not told of what the served site was made. */
  const served = async (sha: string) => {
    const now = await readServed();
    if (now?.commit === undefined) return { isSilent: now !== undefined };
    const key = `${now.commit} ${sha}`;
    // A commit that the host does not know tells nothing.
    const has = known.get(key) ?? (await head.has(now.commit, sha));
    known.set(key, has);
    return { has, built: now.commit === sha ? now.built : undefined };
  };

  /** What is served decides: a green check says only that it was sent there, a red one what went wrong. */
  const look = async (sha: string) => {
    const [result, { has, isSilent, built }] = await Promise.all([ended(sha), served(sha)]);
    const isPublic = has ?? (isSilent === true && result?.status === "public");
    return { result, has, built, isPublic };
  };

  /** By commit: what is public stays so. */
  const shown = new Map<string, Publication>();
  /** Commits that this desk has seen on their way. */
  const awaited = new Set<string>();

  const publicationAt = async (sha: string): Promise<Publication> => {
    const before = shown.get(sha);
    if (before) return before;
    const { result, has, built, isPublic } = await look(sha);
    if (isPublic) {
      const now = awaited.has(sha) ? new Date(await serverTime()).toISOString() : built;
      const since = result?.status === "public" ? result.since : now;
      const found = { status: "public", ...(since !== undefined && { since }) } as const;
      shown.set(sha, found);
      return found;
    }
    if (result?.status === "failed") return result;
    const { commit } = await data(`${repository}/commits/${sha}`, COMMIT);
    const since = commit.committer.date;
    if ((await serverTime()) - Date.parse(since) < LATE) {
      awaited.add(sha);
      return { status: "building", since };
    }
    return { status: has === false ? "late" : "sent", since };
  };

  /** What is not public yet goes with the newest commit. */
  const publication = async (revision?: string) => {
    const newest = await head.known();
    const own = revision === undefined ? undefined : await publicationAt(revision);
    return own && (own.status === "public" || revision === newest) ? own : publicationAt(newest);
  };

  const authors = async (after: string, until: string) => {
    const compared = await data(`${repository}/compare/${after}...${until}`, AUTHORS);
    return compared.commits.map(({ author, commit }) => ({
      login: author?.login,
      name: commit.author.name,
    }));
  };

  return { publication, authors };
};
