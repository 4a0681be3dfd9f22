import { addMonths, type CalendarDate } from "../../../base/calendar/calendar-date";
import { dayAndMonth, longDate, weekday } from "../../../base/format";
import { useLanguage } from "../language/use-language";
import { useMessages } from "../language/use-messages";
import { useCalendar } from "./calendar";

export const useDayInWords = () => {
  const t = useMessages();
  const { language } = useLanguage();
  const { today } = useCalendar();
  const date = (day: CalendarDate) =>
    day < addMonths(today, 12) ? dayAndMonth(day, language) : longDate(day, language);
  const onWeekday = (day: CalendarDate, inWords: string) =>
    t("trips:weekday", { weekday: weekday(day, language), date: inWords });
  return {
    /** "18 de septiembre", or "18 de septiembre de 2028". */
    date,
    /** "sábado 18 de septiembre". */
    weekdayAndDate: (day: CalendarDate) => onWeekday(day, date(day)),
    /** "sábado 18 de septiembre de 2027", which remains true when it is forwarded or printed. */
    inFull: (day: CalendarDate) => onWeekday(day, longDate(day, language)),
  };
};
