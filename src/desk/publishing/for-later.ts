import { useSyncExternalStore } from "react";
import { cachedBy } from "../../base/cached-by";
import { createObservable } from "../../base/observable";
import { useStoredDesk, useWork } from "../core/context";
import type { Desk } from "../core/desk";
import type { Edits } from "../core/edits";
import { keepInTab, keptInTab } from "../core/in-tab";
import { useChecked } from "../core/use-checked";
import { changeGroups, type ChangeGroup } from "../told/change-groups";
import { readyOf } from "./ready";

const KEY = "desk-for-later";

const createForLater = () => {
  const kept = keptInTab(KEY);
  let ids: ReadonlySet<unknown> = new Set(Array.isArray(kept) ? kept : []);
  const { subscribe, notify } = createObservable();
  const set = (next: readonly unknown[]) => {
    ids = new Set(next);
    keepInTab(KEY, next.length > 0 ? next : undefined);
    notify();
  };
  return {
    ids: () => ids,
    add: (groups: readonly ChangeGroup[]) => set([...ids, ...groups.map(({ id }) => id)]),
    takeBack: () => set([]),
    subscribe,
  };
};

const forLaterOf = cachedBy<Desk, ReturnType<typeof createForLater>>(createForLater);

/** Returns what has been left for later of the changes that are not ready, by id, and functions to leave some and to take all back. */
export const useForLater = () => {
  const { subscribe, ids, add, takeBack } = forLaterOf(useStoredDesk());
  return { ids: useSyncExternalStore(subscribe, ids), add, takeBack };
};

const NOTHING: Edits = new Map();

/** Returns the changes that are counted: all but those that are not ready and have been left for later. */
export const useCountedChanges = (): readonly ChangeGroup[] => {
  const changes = changeGroups(useWork());
  const { ids } = useForLater();
  // What is ready is counted again.
  const waiting = useChecked((_, work) => (ids.size > 0 ? readyOf(work).waiting : NOTHING));
  const later = changeGroups({ edits: waiting }).filter(({ id }) => ids.has(id));
  return changes.filter(({ id }) => !later.some((left) => left.id === id));
};
