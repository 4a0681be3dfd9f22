import { useSyncExternalStore } from "react";
import { createObservable } from "../../base/observable";

const { subscribe, notify } = createObservable();

/** Replaces a parameter of the page's address, which adds no step to the history. */
export const setParameter = (name: string, value: string) => {
  const parameters = new URLSearchParams(location.search);
  parameters.set(name, value);
  history.replaceState(history.state, "", `?${parameters}${location.hash}`);
  notify();
};

/** Returns the query of the page's address, `?trip=sunset`; undefined until hydration. */
export const useSearch = (): string | undefined =>
  useSyncExternalStore<string | undefined>(
    subscribe,
    () => location.search,
    () => undefined,
  );
