import { useEffect, useSyncExternalStore, type ReactNode } from "react";
import type { CalendarDate } from "../../base/calendar/calendar-date";
import { cachedBy } from "../../base/cached-by";
import { createObservable } from "../../base/observable";
import type { Content } from "../../typed-content/content";
import { useStoredDesk } from "../core/context";
import type { Desk } from "../core/desk";

/** Shown in place of the edited content, in every language. */
export type Preview = {
  content: Content;
  /** The day on which it is seen so. */
  day: CalendarDate;
  /** Says above the page which day that is. */
  caption: ReactNode;
};

const createPreview = () => {
  let preview: Preview | undefined;
  const { subscribe, notify } = createObservable();
  return {
    now: () => preview,
    set: (next: Preview | undefined) => {
      preview = next;
      notify();
    },
    subscribe,
  };
};

const previewOf = cachedBy<Desk, ReturnType<typeof createPreview>>(createPreview);

/** Undefined if nothing is to be shown. */
export const usePreview = () => {
  const { subscribe, now } = previewOf(useStoredDesk());
  return useSyncExternalStore(subscribe, now);
};

/** For as long as the component is there. `preview` must be memoized; undefined asks for nothing. */
export const useShowPreview = (preview: Preview | undefined) => {
  const { set } = previewOf(useStoredDesk());
  useEffect(() => {
    set(preview);
    return () => set(undefined);
  }, [set, preview]);
};
