import { useSyncExternalStore } from "react";
import { createObservable } from "../../../base/observable";

export type Toast = {
  id: number;
  title: string;
  description: string;
  variant: "default" | "destructive";
  /** In milliseconds, by default 5000. */
  duration?: number;
};

const { subscribe, notify } = createObservable();
/** Outside React, to be kept across pages: each page mounts its own layout. */
let shown: Toast | undefined;
let lastId = 0;

const show = (toast: Toast | undefined) => {
  shown = toast;
  notify();
};

/** Shows a toast, replacing the visible one. */
export const showToast = (toast: Omit<Toast, "id">) => show({ id: ++lastId, ...toast });

/** Dismisses a toast unless another has replaced it. */
export const dismissToast = (id: number) => {
  if (shown?.id === id) show(undefined);
};

/** Subscribes to the visible toast. */
export const useToast = () =>
  useSyncExternalStore(
    subscribe,
    () => shown,
    () => undefined,
  );
