import { useSyncExternalStore } from "react";
import { createObservable } from "../../base/observable";

const { subscribe: observe, notify } = createObservable();

/** Replaces parameters of the page's address, which adds no step to the history. One that is undefined is removed. */
export const setParameters = (changes: Readonly<Record<string, string | undefined>>) => {
  const parameters = new URLSearchParams(location.search);
  const isSame = ([name, value]: [string, string | undefined]) =>
    parameters.get(name) === (value ?? null);
  if (Object.entries(changes).every(isSame)) return;
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined) parameters.delete(name);
    else parameters.set(name, value);
  }
  const query = `${parameters}`.replace(/^(?=.)/, "?");
  history.replaceState(history.state, "", location.pathname + query + location.hash);
  notify();
};

const subscribe = (listener: () => void) => {
  const stop = observe(listener);
  addEventListener("popstate", listener);
  return () => {
    stop();
    removeEventListener("popstate", listener);
  };
};

/** Returns the query of the page's address, `?trip=sunset`; undefined until hydration. */
export const useSearch = (): string | undefined =>
  useSyncExternalStore<string | undefined>(
    subscribe,
    () => location.search,
    () => undefined,
  );
