import { toldError } from "@brisa/typed-content/disk";
import { contentErrors, findingLine, type OwnSentences } from "@brisa/typed-content/check";
import type { ContentModel } from "@brisa/typed-content";
import { parseContent } from "@brisa/typed-content/files";
import type { Publication } from "../stores/store";
import { parseText } from "@brisa/typed-content/yaml";
import type { Snapshot } from "../core/edits";

export type Outcome = Extract<Publication, { status: "public" | "failed" }>;

type Steps = {
  model: ContentModel;
  messages: OwnSentences;
  load: () => Promise<Snapshot>;
  /** @returns the error of a failed build, else undefined */
  build?: () => Promise<string | undefined>;
  serve: () => Promise<void>;
  onOutcome: (outcome: Outcome) => void;
};

const failure = (detail: string, isContent = false): Outcome => ({
  status: "failed",
  at: new Date().toISOString(),
  isContent,
  detail,
});

/** After each change, one build at a time. Changes during a build cause one more, of the newest content. */
export const keepServed = ({ model, messages, load, build, serve, onOutcome }: Steps) => {
  let last: { revision: string; outcome: Outcome } | undefined;
  let isAsked = false;
  let isAtWork = false;

  /** @returns undefined if the content has changed during the build, which may then mix two revisions */
  const outcomeOf = async (snapshot: Snapshot): Promise<Outcome | undefined> => {
    const { revision, files, sources, pictures } = snapshot;
    const errors = contentErrors(parseContent(files, sources, model, parseText), pictures);
    if (errors.length > 0)
      return failure(errors.map((error) => findingLine(error, messages)).join("\n"), true);
    const problem = await build?.();
    if (problem === undefined) await serve();
    // A build that has read two revisions may have failed for that alone.
    if ((await load()).revision !== revision) return undefined;
    return problem === undefined ? { status: "public" } : failure(problem);
  };

  const work = async () => {
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
  };

  /** Unless it is served already. */
  const look = () => {
    isAsked = true;
    if (isAtWork) return;
    isAtWork = true;
    work()
      .catch((error: unknown) => console.error(toldError(error)))
      .finally(() => (isAtWork = false));
  };

  return {
    look,
    /** Of the newest content. */
    publication: async (): Promise<Publication> => {
      const { revision } = await load();
      if (last?.revision === revision) return last.outcome;
      look();
      return { status: "building" };
    },
    /** Of the newest content, which is therefore not served. */
    hasContentErrors: () => last?.outcome.status === "failed" && last.outcome.isContent,
  };
};
