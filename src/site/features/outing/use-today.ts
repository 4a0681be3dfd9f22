import { useSyncExternalStore } from "react";
import { palmaDate } from "../../../model/palma";
import { subscribeToNothing } from "../use-is-hydrated";
import { useCalendar } from "./calendar";

/**
 * Returns the day that it is in Palma: by the visitor's clock or, if that is behind the build, the day for which the page
 * is built; until hydration always that.
 */
export const useToday = () => {
  const { today } = useCalendar();
  return useSyncExternalStore(
    subscribeToNothing,
    () => {
      const now = palmaDate(new Date());
      return now > today ? now : today;
    },
    () => today,
  );
};
