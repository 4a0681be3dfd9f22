import { useSyncExternalStore } from "react";

/** A value outside React that outlives a page: every page mounts a layout of its own. */
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
