import { toldError } from "../../base/file-errors";
import type { Publication } from "../stores/store";
import type { Snapshot } from "../stores/snapshot";
import { parseText } from "../../typed-content/files/parse";
import { parseContent } from "../../typed-content/files/content";
import type { ContentModel } from "../../typed-content/content";
import { contentErrors } from "../../typed-content/check";
import { findingLine, type OwnSentences } from "../../typed-content/check/messages";

/** `since` is when a change was served; undefined for what this computer had when the program began. */
export type Outcome = Extract<Publication, { status: "public" | "failed" }>;

type Steps = {
  model: ContentModel;
  messages: OwnSentences;
  load: () => Promise<Snapshot>;
  /** @returns the error of a failed build, else undefined */
  build: () => Promise<string | undefined>;
  serve: () => Promise<void>;
  onBuild: () => void;
  onOutcome: (outcome: Outcome) => void;
};

/** After each change, one build at a time. Changes during a build cause one more, of the newest content. */
export const keepServed = ({ model, messages, load, build, serve, onBuild, onOutcome }: Steps) => {
  let last: { revision: string; outcome: Outcome } | undefined;
  /** Undefined if the site was built from more than one revision. */
  let served: { revision: string; outcome: Outcome } | undefined;
  /** Whether something has been served: what is served first was not saved just now. */
  let isBegun = false;
  let isAsked = false;
  let isAtWork = false;

  /** @returns undefined if the content has changed during the build, which may then mix two revisions */
  const outcomeOf = async (snapshot: Snapshot): Promise<Outcome | undefined> => {
    const { revision, files, sources, pictures } = snapshot;
    const errors = contentErrors(parseContent(files, sources, model, parseText), pictures);
    if (errors.length > 0)
      return failure(errors.map((error) => findingLine(error, messages)).join("\n"), true);
    // The content was changed and changed back.
    if (served?.revision === revision) return served.outcome;
    onBuild();
    const problem = await build();
    if (problem === undefined) {
      await serve();
      served = undefined;
    }
    // A build that has read two revisions may have failed for that alone.
    if ((await load()).revision !== revision) return undefined;
    if (problem !== undefined) return failure(problem);
    const since = isBegun ? new Date().toISOString() : undefined;
    isBegun = true;
    served = { revision, outcome: { status: "public", ...(since && { since }) } };
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
        const outcome = await outcomeOf(snapshot).catch((error: unknown) =>
          failure(toldError(error)),
        );
        last = outcome && { revision, outcome };
        if (outcome) onOutcome(outcome);
        else isAsked = true;
      }
    } finally {
      isAtWork = false;
    }
  };

  /** Unless it is served already. */
  const look = () => {
    isAsked = true;
    if (!isAtWork) work().catch((error: unknown) => console.error(toldError(error)));
  };

  return {
    look,
    /** Of the newest content. */
    publication: async (): Promise<Publication> => {
      const { revision } = await load();
      if (last?.revision !== revision) {
        look();
        return { status: "building" };
      }
      return last.outcome;
    },
    /** Of the newest content, which is therefore not served. */
    hasContentErrors: () => last?.outcome.status === "failed" && last.outcome.isContent,
  };
};

const failure = (detail: string, isContent = false): Outcome => ({
  status: "failed",
  at: new Date().toISOString(),
  isContent,
  detail,
});
