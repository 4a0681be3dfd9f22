import { useSyncExternalStore } from "react";
import { cachedBy, createObservable } from "@brisa/typed-content/helpers";
import type { Path } from "@brisa/typed-content";
import { useDeskState, useStoredDesk } from "./context";
import { fieldPath } from "../core/identity";
import { fieldKey } from "../core/paths";
import type { Desk } from "./desk";
import { dataOf, type Work } from "../core/work";

/** It stays the same while the lists around the field change. */
const keyOf = (work: Work, file: string, path: Path) =>
  fieldKey(file, fieldPath(dataOf(work, file), path));

/** The keys of fields that were left or prevented a publication, and of answered questions. */
const makeTouched = (desk: Desk) => {
  const keys = new Set<string>();
  const { subscribe, notify } = createObservable();
  let lastOutcome: unknown;
  /** Shows the errors that prevented a publication. */
  const addRefused = () => {
    const { outcome, work } = desk.state();
    if (outcome === lastOutcome) return;
    lastOutcome = outcome;
    if (outcome?.kind !== "refused") return;
    for (const { file, path } of outcome.errors) keys.add(keyOf(work, file, path));
    notify();
  };
  desk.subscribe(addRefused);
  addRefused();
  return {
    has: (key: string) => keys.has(key),
    add: (key: string) => {
      if (keys.has(key)) return;
      keys.add(key);
      notify();
    },
    delete: (key: string) => {
      if (keys.delete(key)) notify();
    },
    subscribe,
  };
};

const touchedOf = cachedBy(makeTouched);

export const useTouched = (file: string, path: Path) => {
  const touched = touchedOf(useStoredDesk());
  const key = useDeskState(({ work }) => keyOf(work, file, path));
  const isTouched = useSyncExternalStore(touched.subscribe, () => touched.has(key));
  return { isTouched, touch: () => touched.add(key), untouch: () => touched.delete(key) };
};
