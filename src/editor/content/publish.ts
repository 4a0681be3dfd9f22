import type { ContentError } from "../../validation/findings";
import type { ContentStore } from "../stores/store";
import { check } from "./check";
import { rebase, type Edits, type Rebased } from "./edits";
import type { Snapshot } from "./snapshot";
import { writtenEdits } from "./written";

/** What has been changed, and the content over which it has been. */
export type Work = { snapshot: Snapshot; edits: Edits };

/** How a publication ended; the work is what is left, over the newest content. */
export type Published = { work: Work } & (
  | { outcome: "published" }
  /** Others have changed the same fields: somebody has to decide. */
  | { outcome: "contested"; conflicts: Rebased["conflicts"] }
  /** The edits would break something. */
  | { outcome: "refused"; errors: ContentError[] }
);

/**
 * Publishes edits, all of them at once. What others have published meanwhile is kept: the edits are put
 * on top of it, and it is tried again.
 * @param message what has changed, in a line
 * @throws StoreError where the store cannot be reached or refuses; the edits are as they were
 */
export const publish = async (
  store: ContentStore,
  { snapshot, edits }: Work,
  message: string,
): Promise<Published> => {
  if (edits.size === 0) return { outcome: "published", work: { snapshot, edits } };
  const { brought } = check(snapshot, edits);
  if (brought.length > 0)
    return { outcome: "refused", errors: brought, work: { snapshot, edits } };
  const changes = writtenEdits(edits);
  const { isMade, snapshot: newest } = await store.commit(changes, snapshot.revision, message);
  if (isMade) return { outcome: "published", work: { snapshot: newest, edits: new Map() } };
  const rebased = rebase(edits, newest);
  const work = { snapshot: newest, edits: rebased.edits };
  if (rebased.conflicts.size > 0)
    return { outcome: "contested", conflicts: rebased.conflicts, work };
  return publish(store, work, message);
};
