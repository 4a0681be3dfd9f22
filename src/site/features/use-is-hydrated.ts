import { useSyncExternalStore } from "react";

/** For what changes at hydration only. */
const subscribeToNothing = () => () => undefined;

/** From then on the page may differ from its HTML. */
export const useIsHydrated = () =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
