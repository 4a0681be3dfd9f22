import { createStore } from "../store";

export type Toast = {
  id: number;
  title: string;
  description: string;
  variant: "default" | "destructive";
  /** Milliseconds; 5000 unless told. */
  duration?: number;
};

const shown = createStore<Toast>();
let lastId = 0;

/** Shows a notice, in place of the one that is visible. */
export const showToast = (toast: Omit<Toast, "id">) => shown.set({ id: ++lastId, ...toast });

/** Takes a notice away, unless another has replaced it. */
export const dismissToast = (id: number) => {
  if (shown.get()?.id === id) shown.set(undefined);
};

/** The visible notice. */
export const useToast = () => shown.use();
