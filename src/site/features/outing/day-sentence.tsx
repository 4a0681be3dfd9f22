import type { ReactNode } from "react";
import styled from "styled-components";
import type { CalendarDate } from "../../../base/calendar/calendar-date";
import type { Position } from "../../../base/calendar/sun";
import { formatTime } from "../../../base/calendar/time";
import { longDate } from "../../../base/format";
import { sunsetTime } from "../../../model/sunset-time";
import { sunsetPhase, type SunsetPhase } from "../../day/sunset-trips";
import { media } from "../../style/media";
import { useLanguage } from "../language/use-language";
import { useMessages, type MessageKey } from "../language/use-messages";
import { lastDay, useCalendar } from "./calendar";
import type { DayProblem } from "./day-field";
import { useDayInWords } from "./day-in-words";
import { DaysBeside, Weekend } from "./near-days";
import { seasonNames } from "./season-names";
import { sunsetMessages } from "./sunset-messages";

/** As high as its longest text, so that nothing below it moves. The first sentence is large, but no heading. */
const Status = styled.div.attrs({ role: "status" })`
  min-height: 12.25rem;
  max-width: 46rem;

  > :first-child {
    max-width: none;
    font: 440 var(--step-2) / 1.22 var(--serif);
    letter-spacing: -0.01em;
    text-wrap: pretty;
    overflow-wrap: anywhere;
  }
  p {
    margin-top: var(--s2);
    font-size: var(--step--1);
    line-height: 1.5;
    color: var(--ink-2);
  }
  @media (max-width: 24rem) {
    min-height: 14.25rem;
  }
  ${media.medium} {
    min-height: 9.5rem;
  }
  ${media.large} {
    min-height: 10.25rem;
  }
`;

const sentences: Record<SunsetPhase, { first: MessageKey; more?: MessageKey }> = {
  beforeDeparture: { first: "trips:dayBefore" },
  beforeReturn: { first: "trips:daySeen", more: "trips:dayHills" },
  afterReturn: { first: "trips:dayAfter", more: "trips:dayGolden" },
};

type Trip = { jsonId: string; title: string; start: string; end: string };

type Props = {
  /** The trips at sunset, with the hours of the day. */
  trips: readonly Trip[];
  position: Position;
};

type Day = Props & { day: CalendarDate };

/** The sunset of a day with trips, and whether it is seen from the boat. */
const Sunset = ({ day, trips, position }: Day) => {
  const t = useMessages();
  const { weekdayAndDate } = useDayInWords();
  const time = sunsetTime(day, position);
  const [only, ...others] = trips;
  const isOnly = only && others.length === 0;
  const { first, more } = isOnly
    ? sentences[sunsetPhase(only, time)]
    : { first: "trips:daySunset" as const, more: undefined };
  return (
    <>
      <div>
        {t(first, {
          day: weekdayAndDate(day),
          time,
          ...(isOnly && { trip: only.title, start: formatTime(only.start) }),
        })}
      </div>
      {!isOnly &&
        trips.map((trip) => (
          <p key={trip.jsonId}>
            {`${trip.title}: `}
            <span>{t(sunsetMessages[sunsetPhase(trip, time)])}</span>
          </p>
        ))}
      <p>{[t("trips:dayFacts"), more && t(more)].filter(Boolean).join(" ")}</p>
    </>
  );
};

/** What there is to say of a day outside the months with trips. */
const Outside = ({ day, position }: Day) => {
  const t = useMessages();
  const { language } = useLanguage();
  const { season } = useCalendar();
  const { weekdayAndDate } = useDayInWords();
  return (
    <>
      <div>
        {t("trips:dayOutside", {
          day: weekdayAndDate(day),
          ...seasonNames(season, language),
        })}
      </div>
      <p>{t("trips:dayOutsideMore", { time: sunsetTime(day, position) })}</p>
      <DaysBeside day={day} />
    </>
  );
};

type SentenceProps = Props & {
  day?: CalendarDate;
  isOutside: boolean;
  problem?: DayProblem;
};

/** Says what the chosen day is like; without one, what a day is chosen for. */
export const DaySentence = ({ day, isOutside, problem, ...facts }: SentenceProps) => {
  const t = useMessages();
  const { language } = useLanguage();
  const { today } = useCalendar();
  const said = (): ReactNode => {
    if (problem === "none") return <div>{t("trips:dayNone")}</div>;
    if (problem === "range") {
      const [from, to] = [longDate(today, language), longDate(lastDay(today), language)];
      return <div>{t("trips:dayRange", { from, to })}</div>;
    }
    if (day && isOutside) return <Outside day={day} {...facts} />;
    if (day) return <Sunset day={day} {...facts} />;
    return (
      <>
        <div>{t("trips:dayHint")}</div>
        <p>{t("trips:dayHintMore")}</p>
        <Weekend />
      </>
    );
  };
  return <Status>{said()}</Status>;
};
