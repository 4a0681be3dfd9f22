import styled from "styled-components";
import { formatTime } from "../../../base/calendar/time";
import { Ltr } from "../../elements/ltr";
import { hoursOfTrip } from "../../day/trip-hours";

/** Each on a line of its own. Less than the usual hours, which they follow. */
const Line = styled.span`
  display: block;
  font-weight: 400;
`;

type Props = {
  hours: Queries.OtherHoursFragment["hours"];
  trip: { jsonId: string };
};

/** When a trip has other hours than usual, and which: "en julio y agosto, 18:30–22:00". Nothing if it never has. */
export const OtherHours = ({ hours, trip }: Props) =>
  hoursOfTrip(hours, trip).map(({ daysInWords, start, end }) => (
    <Line key={daysInWords}>
      {/* Before it, for readers that do not begin a line. */ " "}
      {daysInWords},{" "}
      <Ltr>
        {formatTime(start)}–{formatTime(end)}
      </Ltr>
    </Line>
  ));
