import { lazy } from "react";
import type { Toast } from "./toast";

/** Pages that may report a lost connection preload it. */
export const loadToastCard = () => import(/* webpackChunkName: "lazy-toast" */ "./toast-card");

/** For a toast card that could not be loaded. */
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
