import { storageKeys } from "../storage/keys";
import { readStored } from "../storage/storage";
import { root } from "./root";

/** Milliseconds after which the page shows what it has, if the app does not start. A slow phone needs five seconds. */
const LIMIT = 8000;

/**
 * Marks the page if reviews are stored on this device. The app draws them above the published ones, which stay
 * invisible until then (`src/site/sections/customer-reviews.tsx`), so that no text moves while somebody reads it.
 */
export const awaitOwnReviews = () => {
  if (!readStored(storageKeys.reviews)?.includes("{")) return;
  root.dataset.ownReviews = "";
  setTimeout(() => delete root.dataset.ownReviews, LIMIT);
};
