import { useSyncExternalStore } from "react";
import styled from "styled-components";
import type { CalendarDate } from "../../../base/calendar/calendar-date";
import type { Position } from "../../../base/calendar/sun";
import { sunsetTime } from "../../../model/sunset-time";
import { sunsetPhase } from "../../day/sunset-trips";
import { tripOnDay, type HoursByDay } from "../../day/trip-hours";
import { formatTime } from "../../../base/calendar/time";
import { Input, Label } from "../../elements/control";
import { longDate } from "../../../base/format";
import { nextDay, seasonDates, type Season } from "../../../model/season";
import { useLanguage } from "../language/use-language";
import { useMessages } from "../language/use-messages";

const ID = "sunset-day";

/** Hidden without JavaScript: the table says as much of each month. */
const Root = styled.div`
  max-width: 30rem;
  margin-top: var(--s6);

  ${Input} {
    max-width: 14rem;
  }
  output {
    display: block;
    /* Space for the longest answer about one trip, so that it moves nothing. */
    min-height: 6.4em;
    margin-top: var(--s4);
    line-height: 1.6;
    overflow-wrap: anywhere;
  }
  @media (scripting: none) {
    display: none;
  }
`;

const field = () => document.querySelector<HTMLInputElement>(`#${ID}`);

const EVENTS = ["input", "blur"];

const subscribe = (onChange: () => void) => {
  const input = field();
  for (const type of EVENTS) input?.addEventListener(type, onChange);
  return () => {
    for (const type of EVENTS) input?.removeEventListener(type, onChange);
  };
};

/** A date that the calendar does not have, or of which a part is missing. */
const NO_DAY = "no day";

/**
 * Returns the day in the field, {@link NO_DAY}, or "" while there is none; undefined before there is a field. While a
 * year is being typed, it is one of the first millennium: "0202-07-14".
 */
const enteredDay = () => {
  const input = field();
  if (!input) return undefined;
  const { value, validity } = input;
  const isTyping = document.activeElement === input;
  if (value === "") return validity.badInput && !isTyping ? NO_DAY : "";
  return isTyping && value.startsWith("0") ? "" : value;
};

/** The name of a trip with its usual hours. */
export type SunsetTrip = { jsonId: string; title: string; start: string; end: string };

/** Returns the last day of the next year. Until the one after it, the rules of summer time may change. */
const lastDay = (today: CalendarDate) => `${Number(today.slice(0, 4)) + 1}-12-31`;

type Props = {
  trips: readonly SunsetTrip[];
  hoursByDay: HoursByDay;
  season: Season;
  position: Position;
  today: CalendarDate;
  /** The next day with trips in words, and the names of the months, from January. */
  nextDayInWords: string;
  monthNames: readonly string[];
};

/** Returns a function that says when the sun sets on a day and where the trips are then. */
const useAnswer = (props: Props, first: CalendarDate) => {
  const { trips, hoursByDay, season, position, today, nextDayInWords, monthNames } = props;
  const t = useMessages();
  const { language } = useLanguage();
  const aboutTrips = (date: CalendarDate, time: string) => {
    const { validFrom, validThrough } = seasonDates(season, date);
    if (date < validFrom) {
      const [month, from, to] = [date, validFrom, validThrough].map(
        (day) => monthNames[Number(day.slice(5, 7)) - 1],
      ) as [string, string, string];
      return [t("trips:sunsetNoTrips", { month, from, to })];
    }
    return trips.map((usual) => {
      const trip = tripOnDay(usual, hoursByDay, date);
      const [start, end] = [formatTime(trip.start), formatTime(trip.end)];
      const variables = { trip: trip.title, start, end };
      switch (sunsetPhase(trip, time)) {
        case "beforeDeparture":
          return t("trips:sunsetTripBeforeDeparture", variables);
        case "beforeReturn":
          return t("trips:sunsetTripBeforeReturn", variables);
        case "afterReturn":
          return t("trips:sunsetTripAfterReturn", variables);
      }
    });
  };
  return (day: string) => {
    if (day === "") return t("trips:sunsetHint");
    if (day === NO_DAY) return t("trips:sunsetNoDay");
    const last = lastDay(today);
    // Years may have more than four digits.
    if (day.length > last.length || day < today || day > last) {
      const [from, to] = [longDate(today, language), longDate(last, language)];
      return t("trips:sunsetRange", { from, to });
    }
    const time = sunsetTime(day, position);
    // The first answer is in the page before the app runs.
    const date = day === first ? nextDayInWords : longDate(day, language);
    const sunset = t("trips:sunsetAt", { date, time });
    return [sunset, ...aboutTrips(day, time)].join(" ");
  };
};

/** A date field, and what there is to say about the sunset on that day: at first, the next day with trips. */
export const SunsetDay = (props: Props) => {
  const t = useMessages();
  const { season, today } = props;
  const first = nextDay(season, today);
  const answer = useAnswer(props, first);
  const day = useSyncExternalStore(subscribe, enteredDay, () => first) ?? first;
  return (
    <Root data-app="">
      <Label htmlFor={ID}>{t("trips:sunsetDay")}</Label>
      <Input
        id={ID}
        type="date"
        defaultValue={first}
        min={today}
        max={lastDay(today)}
        autoComplete="off"
      />
      <output htmlFor={ID}>{answer(day)}</output>
    </Root>
  );
};
