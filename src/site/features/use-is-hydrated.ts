import { useSyncExternalStore } from "react";

/** For what changes at hydration only. */
export const subscribeToNothing = () => () => undefined;

/** Whether the page is hydrated: from then on it may differ from its HTML. */
export const useIsHydrated = () =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
