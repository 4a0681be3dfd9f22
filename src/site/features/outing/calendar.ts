import { createContext, useContext } from "react";
import type { CalendarDate } from "../../../base/calendar/calendar-date";
import type { Season } from "../../../model/season";

export type Calendar = {
  /** The day for which the page is built, since a visitor's clock may be wrong. */
  today: CalendarDate;
  /** The months with trips, and the days of them without. */
  season: Season;
};

const Context = createContext<Calendar | undefined>(undefined);

export const CalendarProvider = Context.Provider;

/** @throws if used outside the calendar's provider */
export const useCalendar = () => {
  const calendar = useContext(Context);
  if (!calendar) throw new Error("useCalendar was used outside the calendar's provider.");
  return calendar;
};

/** That of the next year. After it the rules of summer time may change. */
export const lastDay = (today: CalendarDate) => `${Number(today.slice(0, 4)) + 1}-12-31`;
