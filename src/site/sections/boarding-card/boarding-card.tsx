import { graphql } from "gatsby";
import { useEffect, useRef } from "react";
import { ON_DAY, onTrips } from "../../document/outing-address";
import { tripOnDay } from "../../day/trip-hours";
import { Logo } from "../../features/logo";
import { useMessages } from "../../features/language/use-messages";
import { ByAddress, ByTrip } from "../../features/outing/by-address";
import { useCalendar } from "../../features/outing/calendar";
import { CardActions } from "../../features/outing/card-actions";
import { useGroup, useOuting } from "../../features/outing/use-outing";
import { useInclusions } from "../../features/trips/use-inclusions";
import { fewestGuests } from "../../features/trips/trip-boat";
import { useSite } from "../../features/site";
import { useSun } from "../../features/outing/use-sun";
import { skyStyle } from "../../features/trips/sky";
import { DeferredStyles } from "../../features/deferred-styles";
import { Beside, Card, Edge, Foot, Head, Root, Tear } from "./boarding-card.styles";
import { CardRest, type CardData } from "./card-rest";
import { CardTrip } from "./card-trip";
import { TripChoice } from "./trip-choice";
import { Tag } from "../../elements/text";

/** A day or a trip that cannot be had is none. */
const useChoice = ({ packages, hoursByDay }: Queries.BoardingTripsFragment) => {
  const { tripDay, trip: id } = useOuting();
  const { isFree } = useCalendar();
  const day = tripDay && isFree(tripDay, id) ? tripDay : undefined;
  const trips = packages.map(({ trip }) => (day ? tripOnDay(trip, hoursByDay, day) : trip));
  return { day, trips, trip: trips.find(({ jsonId }) => jsonId === id) };
};

/** It gets the focus after `onPick`, since the card has become another one. */
const useFocusPicked = (trip: string | undefined) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const isPicked = useRef(false);
  useEffect(() => {
    if (isPicked.current) heading.current?.focus();
    isPicked.current = false;
  }, [trip]);
  return { heading, onPick: () => (isPicked.current = true) };
};

const titleOf = (trip: { jsonId: string } | undefined) => `card-${trip?.jsonId ?? "title"}`;

/**
 * What whoever comes needs to know, to be shared with the group, put in a calendar or printed: of the chosen trip and
 * day; without a trip, of all trips. It is no booking, and says so.
 */
export const BoardingCard = ({ data }: { data: CardData }) => {
  const { page, prices, terms, inclusions } = data;
  const { company } = useSite();
  const t = useMessages();
  const { day, trip, trips } = useChoice(prices);
  const { differencesOf } = useInclusions(inclusions, trips);
  const most = trip?.guests ?? fewestGuests(trips);
  const group = useGroup(most);
  const { heading, onPick } = useFocusPicked(trip?.jsonId);
  const sun = useSun(day);
  const onAnyTrip = onTrips(trips.map(({ jsonId }) => jsonId));
  const [first] = trips;
  return (
    <Root>
      <Card aria-labelledby={titleOf(trip)} data-card={trip && ""}>
        <ByTrip trips={trips} chosen={trip}>
          {(each) =>
            each && <Edge aria-hidden="true" dir="ltr" style={skyStyle(each, sun.sunset)} />
          }
        </ByTrip>
        <Head>
          <span>
            <Logo />
            <span>{company.name}</span>
          </span>
          <Tag>{t("location:notBooking")}</Tag>
        </Head>
        <ByTrip trips={trips} chosen={trip}>
          {(each) => (
            <CardTrip
              id={titleOf(each)}
              trip={each}
              trips={trips}
              differences={each ? differencesOf(each.jsonId) : []}
              hours={prices.hours}
              sun={sun}
              terms={terms}
              heading={each === trip ? heading : undefined}
            />
          )}
        </ByTrip>
        <Tear />
        <DeferredStyles />
        <CardRest data={data} />
        {first && (
          <ByAddress $on={onAnyTrip} shown={trip !== undefined}>
            <Foot>
              {t(group ? "location:footFor" : "location:foot", {
                ...(group && { count: group }),
                guests: most,
                hours: terms.cancellationHours,
              })}
            </Foot>
          </ByAddress>
        )}
      </Card>
      {first && (
        <Beside aria-labelledby="card-choice">
          <ByAddress $on={`:is(${onAnyTrip},${ON_DAY})`} shown={(trip ?? day) !== undefined}>
            <CardActions
              day={day}
              isDayAlone={day !== undefined && !trip}
              onTrip={onAnyTrip}
              trip={trip ?? first}
              terms={terms}
              place={page.meeting.place ?? company.mapSearch}
            />
          </ByAddress>
          <TripChoice trips={trips} chosen={trip} onPick={onPick} />
        </Beside>
      )}
    </Root>
  );
};

export const fragment = graphql`
  fragment BoardingCard on Query {
    ...CardRest
    prices {
      ...BoardingTrips
    }
    terms {
      ...BoardingTerms
    }
    inclusions {
      ...TripInclusions
    }
  }

  fragment BoardingTrips on Prices {
    ...HoursByDay
    ...OtherHours
    packages {
      trip {
        jsonId
        sky
        ...TripBoat
        title(language: $language)
        start
        end
        adds {
          label(language: $language)
        }
      }
    }
  }
`;
