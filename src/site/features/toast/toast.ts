import { useSyncExternalStore } from "react";
import { createObservable } from "@brisa/typed-content/helpers";

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

type NewToast = Omit<Toast, "id" | "variant"> & Partial<Pick<Toast, "variant">>;

/** Replaces the visible one. */
export const showToast = (toast: NewToast) => show({ id: ++lastId, variant: "default", ...toast });

/** Unless another has replaced it. */
export const dismissToast = (id: number) => {
  if (shown?.id === id) show(undefined);
};

export const useToast = () =>
  useSyncExternalStore(
    subscribe,
    () => shown,
    () => undefined,
  );
