import type { HostRequests } from "./requests";
import { StoreError, type Publication } from "./store";

/** The check run in which the job `tell` of `publish.yml` says how a publication went. */
export const PUBLICATION_CHECK = "Publicación";

/** Milliseconds that a publication may take. After them nobody is told that it is under way. */
const LONGEST = 45 * 60_000;

/** What GitHub knows of a check run: texts in Markdown, with a line of the check in each item. */
type CheckRun = {
  html_url: string;
  conclusion: string;
  /** ISO 8601. */
  completed_at: string;
  output: { summary: string; text: string };
};

/** Returns what a check run of that name tells. */
export const publicationOf = ({
  html_url,
  conclusion,
  completed_at,
  output,
}: CheckRun): Publication => {
  if (conclusion === "success") return { status: "public", since: completed_at };
  const lines = [...output.text.matchAll(/^- (.*)$/gm)].map(([, line = ""]) => line);
  const advice = output.summary.replace(/\[(.*?)\]\(.*?\)/g, "$1");
  return { status: "failed", detail: lines.join("\n") || advice, address: html_url };
};

/**
 * Returns how to ask what has become of the newest commit of a branch: one question where that has
 * ended, one more for each commit of which nothing is told yet.
 * @param commit the branch's newest commit at the host: `repos/brisa/web/commits/main`
 */
export const gitHubPublication = (commit: string, { data }: HostRequests) => {
  const runs = `${commit}/check-runs?check_name=${encodeURIComponent(PUBLICATION_CHECK)}`;
  const newest = async (): Promise<Publication | undefined> => {
    const { check_runs } = await data<{ check_runs: CheckRun[] }>(runs);
    const [run] = check_runs;
    if (run) return publicationOf(run);
    const { commit: made } = await data<{ commit: { committer: { date: string } } }>(commit);
    const age = Date.now() - Date.parse(made.committer.date);
    return age < LONGEST ? { status: "building" } : undefined;
  };
  return () =>
    newest().catch((error: unknown) => {
      // Whoever may not read checks can publish all the same.
      const isHidden =
        error instanceof StoreError && ["forbidden", "missing"].includes(error.problem);
      if (isHidden) return undefined;
      throw error;
    });
};
