import { graphql } from "gatsby";
import type { Ref } from "react";
import { ON_DAY } from "../../document/outing-address";
import type { Sun } from "../../day/sun-of";
import { Ltr } from "../../elements/ltr";
import { useMessages } from "../../features/language/use-messages";
import { ByAddress } from "../../features/outing/by-address";
import { useDayInWords } from "../../features/outing/day-in-words";
import { useShownDay, useTripState } from "../../features/outing/shown-day";
import { useOuting } from "../../features/outing/use-outing";
import { OtherHours } from "../../features/trips/other-hours";
import type { Difference } from "../../../model/included";
import { CardDrawing } from "./card-drawing";
import { Times, Trip } from "./card-trip.styles";
import { useFigures } from "./use-figures";

type TripOnDay = { jsonId: string; title: string; sky: string; start: string; end: string };

type Props = {
  /** Of the heading. */
  id: string;
  /** The trip of the card, and all trips, with the hours of the chosen day. */
  trip?: TripOnDay;
  trips: readonly TripOnDay[];
  hours: Queries.OtherHoursFragment["hours"];
  sun: Sun;
  terms: Queries.BoardingTermsFragment;
  differences: readonly Difference[];
  heading?: Ref<HTMLHeadingElement>;
};

/** The upper part of a boarding card: a trip on its day, drawn and in figures; without a trip, what holds for all. */
export const CardTrip = ({ id, trip, trips, differences, hours, sun, terms, heading }: Props) => {
  const t = useMessages();
  const { inFull } = useDayInWords();
  const { day, lostDay, tripDay } = useOuting();
  const { name } = useShownDay();
  const stateOf = useTripState();
  const state = trip && stateOf(trip.jsonId);
  const figures = useFigures(trip, terms);
  const usual = t(trip ? "location:usual" : "location:beforeText");
  const isNamed = (day ?? lostDay) !== undefined;
  const sunset = () => {
    if (sun.sunset) return t("trips:sunSets", { time: sun.sunset });
    return isNamed ? usual : t("trips:seesAny");
  };
  return (
    <>
      <Trip>
        <h2 ref={heading} id={id} tabIndex={-1}>
          {trip ? trip.title : t("location:before")}
        </h2>
        <p>{tripDay ? (state ?? inFull(tripDay)) : (name ?? usual)}</p>
        <ByAddress $on={ON_DAY} shown={isNamed}>
          <p>{sunset()}</p>
        </ByAddress>
        {trip && !day && (
          <p>
            <OtherHours hours={hours} trip={trip} />
          </p>
        )}
        {differences.map(({ name, items }) => (
          <p key={name}>{`${name}: ${items}`}</p>
        ))}
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
    </>
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
