import { useMemo } from "react";
import { isWithin, type CalendarDate } from "../../../base/calendar/calendar-date";
import { isInSeason } from "../../../model/season";
import { keepChoice } from "../../document/last-choice";
import { dayNamedIn, outingIn, type Outing } from "../../document/outing-address";
import { setParameters, useSearch } from "../use-search";
import { lastDay, useCalendar } from "./calendar";

/** Returns what the visitor has chosen: what the page's address carries. Nothing until hydration. */
export const useOuting = (): Outing & {
  /** What the address names as the day, if that has passed, is too far off or does not exist; then there is no day. */
  lostDay?: string;
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
    const lostDay = day ? undefined : dayNamedIn(search ?? "") || undefined;
    return { ...others, day, lostDay, tripDay: isOutside ? undefined : day, isOutside };
  }, [search, today, season]);
};

/** Writes choices to the page's address. An undefined part is no longer chosen. */
export const setOuting = (changes: Partial<Record<keyof Outing, string | undefined>>) => {
  setParameters(changes);
  keepChoice(location.search);
};
