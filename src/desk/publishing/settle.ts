import type { ContentStore } from "../stores/store";
import type { Snapshot } from "../core/snapshot";
import { begin, moveTo, published, withoutSent, type Work } from "../core/work";

type Store = Pick<ContentStore, "load" | "isMade">;

/** With whether it has what was sent without an answer. */
const loadSettled = async (store: Store, sent: Work["sent"]) => {
  // Asked first: what is made after the content was loaded is not in it.
  const isMade = sent?.mark !== undefined && (await store.isMade(sent.mark));
  return { isMade, newest: await store.load() };
};

/**
 * Tells whether what was sent without an answer is stored; also moves the work to the newest content.
 * @throws StoreError if the store is unreachable or refuses
 */
export const settled = async (store: Store, sent: Work["sent"]) => {
  const { isMade, newest } = await loadSettled(store, sent);
  const move = (work: Work): Work => {
    if (sent && isMade) return published(work, sent.edits, newest);
    // What was sent may still be on its way.
    if (newest.revision === work.snapshot.revision) return work;
    return withoutSent(moveTo(work, newest));
  };
  return { isMade, newest, move };
};

/**
 * @param snapshot replaced by the newest if something was sent without an answer
 * @throws StoreError if the store is unreachable or refuses
 */
export const resume = async (
  store: Store,
  { edits, conflicts, sent }: Pick<Work, "edits" | "conflicts" | "sent">,
  snapshot: Snapshot | Promise<Snapshot>,
): Promise<Work> => {
  if (!sent) return begin(await snapshot, edits, conflicts);
  const { isMade, newest } = await loadSettled(store, sent);
  return isMade
    ? published({ edits, conflicts }, sent.edits, newest)
    : begin(newest, edits, conflicts);
};
