import { createStore } from "../store";

export type Toast = {
  id: number;
  title: string;
  description: string;
  variant: "default" | "destructive";
  /** In milliseconds, by default 5000. */
  duration?: number;
};

const shown = createStore<Toast>();
let lastId = 0;

/** Shows a toast, replacing the visible one. */
export const showToast = (toast: Omit<Toast, "id">) => shown.set({ id: ++lastId, ...toast });

/** Dismisses a toast unless another has replaced it. */
export const dismissToast = (id: number) => {
  if (shown.get()?.id === id) shown.set(undefined);
};

/** Subscribes to the visible toast. */
export const useToast = () => shown.use();
