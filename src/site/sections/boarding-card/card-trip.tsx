import { graphql } from "gatsby";
import type { Ref } from "react";
import type { CalendarDate } from "../../../base/calendar/calendar-date";
import type { Sun } from "../../day/sun-of";
import { hoursOfTrip } from "../../day/trip-hours";
import { Ltr } from "../../elements/ltr";
import { useMessages } from "../../features/language/use-messages";
import { useDayInWords } from "../../features/outing/day-in-words";
import { OtherHours } from "../../features/trips/other-hours";
import { CardDrawing } from "./card-drawing";
import { Times, Trip, Upper } from "./card-trip.styles";
import { useFigures } from "./use-figures";

type TripOnDay = { jsonId: string; title: string; sky: string; start: string; end: string };

type Props = {
  day?: CalendarDate;
  /** The chosen trip, and all trips, with the hours of the day. */
  trip?: TripOnDay;
  trips: readonly TripOnDay[];
  hours: Queries.OtherHoursFragment["hours"];
  sun: Sun;
  terms: Queries.BoardingTermsFragment;
  heading: Ref<HTMLHeadingElement>;
  isWaiting?: true;
};

/** The upper part of a boarding card: the chosen trip on its day, drawn and in figures; without a trip, what holds for all. */
export const CardTrip = (props: Props) => {
  const { day, trip, trips, hours, sun, terms, heading, isWaiting } = props;
  const t = useMessages();
  const { inFull } = useDayInWords();
  const figures = useFigures(trip, terms);
  return (
    <Upper data-waiting={isWaiting}>
      <Trip>
        <h2 ref={heading} id="card-title" tabIndex={-1}>
          {trip ? trip.title : t("location:before")}
        </h2>
        {!trip && !day && <p>{t("location:beforeText")}</p>}
        {day && <p>{inFull(day)}</p>}
        {sun.sunset && <p>{t("location:sunset", { time: sun.sunset })}</p>}
        {trip && !day && hoursOfTrip(hours, trip).length > 0 && (
          <p>
            <OtherHours hours={hours} trip={trip} />
          </p>
        )}
        {trip && <CardDrawing trip={trip} trips={trips} sun={sun} />}
      </Trip>
      <Times>
        {figures.map(({ label, value, unit }) => (
          <li key={label}>
            <b>
              <Ltr>
                <span>{value}</span>
                {unit && <small>{` ${unit}`}</small>}
              </Ltr>
            </b>{" "}
            <p>{label}</p>
          </li>
        ))}
      </Times>
    </Upper>
  );
};

export const fragment = graphql`
  fragment BoardingTerms on Terms {
    guests
    arrivalMinutes
    boardingMinutes
    cancellationHours
    refundPercent
  }
`;
