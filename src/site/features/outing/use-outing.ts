import { useMemo } from "react";
import { isWithin, type CalendarDate } from "../../../base/calendar/calendar-date";
import { isInSeason } from "../../../model/season";
import { outingIn, type Outing } from "../../document/outing-address";
import { setParameters, useSearch } from "../use-search";
import { lastDay, useCalendar } from "./calendar";

/**
 * Returns what the visitor has chosen: what the page's address carries, without days that have passed or are too far
 * off. Nothing until hydration.
 */
export const useOuting = (): Outing & {
  /** The day, unless it is outside the months with trips. */
  tripDay?: CalendarDate;
  /** Whether there is a day, but no trip on it. */
  isOutside: boolean;
} => {
  const search = useSearch();
  const { today, season } = useCalendar();
  return useMemo(() => {
    const { day: asked, ...others } = outingIn(search ?? "");
    const day = asked && isWithin(asked, today, lastDay(today)) ? asked : undefined;
    const isOutside = day !== undefined && !isInSeason(day, season);
    return { ...others, day, tripDay: isOutside ? undefined : day, isOutside };
  }, [search, today, season]);
};

/** Writes choices to the page's address. An undefined part is no longer chosen. */
export const setOuting = (changes: Partial<Record<keyof Outing, string | undefined>>) =>
  setParameters(changes);
