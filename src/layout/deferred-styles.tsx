import { useSyncExternalStore } from "react";

const unchanging = () => () => undefined;

/**
 * Ends the part of a page that is painted first. The build moves the styles that only what follows
 * needs into a file, and links it here (`src/gatsby/deferred-styles.ts`). The app, which writes all
 * styles by itself, removes the link.
 */
export const DeferredStyles = () => {
  const isBuilt = useSyncExternalStore(
    unchanging,
    () => false,
    () => true,
  );
  return isBuilt && <link data-deferred-styles />;
};
