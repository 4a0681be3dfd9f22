import { useSyncExternalStore } from "react";
import { cachedBy } from "../../base/cached-by";
import { createObservable } from "../../base/observable";
import type { HeldConflict } from "../merge/merge";
import { useDesk } from "../core/context";
import type { Desk } from "../core/desk";

/** Of conflicts whose decision has been postponed. */
const createPostponed = () => {
  let conflicts: ReadonlySet<HeldConflict> = new Set();
  const { subscribe, notify } = createObservable();
  const set = (next: HeldConflict[]) => {
    conflicts = new Set(next);
    notify();
  };
  return {
    all: () => conflicts,
    add: (conflict: HeldConflict) => set([...conflicts, conflict]),
    /** Asks for the decision again. */
    recall: (conflict: HeldConflict) => set([...conflicts].filter((other) => other !== conflict)),
    subscribe,
  };
};

const postponedOf = cachedBy<Desk, ReturnType<typeof createPostponed>>(createPostponed);

export const usePostponed = () => {
  const postponed = postponedOf(useDesk());
  const conflicts = useSyncExternalStore(postponed.subscribe, postponed.all);
  return { conflicts, add: postponed.add, recall: postponed.recall };
};
