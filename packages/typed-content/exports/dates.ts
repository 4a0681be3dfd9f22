export {
  addDays,
  addMonths,
  areDays,
  dateIn,
  daysFrom,
  eachDay,
  inOrder,
  isCalendarDate,
  isWithin,
  outside,
  shareDays,
  sharedDays,
  type CalendarDate,
  type Days,
} from "../dates/calendar-date";
export {
  dayFormat,
  hours,
  languageName,
  monthName,
  number,
  numberFormat,
  shortMoney,
} from "../dates/format";
export { months, type Month } from "../dates/months";
export { duration, formatTime, toHours } from "../dates/time";
