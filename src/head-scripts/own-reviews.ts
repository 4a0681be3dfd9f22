import { APP_READY } from "../app-ready";
import { storageKeys } from "../storage/keys";
import { readStored } from "../storage/storage";

/** Milliseconds after which the page shows what it has, if the app does not start. A slow phone needs five seconds. */
const LIMIT = 8000;

/**
 * Marks the page if reviews are stored on this device. The app draws them above the published ones, which stay
 * invisible until then (`src/sections/customer-reviews.tsx`), so that no text moves while somebody reads it.
 */
export const awaitOwnReviews = () => {
  const { dataset } = document.documentElement;
  if (!/{/.test(readStored(storageKeys.reviews) ?? "")) return;
  dataset.ownReviews = "";
  const show = () => delete dataset.ownReviews;
  setTimeout(show, LIMIT);
  // What becomes visible in the frame in which it moves counts as moved.
  document.addEventListener(APP_READY, () =>
    requestAnimationFrame(() => requestAnimationFrame(show)),
  );
};
