import { tripSpan } from "../day/day";
import type { Label } from "../day/labels";
import { Inline } from "../elements/inline";
import { LongWords } from "../elements/long-words";
import { Ltr } from "../elements/ltr";
import { LocalLink } from "../features/language/local-link";
import { OtherHours } from "../features/trips/other-hours";
import { skyStyle } from "../features/trips/sky";
import { useFrom } from "../features/trips/use-from";
import { useSchedule } from "../features/trips/use-schedule";
import { routes } from "../../model/routes";
import { Arrow, Bar, Name, Note, Price, SunsetNote, Time } from "./day-ruler.styles";

type Package = Queries.DayRulerFragment["packages"][number];

type Props = {
  trip: Package["trip"] & { price: Omit<Package, "trip">; label: Label };
  hours: Queries.OtherHoursFragment["hours"];
  /** The minute of sunset of the chosen day; undefined without one, or if there are no trips on it. */
  sunset?: string;
};

export const RulerTrip = ({ trip, hours, sunset }: Props) => {
  const schedule = useSchedule();
  const from = useFrom();
  const { price } = trip;
  const { row, side, mirrored, room } = trip.label;
  const { from: start, to: end } = tripSpan(trip);
  const width = room.to - room.from;
  return (
    <li
      data-row={row === 0 ? "sky" : "bar"}
      data-below={side === "below" || undefined}
      data-mirrored={mirrored || undefined}
      style={
        {
          "--from": start,
          "--for": end - start,
          "--row": row + 1,
          // Set only if the text needs more space than the trip's own.
          "--left": room.from === start ? undefined : room.from,
          "--room": width === end - start ? undefined : width,
          ...skyStyle(trip, sunset),
        } as React.CSSProperties
      }
    >
      <LocalLink to={`${routes.trips}#${trip.jsonId}`}>
        <Name>
          <LongWords>{trip.title}</LongWords>
          <Arrow name="arrow" />
        </Name>
        <Price>
          {from(price)}
          <Ltr>{price.lowestInWords}</Ltr>
        </Price>
        <Time>
          {schedule(trip, trip.longDuration)}
          <OtherHours hours={hours} trip={trip} />
        </Time>
        {!(sunset && trip.sky === "sunset") && (
          <Note>
            <Inline text={trip.note} />
          </Note>
        )}
        <SunsetNote trip={trip} sunset={sunset} />
        <Bar aria-hidden="true" />
      </LocalLink>
    </li>
  );
};
