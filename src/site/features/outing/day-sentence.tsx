import { useState } from "react";
import styled from "styled-components";
import type { CalendarDate } from "@brisa/typed-content/dates";
import { longDate } from "../../../model/format";
import { sunsetTime } from "../../../model/sunset-time";
import { VisuallyHidden } from "../../elements/text";
import { useMessages, useLanguage } from "../language/use-messages";
import { useSite } from "../site";
import { lastDay, useCalendar } from "./calendar";
import { ClearDay, DaysBeside } from "./near-days";
import { useDayName, useShownDay, useTripState } from "./shown-day";
import { useOuting } from "./use-outing";

/** What is wrong with an entered date: it does not exist or a part is missing, or it cannot be chosen. */
export type DayProblem = "none" | "range";

/** With a line of its own, as high without a day as with one. */
const Status = styled.div.attrs({ role: "status" })<{ $isLine: boolean }>`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--s4);
  align-items: center;
  min-height: ${({ $isLine }) => $isLine && "var(--touch)"};
  font-size: var(--step--1);
  line-height: 1.4;
  overflow-wrap: anywhere;

  p::first-letter {
    text-transform: uppercase;
  }
`;

type Props = {
  day?: CalendarDate;
  problem?: DayProblem;
  trip?: string;
  /** Whether the sunset is told of the day, which then can be taken away here. */
  tellsSunset: boolean;
};

/** What the field does not say of its day: that no trip can be had on it, or what is wrong with it. */
export const DaySentence = ({ day, problem, trip, tellsSunset }: Props) => {
  const t = useMessages();
  const { language } = useLanguage();
  const { position } = useSite().company;
  const { today, isFree } = useCalendar();
  const state = useTripState(trip, day);
  const outing = useOuting();
  const shown = useShownDay();
  const nameOf = useDayName();
  const [hadDay, setHadDay] = useState(false);
  if (day && !hadDay) setHadDay(true);

  const isOutside = day !== undefined && !isFree(day, trip);
  const wrong = () => {
    if (isOutside) return state ?? nameOf(day);
    if (problem === "none") return t("trips:dayNone");
    const [from, to] = [longDate(today, language), longDate(lastDay(today), language)];
    if (problem) return t("trips:dayRange", { from, to });
    // While another one is typed, nothing is said of it.
    return (day ?? outing.day) ? undefined : shown;
  };
  const said = wrong();
  const isCleared = hadDay && !day;
  return (
    <Status $isLine={tellsSunset}>
      {!said && day && <VisuallyHidden>{nameOf(day)}. </VisuallyHidden>}
      {(said ?? isCleared) && <p>{said ?? `${t("trips:dayCleared")}.`}</p>}
      {tellsSunset && !said && (
        <p>{day ? t("trips:sunSets", { time: sunsetTime(day, position) }) : t("trips:seesAny")}</p>
      )}
      {isOutside && <DaysBeside day={day} trip={trip ?? outing.trip} />}
      {tellsSunset && day && <ClearDay />}
    </Status>
  );
};
