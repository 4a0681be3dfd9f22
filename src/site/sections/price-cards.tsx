import { graphql } from "gatsby";
import { Button } from "../elements/button";
import { ScaleBar } from "../elements/scale-bar";
import { TripEnquiry } from "../features/enquiry/trip-enquiry";
import { LocalLink } from "../features/language/local-link";
import { useMessages, useLanguage } from "../features/language/use-messages";
import { daySpan, type Span } from "../day/day";
import { useSun } from "../features/outing/use-sun";
import { OtherHours } from "../features/trips/other-hours";
import { Sky, sliceOf } from "../features/trips/sky";
import { DayField } from "../features/outing/day-field";
import { DaysBeside } from "../features/outing/near-days";
import { useIsBookable, useTripState } from "../features/outing/shown-day";
import { useDayPrices, type Priced } from "../features/outing/use-day-prices";
import { useGroup, useOuting } from "../features/outing/use-outing";
import { useInclusions } from "../features/trips/use-inclusions";
import { TripPrice, useFrom } from "../features/trips/trip-price";
import { useSchedule } from "../features/trips/trip-words";
import { pricePerGuest } from "../../model/prices";
import type { Difference } from "../../model/included";
import { routes } from "../../model/routes";
import { NoTrips } from "./no-trips";
import { SeasonPrices } from "./season-prices";
import {
  Amount,
  Card,
  Cards,
  EndTimes,
  Graph,
  Item,
  Line,
  PerPerson,
  Schedule,
  SkyBox,
  VatNote,
  Way,
} from "./price-cards.styles";
import { Container } from "../elements/section";
import { Note, VisuallyHidden, Ltr, LongWords } from "../elements/text";

type CardProps = {
  priced: Priced<Queries.PriceCardsFragment["packages"][number]>;
  hours: Queries.PriceCardsFragment["hours"];
  currency: string;
  differences: readonly Difference[];
  span: Span;
};

const PriceCard = ({ priced, differences, hours, currency, span }: CardProps) => {
  const { trip, ...price } = priced;
  const t = useMessages();
  const schedule = useSchedule();
  const from = useFrom();
  const { language } = useLanguage();
  const { day } = useOuting();
  const { guests, boatName } = trip;
  const group = useGroup(guests) ?? guests;
  // The page has in words what one of the greatest group pays.
  const share =
    day || group !== guests
      ? pricePerGuest(price.ofDay?.amount ?? price.lowest, group, currency, language)
      : price.lowestShare;
  const sun = useSun(day);
  const isBookable = useIsBookable(trip.jsonId);
  const state = useTripState(trip.jsonId);
  return (
    <Item>
      <Card aria-labelledby={`${trip.jsonId}-price`}>
        <Graph aria-hidden="true">
          <SkyBox>
            <Sky path={sun.path} span={span} slices={[sliceOf(trip, sun.sunset)]} />
          </SkyBox>
          <ScaleBar $parts={span.to - span.from} />
          <EndTimes>
            <span>{span.from}:00</span>
            <span>{span.to}:00</span>
          </EndTimes>
        </Graph>
        <h2 id={`${trip.jsonId}-price`} tabIndex={-1}>
          <LongWords>{trip.title}</LongWords>
        </h2>
        <Schedule>
          <Ltr>{schedule(trip, trip.duration)}</Ltr>
          <OtherHours hours={hours} trip={trip} />
        </Schedule>
        <Amount>{state ? <small>{state}</small> : <TripPrice price={price} />}</Amount>
        <PerPerson>
          {boatName && <Line>{boatName}</Line>}
          {!state && share && from(price) + t("trips:perPerson", { price: share, guests: group })}
          {trip.priceNote && <Line>{` ${trip.priceNote}`}</Line>}
        </PerPerson>
        <Note $above={2}>
          <VisuallyHidden>{t("trips:audience")}: </VisuallyHidden>
          {trip.audience}
          {differences.map(({ name, items }) => (
            <Line key={name}>{` ${name}: ${items}`}</Line>
          ))}
        </Note>
        <Way>
          {day && state && (
            <DaysBeside day={day} trip={trip.jsonId} answer={`${trip.jsonId}-price`} />
          )}
          {isBookable && (
            <Button as={LocalLink} to={routes.booking} data-trip={trip.jsonId} $look="book">
              {t("trips:book")}
              <VisuallyHidden> {t("trips:bookTrip", { trip: trip.title })}</VisuallyHidden>
            </Button>
          )}
        </Way>
      </Card>
      <TripEnquiry trip={trip} />
    </Item>
  );
};

type Props = {
  prices: Queries.PriceCardsFragment;
  inclusions?: Queries.TripInclusionsFragment | null;
  vatNote: string;
};

/** The prices as small multiples: each card draws the whole day, with its own trip filled. */
export const PriceCards = ({ prices, inclusions, vatNote }: Props) => {
  const t = useMessages();
  const { packages, hours } = useDayPrices(prices);
  const trips = packages.map(({ trip }) => trip);
  const { differencesOf } = useInclusions(inclusions, trips);
  if (packages.length === 0) return <NoTrips />;
  const span = daySpan(trips);
  return (
    <section aria-label={t("trips:pricesLabel")}>
      <Container as="section">
        <DayField tellsSunset />
        <Cards>
          {packages.map((priced) => (
            <PriceCard
              key={priced.trip.jsonId}
              priced={priced}
              differences={differencesOf(priced.trip.jsonId)}
              hours={hours}
              currency={prices.currency}
              span={span}
            />
          ))}
        </Cards>
        <SeasonPrices prices={prices} />
        <VatNote>{vatNote}</VatNote>
      </Container>
    </section>
  );
};

export const fragment = graphql`
  fragment PriceCards on Prices {
    ...DayPrices
    ...OtherHours
    ...SeasonPrices
    packages {
      ...TripPrice
      lowestShare(language: $language)
      trip {
        sky
        ...TripBoat
        duration(language: $language)
        title(language: $language)
        audience(language: $language)
        priceNote(language: $language)
        adds {
          label(language: $language)
        }
      }
    }
  }
`;
