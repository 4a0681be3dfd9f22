import { useIsHydrated } from "./use-is-hydrated";

/**
 * Marks the end of the part of a page that is painted first. The build moves the styles that only later
 * elements use to a file, and links the file here (`src/build/deferred-styles.ts`). Hydration removes the
 * link, since the app inserts all styles itself.
 */
export const DeferredStyles = () => {
  const isHydrated = useIsHydrated();
  return !isHydrated && <link data-deferred-styles />;
};
