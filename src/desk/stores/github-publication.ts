import type { HostRequests } from "./requests";
import { serverTime } from "./server-time";
import { StoreError, type Publication } from "./store";

/** Name of the check run with which the job `tell` of `publish.yml` reports the result of a publication. */
export const PUBLICATION_CHECK = "Publicación";

/** Milliseconds after which a publication no longer counts as running. */
const LONGEST = 45 * 60_000;

/** Part of GitHub's check run. Its summary is Markdown, one list item for each message of the check. */
type CheckRun = {
  html_url: string;
  conclusion: string;
  /** ISO 8601. */
  completed_at: string;
  output: { summary: string | null; text: string | null };
};

/** Converts a check run of that name. */
export const publicationOf = ({
  html_url,
  conclusion,
  completed_at,
  output,
}: CheckRun): Publication => {
  if (conclusion === "success") return { status: "public", since: completed_at };
  const lines = [...(output.text ?? "").matchAll(/^- (.*)$/gm)].map(([, line = ""]) => line);
  const advice = (output.summary ?? "").replace(/\[(.*?)\]\(.*?\)/g, "$1");
  const detail = lines.join("\n") || advice;
  return { status: "failed", at: completed_at, detail, address: html_url };
};

/**
 * Returns a function that reads the state of the newest publication of a branch: one request if it has ended,
 * and another for each commit that has no result yet.
 * @param commit API path of the branch's newest commit: `repos/owner/site/commits/main`
 */
export const gitHubPublication = (commit: string, { data }: HostRequests) => {
  const runs = `${commit}/check-runs?check_name=${encodeURIComponent(PUBLICATION_CHECK)}`;
  const newest = async (): Promise<Publication | undefined> => {
    const { check_runs } = await data<{ check_runs: CheckRun[] }>(runs);
    const [run] = check_runs;
    if (run) return publicationOf(run);
    const { commit: made } = await data<{ commit: { committer: { date: string } } }>(commit);
    const age = (await serverTime()) - Date.parse(made.committer.date);
    return age < LONGEST ? { status: "building" } : undefined;
  };
  return () =>
    newest().catch((error: unknown) => {
      // Publishing needs no permission to read checks.
      const isHidden =
        error instanceof StoreError && ["forbidden", "missing"].includes(error.problem);
      if (isHidden) return undefined;
      throw error;
    });
};
