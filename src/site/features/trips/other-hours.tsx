import styled from "styled-components";
import { formatTime } from "@brisa/typed-content/dates";
import { hoursOfTrip } from "../../day/trip-hours";
import { ON_DAY } from "../../document/outing-address";
import { useIsHydrated } from "../use-is-hydrated";
import { Ltr } from "../../elements/text";

/**
 * Each on a line of its own. Less than the usual hours, which they follow. Where the address names a day they have no
 * space: the app, which knows the hours of that day, would take it away.
 */
const Line = styled.span`
  display: block;
  font-weight: 400;

  :root${ON_DAY} &[data-usual] {
    display: none;
  }
`;

type Props = {
  hours: Queries.OtherHoursFragment["hours"];
  trip: { jsonId: string };
};

/** When a trip has other hours than usual, and which: "en julio y agosto, 18:30–22:00". Nothing if it never has. */
export const OtherHours = ({ hours, trip }: Props) => {
  const isUsual = !useIsHydrated() || undefined;
  return hoursOfTrip(hours, trip).map(({ daysInWords, start, end }) => (
    <Line key={daysInWords} data-usual={isUsual}>
      {/* Before it, for readers that do not begin a line. */ " "}
      {daysInWords},{" "}
      <Ltr>
        {formatTime(start)}–{formatTime(end)}
      </Ltr>
    </Line>
  ));
};
