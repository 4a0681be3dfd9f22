import { useSyncExternalStore } from "react";
import { cachedBy } from "../../base/cached-by";
import type { Checked } from "./check";
import { useStoredDesk } from "./context";
import { checkedOf, type Desk } from "./desk";

/** Milliseconds after the last change: the check takes longer than a keystroke may. */
const PAUSE = 250;

type Checks = { latest: () => Checked; subscribe: (listener: () => void) => () => void };

/** Runs the check once no change has been made for `PAUSE`. */
const checksOf = cachedBy((desk: Desk): Checks => {
  let { edits, snapshot } = desk.state().work;
  let checked = checkedOf(desk.state().work);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();
  desk.subscribe(() => {
    const { work } = desk.state();
    if (work.edits === edits && work.snapshot === snapshot) return;
    ({ edits, snapshot } = work);
    clearTimeout(timer);
    timer = setTimeout(() => {
      checked = checkedOf(desk.state().work);
      for (const listener of listeners) listener();
    }, PAUSE);
  });
  return {
    latest: () => checked,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
});

/**
 * Returns a part of the check's result, updated shortly after the last change.
 * @param select must return the same value for the same result
 */
export const useChecked = <Part>(select: (checked: Checked) => Part): Part => {
  const checks = checksOf(useStoredDesk());
  return useSyncExternalStore(checks.subscribe, () => select(checks.latest()));
};
