import { graphql } from "gatsby";
import { Fragment } from "react";
import { daySpan, type Span, sunOf, type Sun } from "../day/day";
import { sunsetPhase, whereabouts } from "../day/sunset-trips";
import type { Difference } from "../../model/included";
import { routes } from "../../model/routes";
import { Button } from "../elements/button";
import { TripEnquiry } from "../features/enquiry/trip-enquiry";
import { LocalLink } from "../features/language/local-link";
import { useMessages } from "../features/language/use-messages";
import { Written } from "../features/language/written";
import { Picture } from "../features/picture/picture";
import { DaysBeside } from "../features/outing/near-days";
import { useIsBookable, useTripState } from "../features/outing/shown-day";
import { useDayPrices, type Priced } from "../features/outing/use-day-prices";
import { useOuting } from "../features/outing/use-outing";
import { OtherHours } from "../features/trips/other-hours";
import { Poster } from "../features/trips/poster";
import { skyStyle } from "../features/trips/sky";
import { TripSky } from "../features/trips/trip-sky";
import { TripStops } from "../features/trips/trip-stops";
import { TripSunset } from "../features/trips/trip-sunset";
import { useInclusions } from "../features/trips/use-inclusions";
import { TripPrice } from "../features/trips/trip-price";
import { useSchedule } from "../features/trips/trip-words";
import { NoTrips } from "./no-trips";
import { Actions, Facts, Price, Root, Top, Trip, When } from "./trip-list.styles";
import { Container } from "../elements/section";
import { Stack, VisuallyHidden, Ltr, LongWords } from "../elements/text";
import { useDayInWords } from "../features/outing/calendar";

type RowFacts = {
  hours: Queries.TripListFragment["hours"];
  company: Queries.CompanyFragment;
  /** The greatest number of guests. */
  guests: number;
};

type RowProps = RowFacts & {
  differences: readonly Difference[];
  priced: Priced<Queries.TripListFragment["packages"][number]>;
  sun: Sun;
  /** The hours of all trips. */
  day: Span;
};

const TripRow = ({ priced: { trip, ...price }, ...facts }: RowProps) => {
  const { differences, sun, day, hours, company, guests } = facts;
  const t = useMessages();
  const schedule = useSchedule();
  const { date } = useDayInWords();
  const { day: asked, tripDay } = useOuting();
  const { jsonId, title, description, light, audience, picture, stops, priceNote } = trip;
  const isBookable = useIsBookable();
  const state = useTripState()(jsonId);
  const isSeen = sun.sunset && whereabouts(sunsetPhase(trip, sun.sunset)) === "onBoard";
  return (
    <Trip id={jsonId} aria-labelledby={`${jsonId}-title`} style={skyStyle(trip, sun.sunset)}>
      <figure>
        {picture && !picture.isSample ? (
          <Picture
            picture={picture}
            sizes="(min-width: 60rem) 52vw, (min-width: 40rem) 40vw, 100vw"
          />
        ) : (
          <Poster trip={trip} path={sun.path} />
        )}
        <TripSky trip={trip} sun={sun} day={day} light={light} />
      </figure>
      <Stack>
        <Top>
          <h2 id={`${jsonId}-title`} tabIndex={-1}>
            <LongWords>{title}</LongWords>
          </h2>
          <Price>{state ? <strong>{state}</strong> : <TripPrice price={price} />}</Price>
        </Top>
        <When>
          <b>
            <Ltr>{schedule(trip, trip.longDuration)}</Ltr>
            <OtherHours hours={hours} trip={trip} />
          </b>
          <span>{[t("trips:wholeBoat", { guests }), priceNote].filter(Boolean).join(" · ")}</span>
        </When>
        <p>
          <Written text={description} />
        </p>
        {stops && <TripStops trip={trip} stops={stops} sunset={isSeen ? sun.sunset : undefined} />}
        <Facts>
          <dt>{t("trips:audience")}</dt>
          <dd>{audience}</dd>
          {differences.map(({ name, items }) => (
            <Fragment key={name}>
              <dt>{name}</dt>
              <dd>{items}</dd>
            </Fragment>
          ))}
        </Facts>
        {!state && <TripSunset trip={trip} sunset={sun.sunset} />}
        {asked && state && <DaysBeside day={asked} trip={jsonId} answer={`${jsonId}-title`} />}
        <Actions>
          {isBookable(jsonId) && (
            <Button as={LocalLink} to={routes.booking} data-trip={jsonId} $look="book">
              <span>
                {tripDay && !state ? t("trips:bookOn", { date: date(tripDay) }) : t("trips:book")}
              </span>
              <VisuallyHidden> {t("trips:bookTrip", { trip: title })}</VisuallyHidden>
            </Button>
          )}
          <TripEnquiry trip={trip} guests={guests} company={company} />
        </Actions>
      </Stack>
    </Trip>
  );
};

type Props = Omit<RowFacts, "hours"> & {
  prices: Queries.TripListFragment;
  inclusions?: Queries.TripInclusionsFragment | null;
};

/** The trips; on the chosen day, if there is one. */
export const TripList = ({ prices, inclusions, company, guests }: Props) => {
  const { tripDay } = useOuting();
  const { packages, hours } = useDayPrices(prices);
  const trips = packages.map(({ trip }) => trip);
  const { differencesOf } = useInclusions(inclusions, trips);
  const sun = sunOf(tripDay, company.position);
  const day = daySpan(trips);
  return (
    <Root>
      <Container as="section">
        {packages.length === 0 && <NoTrips />}
        {packages.map((priced) => (
          <TripRow
            key={priced.trip.jsonId}
            priced={priced}
            differences={differencesOf(priced.trip.jsonId)}
            sun={sun}
            day={day}
            hours={hours}
            company={company}
            guests={guests}
          />
        ))}
      </Container>
    </Root>
  );
};

export const fragment = graphql`
  fragment TripList on Prices {
    ...DayPrices
    ...OtherHours
    packages {
      ...TripPrice
      trip {
        sky
        longDuration(language: $language)
        title(language: $language)
        description(language: $language) {
          ...Written
        }
        light(language: $language)
        audience(language: $language)
        priceNote(language: $language)
        adds {
          label(language: $language)
        }
        picture {
          ...Photo
        }
        stops {
          time
          text(language: $language)
        }
      }
    }
  }
`;
