import { useSyncExternalStore } from "react";
import { cachedBy, createObservable } from "@brisa/typed-content/helpers";
import { useStoredDesk, useWork, useChecked } from "./context";
import type { Desk } from "./desk";
import type { Edits } from "../core/edits";
import { keepInTab, keptInTab } from "../core/tab";
import { changesIn, type Change } from "../core/changes";
import { readyOf } from "./ready";

const KEY = "desk-for-later";

const createForLater = (desk: Desk) => {
  const kept = keptInTab(desk, KEY);
  let ids: ReadonlySet<unknown> = new Set(Array.isArray(kept) ? kept : []);
  const { subscribe, notify } = createObservable();
  const set = (next: readonly unknown[]) => {
    ids = new Set(next);
    keepInTab(desk, KEY, next.length > 0 ? next : undefined);
    notify();
  };
  // A later change may get the name of one that is gone.
  const forgetGone = () => {
    if (ids.size === 0) return;
    const there = new Set<unknown>(changesIn(desk.state().work).map(({ id }) => id));
    const left = [...ids].filter((id) => there.has(id));
    if (left.length < ids.size) set(left);
  };
  forgetGone();
  desk.subscribe(forgetGone);
  return {
    ids: () => ids,
    add: ({ id }: Change) => set([...ids, id]),
    takeBack: () => set([]),
    subscribe,
  };
};

const forLaterOf = cachedBy<Desk, ReturnType<typeof createForLater>>(createForLater);

/** Changes that are not ready, by id. */
export const useForLater = () => {
  const { subscribe, ids, add, takeBack } = forLaterOf(useStoredDesk());
  return { ids: useSyncExternalStore(subscribe, ids), add, takeBack };
};

const NOTHING: Edits = new Map();

/** Without those that are not ready and have been left for later. */
export const useCountedChanges = (): readonly Change[] => {
  const changes = changesIn(useWork());
  const { ids } = useForLater();
  // What is ready is counted again.
  const waiting = useChecked((_, work) => (ids.size > 0 ? readyOf(work).waiting : NOTHING));
  const later = changesIn({ edits: waiting }).filter(({ id }) => ids.has(id));
  return changes.filter(({ id }) => !later.some((left) => left.id === id));
};
