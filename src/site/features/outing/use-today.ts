import { useSyncExternalStore } from "react";
import { portDate } from "../../../model/port-time";
import { useCalendar } from "./calendar";

/** A page may be open overnight, or come back from the browser's cache. */
const SHOWN = ["visibilitychange", "pageshow"];

const subscribe = (listener: () => void) => {
  for (const type of SHOWN) addEventListener(type, listener);
  return () => {
    for (const type of SHOWN) removeEventListener(type, listener);
  };
};

/**
 * By the visitor's clock or, if that is behind the build, the day for which the page is built; until hydration always
 * that. Asked again whenever the page is shown.
 */
export const useToday = () => {
  const { today } = useCalendar();
  return useSyncExternalStore(
    subscribe,
    () => {
      const now = portDate(new Date());
      return now > today ? now : today;
    },
    () => today,
  );
};
