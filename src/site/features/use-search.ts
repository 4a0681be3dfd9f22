import { useSyncExternalStore } from "react";
import { listen, createObservable } from "@brisa/typed-content/helpers";
import { withParameters } from "../document/outing-address";

const { subscribe: observe, notify } = createObservable();

/** Adds no step to the history. One that is undefined is removed. */
export const setParameters = (changes: Readonly<Record<string, string | undefined>>) => {
  const query = withParameters(location.search, Object.entries(changes));
  if (query === location.search) return;
  history.replaceState(history.state, "", location.pathname + query + location.hash);
  notify();
};

/** At these the script in the head, which hears them first, may have changed the address. */
const VISITS = ["popstate", "pageshow"] as const;

const subscribe = (listener: () => void) => {
  const ends = [observe(listener), listen(VISITS, listener)];
  return () => ends.forEach((end) => end());
};

/** `?trip=sunset`; undefined until hydration. */
export const useSearch = (): string | undefined =>
  useSyncExternalStore<string | undefined>(
    subscribe,
    () => location.search,
    () => undefined,
  );
