import { useRef } from "react";
import styled from "styled-components";
import { isCalendarDate, type CalendarDate } from "../../../base/calendar/calendar-date";
import { longDate } from "../../../base/format";
import type { State } from "../../../model/day-states";
import { isInSeason, nextDay } from "../../../model/season";
import { routes } from "../../../model/routes";
import { ON_DAY } from "../../document/outing-address";
import { Icon } from "../../elements/icon";
import { QuietButton } from "../../elements/quiet-button";
import { media } from "../../style/media";
import { LocalLink } from "../language/local-link";
import { useMessages, useLanguage } from "../language/use-messages";
import { useCalendar, useFreeDays, useDayInWords } from "./calendar";
import { useClear } from "./use-clear";
import { setOuting, useOuting, dayPath } from "./use-outing";
import { dayLine } from "../../elements/text";

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

export const useShownDay = () => {
  const t = useMessages();
  const { language } = useLanguage();
  const { today } = useCalendar();
  const { freeDaysOf } = useFreeDays();
  const { day, lostDay, isOutside } = useOuting();
  const nameOf = useDayName();
  const lost = () => {
    if (!lostDay) return undefined;
    if (!isCalendarDate(lostDay)) return t("trips:shownInvalid");
    return lostDay < today
      ? t("trips:dayPast", { date: longDate(lostDay, language) })
      : t("trips:shownFar");
  };
  return {
    /** The day, or that no trip can be had on it, or why it cannot be chosen; undefined if the address names none. */
    name: day ? nameOf(day) : lost(),
    /** Whose hours and prices are shown: usual ones are called so. */
    facts: t(day && !isOutside ? "trips:shownOfDay" : "trips:shownUsual"),
    /** The next free day after one that is not. */
    next: day && isOutside ? nextDay(freeDaysOf(), day) : undefined,
  };
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

/** As many lines with a day as without one, so that nothing moves: each is short enough for a phone. */
const Root = styled.section`
  display: grid;
  gap: 0 var(--s6);
  margin-bottom: var(--s4);

  p::first-letter {
    text-transform: uppercase;
  }
  b {
    ${dayLine("var(--step-0)")}
  }
  p span {
    display: block;
    font-size: var(--step--1);
    color: var(--ink-2);
  }
  div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--s5);
    align-content: start;
  }
  /* With a day there are two lines of links on phones. */
  @media (max-width: 39.99rem) {
    :root${ON_DAY} & div {
      min-height: calc(2 * var(--touch));
    }
  }
  /* There a day cannot be chosen. */
  ${media.noScript} {
    div > :not(:last-child) {
      display: none;
    }
  }
  ${media.print} {
    margin-bottom: var(--s2);

    > :not(p) {
      display: none;
    }
  }
  ${media.large} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 5fr);
    align-items: center;

    div > :last-child {
      margin-left: auto;
    }
  }
`;

/** Names the day whose hours and prices a section shows, and offers a way out of it and to its boarding card. */
export const ShownDay = () => {
  const t = useMessages();
  const ref = useRef<HTMLParagraphElement>(null);
  const { day } = useOuting();
  const { date } = useDayInWords();
  const { name, facts, next } = useShownDay();
  const clear = useClear();
  const choose = (other?: string) => {
    if (other) setOuting({ day: other });
    else clear("day");
    // The pressed button is gone.
    ref.current?.focus();
  };
  return (
    <Root>
      <p ref={ref} tabIndex={-1}>
        <b>{name ?? t("trips:shownNone")}</b> <span>{facts}</span>
      </p>
      <div>
        {next ? (
          <QuietButton onClick={() => choose(next)}>
            <span>{t("trips:seeDay", { date: date(next) })}</span>
          </QuietButton>
        ) : (
          <QuietButton as={LocalLink} to={dayPath}>
            <span>{t(day ? "layout:changeDay" : "trips:chooseDay")}</span>
          </QuietButton>
        )}
        {day && (
          <QuietButton onClick={() => choose()}>
            <span>{t("trips:clearThisDay")}</span>
          </QuietButton>
        )}
        <CardLink />
      </div>
    </Root>
  );
};
