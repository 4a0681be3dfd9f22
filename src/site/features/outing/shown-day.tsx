import { isCalendarDate, type CalendarDate } from "@brisa/typed-content/dates";
import { longDate } from "../../../model/format";
import type { State } from "../../../model/day-states";
import { isInSeason } from "../../../model/season";
import { routes } from "../../../model/routes";
import { Icon } from "../../elements/icon";
import { QuietButton } from "../../elements/quiet-button";
import { LocalLink } from "../language/local-link";
import { useMessages, useLanguage } from "../language/use-messages";
import { useCalendar, useDayInWords } from "./calendar";
import { useOuting } from "./use-outing";

/** Or says that there are no trips on it, or that it is full. */
export const useDayName = () => {
  const t = useMessages();
  const { season, stateOn } = useCalendar();
  const { date, weekdayAndDate } = useDayInWords();
  return (day: CalendarDate) => {
    if (!isInSeason(day, season)) return t("trips:shownOutside", { date: date(day) });
    return stateOn(day) ? t("trips:full", { date: date(day) }) : weekdayAndDate(day);
  };
};

export const stateMessage = (state: State | undefined) =>
  state && (state === "full" ? "trips:full" : "trips:tripClosed");

/** Says that a trip is closed or full, by default on the chosen day; undefined without a trip, or if it can be had. */
export const useTripState = (trip: string | undefined, on?: CalendarDate) => {
  const t = useMessages();
  const { stateOn } = useCalendar();
  const { date } = useDayInWords();
  const outing = useOuting();
  const day = on ?? outing.day;
  const message = trip && day && stateMessage(stateOn(day, trip));
  return message ? t(message, { date: date(day) }) : undefined;
};

/** Whether the way to the booking of a trip stays: of a full day the booking calendar has the last word. */
export const useIsBookable = (trip: string) => {
  const { stateOn } = useCalendar();
  const { day } = useOuting();
  return !day || stateOn(day, trip) !== "closed";
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
