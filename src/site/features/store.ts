import { useSyncExternalStore } from "react";
import { createObservable } from "../../base/observable";

/** Creates a value outside React, which is kept across pages: each page mounts its own layout. */
export const createStore = <Value>() => {
  let value: Value | undefined;
  const { subscribe, notify } = createObservable();
  return {
    get: () => value,
    set: (next: Value | undefined) => {
      value = next;
      notify();
    },
    use: () =>
      useSyncExternalStore(
        subscribe,
        () => value,
        () => undefined,
      ),
  };
};
