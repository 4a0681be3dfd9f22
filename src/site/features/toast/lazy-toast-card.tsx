import { lazy } from "react";
import type { Toast } from "./toast";

/** Loads the toast card. Pages that may report a lost connection preload it. */
export const loadToastCard = () => import(/* webpackChunkName: "lazy-toast" */ "./toast-card");

/** Fallback for a toast card that could not be loaded. */
const PlainToast = ({ toast }: { toast: Toast }) => (
  <p>
    {toast.title} {toast.description}
  </p>
);

export const LazyToastCard = lazy(() =>
  loadToastCard().then(
    ({ ToastCard }) => ({ default: ToastCard }),
    () => ({ default: PlainToast }),
  ),
);
