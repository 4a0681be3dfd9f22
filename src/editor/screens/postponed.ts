import { useSyncExternalStore } from "react";
import type { Conflict } from "../content/merge";
import { useDesk } from "../context";
import type { Desk } from "../desk";

/** Decisions that somebody has put off. */
const makePostponed = () => {
  let conflicts: ReadonlySet<Conflict> = new Set();
  const listeners = new Set<() => void>();
  const set = (next: Conflict[]) => {
    conflicts = new Set(next);
    for (const listener of listeners) listener();
  };
  return {
    all: () => conflicts,
    add: (conflict: Conflict) => set([...conflicts, conflict]),
    /** Asks for the decision now. */
    recall: (conflict: Conflict) => set([...conflicts].filter((other) => other !== conflict)),
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
};

const ofDesks = new WeakMap<Desk, ReturnType<typeof makePostponed>>();

/** Returns which decisions about conflicts have been put off, and what puts off and recalls them. */
export const usePostponed = () => {
  const desk = useDesk();
  const postponed = ofDesks.get(desk) ?? makePostponed();
  ofDesks.set(desk, postponed);
  const conflicts = useSyncExternalStore(postponed.subscribe, postponed.all);
  return { conflicts, add: postponed.add, recall: postponed.recall };
};
