import { useSyncExternalStore } from "react";
import { cachedBy } from "../../base/cached-by";
import { createObservable } from "../../base/observable";
import { checkedOf, type Checked } from "./check";
import { useStoredDesk } from "./context";
import type { Desk } from "./desk";
import type { Work } from "./work";

/** Milliseconds after the last change: the check takes longer than a keystroke may. */
const PAUSE = 250;

const checksOf = cachedBy((desk: Desk) => {
  let { edits, snapshot } = desk.state().work;
  let latest = { checked: checkedOf(desk.state().work), work: desk.state().work };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const { subscribe, notify } = createObservable();
  desk.subscribe(() => {
    const { work } = desk.state();
    if (work.edits === edits && work.snapshot === snapshot) return;
    ({ edits, snapshot } = work);
    clearTimeout(timer);
    timer = setTimeout(() => {
      const now = desk.state().work;
      latest = { checked: checkedOf(now), work: now };
      notify();
    }, PAUSE);
  });
  return { latest: () => latest, subscribe };
});

/** Updated shortly after the last change. `select`: must return the same value for the same result and work. */
export const useChecked = <Part>(select: (checked: Checked, work: Work) => Part): Part => {
  const checks = checksOf(useStoredDesk());
  return useSyncExternalStore(checks.subscribe, () => {
    const { checked, work } = checks.latest();
    return select(checked, work);
  });
};
