import type { ContentError } from "../../validation/findings";
import type { ContentStore } from "../stores/store";
import { check } from "./check";
import { rebase, type Edits } from "./edits";
import type { Snapshot } from "./snapshot";
import { writtenEdits } from "./written";

/** How a publication ended, and the newest content. */
export type Published = { snapshot: Snapshot } & (
  | { outcome: "published" }
  /** Others have changed the same fields: somebody has to decide. */
  | { outcome: "contested" }
  /** The edits would break something. */
  | { outcome: "refused"; errors: ContentError[] }
);

/**
 * Publishes edits, all of them at once. What others have published meanwhile is kept: the edits are put
 * on top of it, and it is tried again.
 * @param snapshot over which the edits were made
 * @param message what has changed, in a line
 * @throws StoreError where the store cannot be reached or refuses; the edits are as they were
 */
export const publish = async (
  store: ContentStore,
  snapshot: Snapshot,
  edits: Edits,
  message: string,
): Promise<Published> => {
  if (edits.size === 0) return { outcome: "published", snapshot };
  const { brought } = check(snapshot, edits);
  if (brought.length > 0) return { outcome: "refused", errors: brought, snapshot };
  const changes = writtenEdits(edits);
  const { isMade, snapshot: newest } = await store.commit(changes, snapshot.revision, message);
  if (isMade) return { outcome: "published", snapshot: newest };
  const rebased = rebase(edits, newest);
  if (rebased.conflicts.size > 0) return { outcome: "contested", snapshot: newest };
  return publish(store, newest, rebased.edits, message);
};
