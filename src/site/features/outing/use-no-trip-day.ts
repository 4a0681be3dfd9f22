import { isCalendarDate } from "../../../base/calendar/calendar-date";
import { longDate } from "../../../base/format";
import { useLanguage } from "../language/use-language";
import { useMessages } from "../language/use-messages";
import { lastDay, useCalendar } from "./calendar";
import { useDayInWords } from "./day-in-words";
import { seasonNames } from "./season-names";
import { useOuting } from "./use-outing";

/** Returns a sentence that says why there is no trip on the day that the address names; undefined if there is, or no day. */
export const useNoTripDay = () => {
  const t = useMessages();
  const { language } = useLanguage();
  const { today, season } = useCalendar();
  const { weekdayAndDate } = useDayInWords();
  const { day, lostDay, isOutside } = useOuting();
  if (day && isOutside)
    return t("trips:dayOutside", { day: weekdayAndDate(day), ...seasonNames(season, language) });
  if (!lostDay) return undefined;
  if (!isCalendarDate(lostDay)) return t("trips:dayNone");
  if (lostDay < today) return t("trips:dayPast", { date: longDate(lostDay, language) });
  const [from, to] = [longDate(today, language), longDate(lastDay(today), language)];
  return t("trips:dayRange", { from, to });
};
