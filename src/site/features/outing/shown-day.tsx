import { isCalendarDate, type CalendarDate } from "@brisa/typed-content/dates";
import { longDate } from "../../../model/format";
import type { State } from "../../../model/day-states";
import { isInSeason } from "../../../model/season";
import { routes } from "../../../model/routes";
import { Icon } from "../../elements/icon";
import { QuietButton } from "../../elements/quiet-button";
import { LocalLink } from "../language/local-link";
import { useMessages, useLanguage } from "../language/use-messages";
import { useCalendar, useFreeDays, useDayInWords } from "./calendar";
import { useOuting } from "./use-outing";

/** Or says that there are no trips on it, or that it is full. */
export const useDayName = () => {
  const t = useMessages();
  const { season } = useCalendar();
  const { stateOn } = useFreeDays();
  const { date, weekdayAndDate } = useDayInWords();
  return (day: CalendarDate) => {
    if (!isInSeason(day, season)) return t("trips:shownOutside", { date: date(day) });
    return stateOn(day) ? t("trips:full", { date: date(day) }) : weekdayAndDate(day);
  };
};

export const stateMessage = (state: State | undefined) =>
  state && (state === "full" ? "trips:full" : "trips:tripClosed");

/** Says of a trip that it is closed or full, by default on the chosen day; undefined if it can be had. */
export const useTripState = () => {
  const t = useMessages();
  const { stateOn } = useFreeDays();
  const { date } = useDayInWords();
  const outing = useOuting();
  return (trip: string, day = outing.day) => {
    const message = day && stateMessage(stateOn(day, trip));
    return message && t(message, { date: date(day) });
  };
};

/** Tells of a trip whether the way to its booking stays: of a full day the booking calendar has the last word. */
export const useIsBookable = () => {
  const { stateOn } = useFreeDays();
  const { day } = useOuting();
  return (trip: string) => !day || stateOn(day, trip) !== "closed";
};

/** The day, or that no trip can be had on it, or why it cannot be chosen; undefined if the address names none. */
export const useShownDay = () => {
  const t = useMessages();
  const { language } = useLanguage();
  const { today } = useCalendar();
  const { day, lostDay } = useOuting();
  const nameOf = useDayName();
  if (day) return nameOf(day);
  if (!lostDay) return undefined;
  if (!isCalendarDate(lostDay)) return t("trips:shownInvalid");
  return lostDay < today
    ? t("trips:dayPast", { date: longDate(lostDay, language) })
    : t("trips:shownFar");
};

export const CardLink = () => {
  const t = useMessages();
  return (
    <QuietButton as={LocalLink} to={routes.location}>
      <span>{t("trips:dayCard")}</span>
      <Icon name="arrow" />
    </QuietButton>
  );
};
