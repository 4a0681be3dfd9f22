import { useSyncExternalStore } from "react";
import type { Path } from "../../model/schema";
import { useDesk } from "../context";
import type { Desk } from "../desk";

/** Returns what a field is known by among those of all files. */
export const fieldKey = (file: string, path: Path) => JSON.stringify([file, ...path]);

/** What has been done with the fields of a desk, by keys: left, asked to be published, answered. */
const makeTouched = (desk: Desk) => {
  const keys = new Set<string>();
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  let told: unknown;
  /** Whoever wants to publish has finished: what stops that is told of all fields. */
  const addRefused = () => {
    const { outcome } = desk.state();
    if (outcome === told) return;
    told = outcome;
    if (outcome?.kind !== "refused") return;
    for (const { file, path } of outcome.errors) keys.add(fieldKey(file, path));
    tell();
  };
  desk.subscribe(addRefused);
  addRefused();
  return {
    has: (key: string) => keys.has(key),
    add: (key: string) => {
      if (keys.has(key)) return;
      keys.add(key);
      tell();
    },
    delete: (key: string) => {
      if (keys.delete(key)) tell();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
};

type Touched = ReturnType<typeof makeTouched>;

const ofDesks = new WeakMap<Desk, Touched>();

const touchedOf = (desk: Desk) => {
  const touched = ofDesks.get(desk) ?? makeTouched(desk);
  ofDesks.set(desk, touched);
  return touched;
};

/** Returns whether something has been done with a field, and what says so. */
export const useTouched = (key: string) => {
  const touched = touchedOf(useDesk());
  const isTouched = useSyncExternalStore(touched.subscribe, () => touched.has(key));
  return { isTouched, touch: () => touched.add(key), untouch: () => touched.delete(key) };
};
