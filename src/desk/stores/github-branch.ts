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

  /** Returns the branch's newest commit, if that was another. Throws StoreError. */
  const move = async (from: string, to: string) => {
    const path = `${repository}/git/refs/heads/${encodeURI(branch)}`;
    try {
      const body = { sha: to, force: false };
      const { object } = await data(path, REF, { method: "PATCH", body });
      if (object.sha !== to) throw foreign(JSON.stringify(object));
      takeAsNewest(to);
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

/** The job `tell` of `publish.yml` reports with this check run. */
export const PUBLICATION_CHECK = "Publicación";

/** Milliseconds after which a publication no longer counts as running. */
const LONGEST = 45 * 60_000;

const MOST = 20;

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
  const advice = (output.summary ?? "").replace(/\[(.*?)\]\(.*?\)/g, "$1");
  const detail = lines.join("\n") || advice;
  return { status: "failed", at, detail, ...(html_url !== null && { address: html_url }) };
};

const AUTHORS = z.object({
  commits: z.array(
    z.object({
      author: z.object({ login: z.string() }).nullish(),
      commit: z.object({ author: z.object({ name: z.string() }) }),
    }),
  ),
});

type Head = Pick<ReturnType<typeof gitHubBranch>, "known" | "has">;

/** By commit: the host's servers may disagree about which is a branch's newest. `repository`: `repos/owner/site`. */
export const gitHubPublication = (repository: string, head: Head, { data }: HostRequests) => {
  const ended = async (sha: string) => {
    const name = encodeURIComponent(PUBLICATION_CHECK);
    const path = `${repository}/commits/${sha}/check-runs?check_name=${name}`;
    const [run] = (await data(path, CHECK_RUNS)).check_runs;
    return run && publicationOf(run);
  };

  /** Whether a served commit has another: that never changes. Keyed by both. */
  const served = new Map<string, boolean>();
  /** Undefined where what is served does not say what it was made of. */
  const isServed = async (sha: string) => {
    const now = await readServed();
    if (!now) return false;
    if (now.commit === undefined) return undefined;
    const key = `${now.commit} ${sha}`;
    // A commit that the host does not know tells nothing.
    const has = served.get(key) ?? (await head.has(now.commit, sha));
    served.set(key, has);
    return has;
  };

  /** What is public, and since when: it stays so. */
  let shown: { sha: string; publication: Publication } | undefined;

  /** What is served decides: a green check says only that it was sent there, a red one what went wrong. */
  const publication = async (): Promise<Publication | undefined> => {
    const sha = await head.known();
    if (shown?.sha === sha) return shown.publication;
    const [result, isThere] = await Promise.all([ended(sha), isServed(sha)]);
    if (isThere ?? result?.status === "public") {
      const since = result?.status === "public" ? result.since : undefined;
      shown = {
        sha,
        publication: {
          status: "public",
          since: since ?? new Date(await serverTime()).toISOString(),
        },
      };
      return shown.publication;
    }
    if (result?.status === "failed") return result;
    const { commit } = await data(`${repository}/commits/${sha}`, COMMIT);
    const age = (await serverTime()) - Date.parse(commit.committer.date);
    return age < LONGEST ? { status: "building" } : undefined;
  };

  const lastPublic = async () => {
    const path = `${repository}/commits?sha=${await head.known()}&per_page=${MOST}`;
    const later: string[] = [];
    for (const { sha } of await data(path, z.array(OBJECT))) {
      if ((await isServed(sha)) ?? (await ended(sha))?.status === "public")
        return { revision: sha, later };
      later.push(sha);
    }
    return { later };
  };

  const authors = async (after: string, until: string) => {
    const compared = await data(`${repository}/compare/${after}...${until}`, AUTHORS);
    return compared.commits.map(({ author, commit }) => ({
      login: author?.login,
      name: commit.author.name,
    }));
  };

  /** Publishing needs no permission to read checks. */
  const unlessHidden = (error: unknown) => {
    const isHidden =
      error instanceof StoreError && ["forbidden", "missing"].includes(error.problem);
    if (isHidden) return undefined;
    throw error;
  };
  return {
    publication: () => publication().catch(unlessHidden),
    lastPublic: () => lastPublic().catch(unlessHidden),
    authors,
  };
};
