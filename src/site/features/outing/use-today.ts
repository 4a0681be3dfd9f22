import { useSyncExternalStore } from "react";
import { portDate } from "../../../model/port-time";
import { subscribeToNothing } from "../use-is-hydrated";
import { useCalendar } from "./calendar";

/**
 * By the visitor's clock or, if that is behind the build, the day for which the page is built; until hydration always
 * that.
 */
export const useToday = () => {
  const { today } = useCalendar();
  return useSyncExternalStore(
    subscribeToNothing,
    () => {
      const now = portDate(new Date());
      return now > today ? now : today;
    },
    () => today,
  );
};
