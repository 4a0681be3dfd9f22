import { graphql } from "gatsby";
import { createContext, useContext, useSyncExternalStore } from "react";
import { type CalendarDate, addMonths } from "@brisa/typed-content/dates";
import { listen } from "@brisa/typed-content/helpers";
import { freeDays, stateOn, type DayState } from "../../../model/day-states";
import { todayBy } from "../../../model/port-time";
import { isInSeason, type Season } from "../../../model/season";
import { dayAndMonth, longDate, shortDay, weekday } from "../../../model/format";
import { useMessages, useLanguage } from "../language/use-messages";

export type Calendar = {
  /** By {@link useToday}. */
  today: CalendarDate;
  /** The months with trips, and the days of them without. */
  season: Season;
  /** The days to come on which something is closed or full. */
  states: readonly DayState[];
};

const Context = createContext<Calendar | undefined>(undefined);

export const CalendarProvider = Context.Provider;

/** @throws if used outside the calendar's provider */
export const useCalendar = () => {
  const calendar = useContext(Context);
  if (!calendar) throw new Error("useCalendar was used outside the calendar's provider.");
  const { season, states } = calendar;
  return {
    ...calendar,
    // Of a trip, if one is given, else of the boat.
    stateOn: (day: CalendarDate, trip?: string) => stateOn(states, day, trip),
    /** The season without the days that are closed or full. */
    freeDaysOf: (trip?: string) => freeDays(season, states, trip),
    isFree: (day: CalendarDate, trip?: string) => isInSeason(day, freeDays(season, states, trip)),
  };
};

/** Before anything is pressed on a page that has stayed open overnight, or is looked at again. */
const MOMENTS = ["visibilitychange", "pageshow", "pointerdown", "keydown"] as const;

const subscribeToMoments = (listener: () => void) => listen(MOMENTS, listener, true);

/** Until hydration the day for which the page is built. */
export const useToday = (built: CalendarDate) =>
  useSyncExternalStore(
    subscribeToMoments,
    () => todayBy(new Date(), built),
    () => built,
  );

/** That of the next year. After it the rules of summer time may change. */
export const lastDay = (today: CalendarDate) => `${Number(today.slice(0, 4)) + 1}-12-31`;

export const fragment = graphql`
  fragment DayState on DayState {
    from
    to
    state
    trips
  }
`;

export const useDayInWords = () => {
  const t = useMessages();
  const { language } = useLanguage();
  const { today } = useCalendar();
  const year = today.slice(0, 4);
  const needsYear = (day: CalendarDate) => day < year || day >= addMonths(today, 12);
  const date = (day: CalendarDate) =>
    needsYear(day) ? longDate(day, language) : dayAndMonth(day, language);
  const onWeekday = (day: CalendarDate, inWords: string) =>
    t("trips:weekday", { weekday: weekday(day, language), date: inWords });
  return {
    /** "18 de septiembre", or "18 de septiembre de 2028". */
    date,
    /** "sábado 18 de septiembre". */
    weekdayAndDate: (day: CalendarDate) => onWeekday(day, date(day)),
    /** "sáb 18 sept". */
    inShort: (day: CalendarDate) =>
      t("trips:weekday", {
        weekday: weekday(day, language, "short"),
        date: shortDay(day, language) + (needsYear(day) ? ` ${day.slice(0, 4)}` : ""),
      }),
    /** "sábado 18 de septiembre de 2027", which remains true when it is forwarded or printed. */
    inFull: (day: CalendarDate) => onWeekday(day, longDate(day, language)),
  };
};
