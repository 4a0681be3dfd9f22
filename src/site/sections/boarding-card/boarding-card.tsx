import { graphql } from "gatsby";
import { useEffect, useRef } from "react";
import { sunOf } from "../../day/sun-of";
import { tripOnDay } from "../../day/trip-hours";
import { Rose } from "../../elements/rose";
import { Tag } from "../../elements/text";
import { useMessages } from "../../features/language/use-messages";
import { CardActions } from "../../features/outing/card-actions";
import { useOuting } from "../../features/outing/use-outing";
import { skyStyle } from "../../features/trips/sky";
import { useIsHydrated } from "../../features/use-is-hydrated";
import { Beside, Card, Edge, Foot, Head, Root, Tear } from "./boarding-card.styles";
import { CardRest, type RestProps } from "./card-rest";
import { CardTrip } from "./card-trip";
import { TripChoice } from "./trip-choice";

type Props = RestProps & {
  prices: Queries.BoardingTripsFragment;
  terms: Queries.BoardingTermsFragment;
};

/** Returns the chosen day and trip, and all trips as they are on that day. A day or a trip that cannot be had is none. */
const useChoice = ({ packages, hoursByDay }: Queries.BoardingTripsFragment) => {
  const { tripDay: day, trip: id } = useOuting();
  const trips = packages.map(({ trip }) => (day ? tripOnDay(trip, hoursByDay, day) : trip));
  return { day, trips, trip: trips.find(({ jsonId }) => jsonId === id) };
};

/** Returns a ref of the heading, which gets the focus after `onPick`: the link that has chosen the trip is gone. */
const useFocusPicked = (trip: string | undefined) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const isPicked = useRef(false);
  useEffect(() => {
    if (isPicked.current) heading.current?.focus();
    isPicked.current = false;
  }, [trip]);
  return { heading, onPick: () => (isPicked.current = true) };
};

/**
 * What whoever comes needs to know, to be shared with the group, put in a calendar or printed: of the chosen trip and
 * day; without a trip, of all trips. It is no booking, and says so.
 */
export const BoardingCard = ({ prices, terms, ...rest }: Props) => {
  const { content, company } = rest;
  const t = useMessages();
  const isWaiting = !useIsHydrated() || undefined;
  const { day, trip, trips } = useChoice(prices);
  const { heading, onPick } = useFocusPicked(trip?.jsonId);
  const sun = sunOf(day, company.position);
  return (
    <Root>
      <Card aria-labelledby="card-title" data-card={trip && ""}>
        {(trip || isWaiting) && (
          <Edge
            aria-hidden="true"
            dir="ltr"
            data-waiting={isWaiting}
            style={trip && skyStyle(trip, sun.sunset)}
          />
        )}
        <Head>
          <span>
            <Rose />
            <span>{company.name}</span>
          </span>
          <Tag>{t("location:notBooking")}</Tag>
        </Head>
        <CardTrip
          day={day}
          trip={trip}
          trips={trips}
          hours={prices.hours}
          sun={sun}
          terms={terms}
          heading={heading}
          isWaiting={isWaiting}
        />
        <Tear />
        <CardRest {...rest} />
        {(trip || isWaiting) && (
          <Foot data-waiting={isWaiting}>
            {t("location:foot", { guests: terms.guests, hours: terms.cancellationHours })}
          </Foot>
        )}
      </Card>
      {trips.length > 0 && (
        <Beside as={trip ? "aside" : "nav"} aria-labelledby="card-actions" data-waiting={isWaiting}>
          {trip ? (
            <CardActions
              day={day}
              trip={trip}
              terms={terms}
              company={company}
              place={content.meeting.place ?? company.mapSearch}
              position={company.position}
            />
          ) : (
            <TripChoice trips={trips} onPick={onPick} />
          )}
        </Beside>
      )}
    </Root>
  );
};

export const fragment = graphql`
  fragment BoardingTrips on Prices {
    ...HoursByDay
    ...OtherHours
    packages {
      trip {
        jsonId
        sky
        title(language: $language)
        start
        end
      }
    }
  }
`;
