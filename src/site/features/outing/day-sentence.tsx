import styled from "styled-components";
import type { Position } from "../../../base/calendar/sun";
import { longDate } from "../../../base/format";
import { sunsetTime } from "../../../model/sunset-time";
import { sunsetPhase } from "../../day/sunset-trips";
import { useMessages, useLanguage } from "../language/use-messages";
import { lastDay, useCalendar, useFreeDays } from "./calendar";
import type { DayProblem } from "./day-field";
import { DaysBeside, Weekend } from "./near-days";
import { CardLink, useDayName, useShownDay, useTripState } from "./shown-day";
import { pricesOn } from "./use-day-prices";
import { useOuting } from "./use-outing";

/**
 * As many lines with a day as without one, so that nothing below it moves. The first is large, but no heading; on phones
 * as large as the longest date allows.
 */
const Status = styled.div.attrs({ role: "status", tabIndex: -1 })`
  > :first-child {
    max-width: none;
    margin-bottom: var(--s2);
    font: 440 var(--step-2) / 1.22 var(--serif);
    font-size: max(1rem, min(var(--step-2), 5.4cqi));
    letter-spacing: -0.01em;
    overflow-wrap: anywhere;

    &::first-letter {
      text-transform: uppercase;
    }
  }
  p {
    font-size: var(--step--1);
    line-height: 1.5;
    color: var(--ink-2);
    overflow-wrap: anywhere;
  }
`;

export const useProblemText = () => {
  const t = useMessages();
  const { language } = useLanguage();
  const { today } = useCalendar();
  const from = longDate(today, language);
  const to = longDate(lastDay(today), language);
  return (problem: DayProblem) =>
    problem === "none" ? t("trips:dayNone") : t("trips:dayRange", { from, to });
};

type Props = {
  /** The chosen day, or what is wrong with an entered one: a {@link DayProblem}. */
  about?: string;
  prices: Queries.DayPickerFragment;
  position: Position;
};

/** Without a day, what is usual. */
export const DaySentence = ({ about, prices, position }: Props) => {
  const t = useMessages();
  const { language } = useLanguage();
  const { isFree } = useFreeDays();
  const stateOf = useTripState();
  const outing = useOuting();
  const shown = useShownDay();
  const nameOf = useDayName();
  const problemText = useProblemText();
  const problem = about === "none" || about === "range" ? about : undefined;
  const day = problem ? undefined : about;
  const isOutside = day !== undefined && !isFree(day);
  const time = day && sunsetTime(day, position);
  const { packages } = day && !isOutside ? pricesOn(prices, day, language) : prices;
  const trips = packages.map(({ trip }) => trip).filter(({ sky }) => sky === "sunset");
  const name = () => {
    if (problem) return problemText(problem);
    if (day) return nameOf(day);
    // While another one is typed, nothing is said of it.
    return (outing.day ? undefined : shown.name) ?? t("trips:shownNone");
  };
  const seen = (trip: (typeof trips)[number]) => {
    if (!time) return t("trips:seesAny");
    const sees = isOutside ? "trips:seesNone" : (`trips:sees_${sunsetPhase(trip, time)}` as const);
    return stateOf(trip.jsonId, day) ?? t(sees);
  };
  return (
    <Status>
      <div>{name()}</div>
      <p>{t(day && !isOutside ? "trips:shownOfDay" : "trips:shownUsual")}</p>
      <p>{time ? t("trips:sunSets", { time }) : t("trips:sunUsual")}</p>
      {trips.map((trip) => (
        <p key={trip.jsonId}>
          {trips.length > 1 && `${trip.title}: `}
          <span>{seen(trip)}</span>
        </p>
      ))}
      {!day && <Weekend />}
      {day && (isOutside ? <DaysBeside day={day} trip={outing.trip} /> : <CardLink />)}
    </Status>
  );
};
