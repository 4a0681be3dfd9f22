import { useSyncExternalStore } from "react";

/** Creates a value outside React, which is kept across pages: each page mounts its own layout. */
export const createStore = <Value>() => {
  let value: Value | undefined;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  };
  return {
    get: () => value,
    set: (next: Value | undefined) => {
      value = next;
      listeners.forEach((listener) => listener());
    },
    use: () =>
      useSyncExternalStore(
        subscribe,
        () => value,
        () => undefined,
      ),
  };
};
