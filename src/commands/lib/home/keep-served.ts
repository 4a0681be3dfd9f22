import type { Publication } from "../../../content-files/publication";
import type { Snapshot } from "../../../content-files/snapshot";
import { contentOf } from "../../../editor/content/snapshot";
import { contentErrors } from "../../../validation";
import { findingLine } from "../../../validation/messages";

/** What came of the newest try to serve the content. */
export type Outcome =
  | { status: "public"; since: string }
  /** @param isContent whether the content has mistakes, and nothing was built */
  | { status: "failed"; isContent: boolean; detail: string };

type Steps = {
  load: () => Promise<Snapshot>;
  /** Builds the site from what the content is. @returns what went wrong, undefined where nothing did */
  build: () => Promise<string | undefined>;
  /** Serves what was built. */
  serve: () => Promise<void>;
  /** Is told when a build begins, and what came of each try. */
  onBuild: () => void;
  onOutcome: (outcome: Outcome) => void;
};

/**
 * Keeps what is served up to date with the content: checked, built and served again after each change,
 * one build at a time. What is asked for meanwhile is one more, of what is newest then.
 */
export const keepServed = ({ load, build, serve, onBuild, onOutcome }: Steps) => {
  let last: { revision: string; outcome: Outcome } | undefined;
  /** What is served now; none while that is not one revision. */
  let served: { revision: string; outcome: Outcome } | undefined;
  let isAsked = false;
  let isAtWork = false;

  /** @returns undefined where the content has changed meanwhile: what is served may then be half of it */
  const outcomeOf = async (snapshot: Snapshot): Promise<Outcome | undefined> => {
    const { revision } = snapshot;
    const errors = contentErrors(contentOf(snapshot), snapshot.pictures);
    if (errors.length > 0)
      return failure(errors.map((error) => findingLine(error)).join("\n"), true);
    // Changed, and changed back.
    if (served?.revision === revision) return served.outcome;
    onBuild();
    const problem = await build();
    if (problem !== undefined) return failure(problem);
    await serve();
    served = undefined;
    if ((await load()).revision !== revision) return undefined;
    served = { revision, outcome: { status: "public", since: new Date().toISOString() } };
    return served.outcome;
  };

  const work = async () => {
    isAtWork = true;
    try {
      while (isAsked) {
        isAsked = false;
        const snapshot = await load();
        const { revision } = snapshot;
        if (last?.revision === revision) continue;
        const outcome = await outcomeOf(snapshot).catch((error: unknown) => failure(String(error)));
        last = outcome && { revision, outcome };
        if (outcome) onOutcome(outcome);
        else isAsked = true;
      }
    } finally {
      isAtWork = false;
    }
  };

  /** Has the content served as it is now, if it is not. */
  const look = () => {
    isAsked = true;
    if (!isAtWork) work().catch(console.error);
  };

  return {
    look,
    /** Returns what has become of the newest content. */
    publication: async (): Promise<Publication> => {
      const { revision } = await load();
      if (last?.revision !== revision) {
        look();
        return { status: "building" };
      }
      const { outcome } = last;
      if (outcome.status === "public") return outcome;
      return { status: outcome.status, detail: outcome.detail };
    },
    /** Whether mistakes in the content are why the newest is not served. */
    hasMistakes: () => last?.outcome.status === "failed" && last.outcome.isContent,
  };
};

const failure = (detail: string, isContent = false): Outcome => ({
  status: "failed",
  isContent,
  detail,
});
