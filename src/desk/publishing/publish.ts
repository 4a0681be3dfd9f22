import type { ContentError } from "../../typed-content/check/findings";
import { isUncertain, StoreError, type Committed, type FileChanges } from "../stores/store";
import { check } from "../core/check";
import type { Edits } from "../core/edits";
import { isUnconfirmed, moveTo, published, withoutSent, type Work } from "../core/work";
import { writtenEdits } from "../core/written";

type Published =
  /** @param edits based on the content before */
  | { outcome: "published"; edits: Edits }
  /** The conflicts must be decided first. */
  | { outcome: "conflict" }
  | { outcome: "refused"; errors: ContentError[] };

export type ChooseEdits = (work: Work) => Edits;

/** The work changes during a publication. */
export type WorkPlace = { work: () => Work; setWork: (work: Work) => void };

/**
 * Writes nothing if the revision is not the newest one.
 * @param onSend gets the commit's mark just before it may be made
 */
type Commit = (
  changes: FileChanges,
  revision: string,
  onSend: (mark: string) => void,
) => Promise<Committed>;

/**
 * In one commit. If somebody else has published meanwhile, the work is moved onto that, and sent again: the store tells
 * by `isMade` (`stores/github.ts`, at home `server/content-folder.ts`). What is not chosen, or changed meanwhile, is
 * left in the work.
 * @throws StoreError if the store is unreachable or refuses; the edits may be published all the same if `sent` has a
 * mark
 */
export const publish = async (
  commit: Commit,
  { work, setWork }: WorkPlace,
  choose: ChooseEdits = ({ edits }) => edits,
): Promise<Published> => {
  const end = (ended: Published) => {
    setWork(withoutSent(work()));
    return ended;
  };
  setWork({ ...work(), sent: { edits: choose(work()) } });
  for (;;) {
    const { snapshot, sent } = work();
    if (!sent) return { outcome: "conflict" };
    const { edits } = sent;
    const { brought } = check(snapshot, edits);
    if (brought.length > 0) return end({ outcome: "refused", errors: brought });
    const onSend = (mark: string) => setWork({ ...work(), sent: { edits, mark } });
    const { isMade, snapshot: newest } =
      edits.size === 0
        ? { isMade: true, snapshot }
        : await writtenEdits(edits, snapshot)
            .then((changes) => commit(changes, snapshot.revision, onSend))
            .catch((error: unknown) => {
              const isRefused = error instanceof StoreError && !isUncertain(error.problem);
              if (isRefused || !isUnconfirmed(work())) setWork(withoutSent(work()));
              throw error;
            });
    setWork(isMade ? published(work(), edits, newest) : moveTo(work(), newest));
    if (isMade) return { outcome: "published", edits };
  }
};
