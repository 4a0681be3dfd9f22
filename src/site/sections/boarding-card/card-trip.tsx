import { graphql } from "gatsby";
import type { Ref } from "react";
import styled from "styled-components";
import { ON_DAY } from "../../document/outing-address";
import { useMessages } from "../../features/language/use-messages";
import { ByAddress } from "../../features/outing/by-address";
import { useShownDay, useTripState } from "../../features/outing/shown-day";
import { useOuting } from "../../features/outing/use-outing";
import { OtherHours } from "../../features/trips/other-hours";
import type { Difference } from "../../../model/included";
import { CardDrawing } from "./card-drawing";
import { useFigures } from "./use-figures";
import { container, media } from "../../style/media";
import { Card, INSET } from "./boarding-card.styles";
import { Ltr } from "../../elements/text";
import type { Sun } from "../../day/day";
import { useDayInWords } from "../../features/outing/calendar";

const Trip = styled.div`
  padding: clamp(1.25rem, 3vw, 2.25rem) ${INSET} 0;

  h2 {
    font-size: var(--step-5);
    line-height: 1;
  }
  p {
    font-size: var(--step--1);
    line-height: 1.5;
    color: var(--ink-2);
  }
  h2 + p {
    margin-top: var(--s2);
    /* The longest date fits into a line of a phone. */
    font-size: max(0.8125rem, min(var(--step-1), 4.2cqi));
    color: inherit;

    &::first-letter {
      text-transform: uppercase;
    }
  }
  ${media.print} {
    padding: 4mm 5mm 0;

    h2 {
      font-size: 22pt;
    }
    ${Card}[data-card] & h2 {
      font-size: 32pt;
    }
  }
`;

const Times = styled.ul`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 0 var(--s4);
  padding: var(--s4) ${INSET} var(--s5);

  li {
    padding-block: var(--s3);
  }
  p {
    font-size: var(--step--1);
    line-height: 1.35;
    color: var(--ink-2);
  }
  b {
    display: block;
    font: 440 var(--step-4) / 1.05 var(--serif);
    letter-spacing: -0.02em;
    white-space: nowrap;
  }
  small {
    font-size: 0.5em;
    letter-spacing: 0;
  }
  > :first-child b {
    color: var(--sea-deep);
  }
  ${container.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
  ${container.medium} {
    grid-template-columns: repeat(4, auto);
    justify-content: space-between;
  }
  ${media.print} {
    grid-template-columns: repeat(4, auto);
    justify-content: space-between;
    padding: 1mm 5mm 2.5mm;

    li {
      padding-block: 2mm 1mm;
    }
    b {
      font-size: 19pt;
    }
  }
`;

type TripOnDay = Queries.BoardingTripsFragment["packages"][number]["trip"];

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
  const name = useShownDay();
  const state = useTripState(trip?.jsonId);
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
        {trip?.boatName && <p>{trip.boatName}</p>}
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
    arrivalMinutes
    boardingMinutes
    cancellationHours
    refundPercent
  }
`;
