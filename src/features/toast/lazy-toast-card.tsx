import { lazy } from "react";
import type { Toast } from "./toast";

/** Fetches what a notice looks like; a page that will need it does so while it still can. */
export const loadToastCard = () => import(/* webpackChunkName: "lazy-toast" */ "./toast-card");

/** Where even that cannot be fetched, a notice is still read. */
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
