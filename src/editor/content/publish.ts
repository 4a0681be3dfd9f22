import type { ContentError } from "../../validation/findings";
import type { ContentStore } from "../stores/store";
import { check } from "./check";
import { rebase, type Edits } from "./edits";
import type { Snapshot } from "./snapshot";
import { writtenEdits } from "./written";

/** The outcome of a publication, and the newest content. */
type Published = { snapshot: Snapshot } & (
  | { outcome: "published" }
  /** Somebody else changed the same fields. The conflicts must be decided first. */
  | { outcome: "contested" }
  /** The content check found errors. */
  | { outcome: "refused"; errors: ContentError[] }
);

/**
 * Publishes all edits in one commit. If somebody else has published in the meantime, the edits are moved onto
 * the newer snapshot and sent again.
 * @param snapshot on which the edits are based
 * @param message one-line summary
 * @throws StoreError if the store is unreachable or refuses; the edits are unchanged then
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
  const changes = writtenEdits(edits, snapshot);
  const { isMade, snapshot: newest } = await store.commit(changes, snapshot.revision, message);
  if (isMade) return { outcome: "published", snapshot: newest };
  const rebased = rebase(edits, newest);
  if (rebased.conflicts.size > 0) return { outcome: "contested", snapshot: newest };
  return publish(store, newest, rebased.edits, message);
};
