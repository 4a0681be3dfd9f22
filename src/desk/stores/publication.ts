import * as z from "zod";
import { OBJECT, type HostRequests } from "./requests";
import { serverTime, fetchInTime } from "./timing";
import { StoreError, type Publication } from "./store";
import { contentModel } from "../core/model";
import { modelVersion } from "../../typed-content/version";

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

/** Of the published branch. */
type Head = {
  known: () => Promise<string>;
  has: (commit: string, earlier: string) => Promise<boolean>;
};

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

/** In this file beside the desk the build says what it was made of. */
export const SERVED = "served.json";

const MADE_OF = z.object({
  model: z.string(),
  /** Undefined where the build knew none. */
  commit: z.string().optional(),
  /** ISO 8601; undefined in earlier builds. */
  built: z.iso.datetime().optional(),
});

export type Served = z.infer<typeof MADE_OF>;

export const parseServed = (text: string): Served | undefined => {
  try {
    return MADE_OF.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
};

/**
 * Undefined where the server does not say so. Each question has an address of its own: something in the way may keep
 * the file, whatever it is told.
 */
export const readServed = async (): Promise<Served | undefined> => {
  try {
    const response = await fetchInTime(`${SERVED}?${Date.now()}`, { cache: "no-store" });
    return response.ok ? parseServed(await response.text()) : undefined;
  } catch {
    return undefined;
  }
};

/** False where that is unknown. */
export const isModelOld = async () => {
  const served = await readServed();
  return served !== undefined && served.model !== modelVersion(contentModel());
};
