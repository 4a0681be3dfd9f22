import { useSyncExternalStore } from "react";
import { cachedBy } from "../../base/cached-by";
import { createObservable } from "../../base/observable";
import type { Checked } from "./check";
import { useStoredDesk } from "./context";
import { checkedOf, type Desk } from "./desk";

/** Milliseconds after the last change: the check takes longer than a keystroke may. */
const PAUSE = 250;

/** Runs the check once no change has been made for `PAUSE`. */
const checksOf = cachedBy((desk: Desk) => {
  let { edits, snapshot } = desk.state().work;
  let checked = checkedOf(desk.state().work);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const { subscribe, notify } = createObservable();
  desk.subscribe(() => {
    const { work } = desk.state();
    if (work.edits === edits && work.snapshot === snapshot) return;
    ({ edits, snapshot } = work);
    clearTimeout(timer);
    timer = setTimeout(() => {
      checked = checkedOf(desk.state().work);
      notify();
    }, PAUSE);
  });
  return { latest: () => checked, subscribe };
});

/**
 * Returns a part of the check's result, updated shortly after the last change.
 * @param select must return the same value for the same result
 */
export const useChecked = <Part>(select: (checked: Checked) => Part): Part => {
  const checks = checksOf(useStoredDesk());
  return useSyncExternalStore(checks.subscribe, () => select(checks.latest()));
};
