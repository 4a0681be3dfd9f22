import { graphql } from "gatsby";
import type { Span, Sun } from "../day/day";
import { sunsetPhase, whereabouts } from "../day/sunset-trips";
import type { Difference } from "../../model/included";
import { routes } from "../../model/routes";
import { Button } from "../elements/button";
import { Inline, LongWords, Ltr, VisuallyHidden } from "../elements/text";
import { TripEnquiry } from "../features/enquiry/trip-enquiry";
import { LocalLink } from "../features/language/local-link";
import { useMessages } from "../features/language/use-messages";
import { useDayInWords } from "../features/outing/calendar";
import { DaysBeside } from "../features/outing/near-days";
import { useIsBookable, useTripState } from "../features/outing/shown-day";
import type { Priced } from "../features/outing/use-day-prices";
import { useOuting } from "../features/outing/use-outing";
import { Picture } from "../features/picture/picture";
import { Drawing } from "../features/trips/drawing";
import { OtherHours } from "../features/trips/other-hours";
import { skyStyle } from "../features/trips/sky";
import { TripPrice } from "../features/trips/trip-price";
import { TripScale } from "../features/trips/trip-scale";
import { TripStory } from "../features/trips/trip-story";
import { TripSunset } from "../features/trips/trip-sunset";
import { useSchedule } from "../features/trips/trip-words";
import { Actions, Boat, Card, Facts, Hours, Price, Top } from "./trip-card.styles";

type Props = {
  priced: Priced<Queries.TripListFragment["packages"][number]>;
  differences: readonly Difference[];
  sun: Sun;
  /** The hours of all trips. */
  day: Span;
  hours: Queries.TripListFragment["hours"];
};

export const TripCard = ({ priced: { trip, ...price }, differences, ...others }: Props) => {
  const { sun, day, hours } = others;
  const t = useMessages();
  const schedule = useSchedule();
  const { date } = useDayInWords();
  const { day: asked, tripDay } = useOuting();
  const { jsonId, title, note, description, audience, picture, stops, priceNote } = trip;
  const room = t("trips:wholeBoat", { guests: trip.guests });
  const isBookable = useIsBookable(jsonId);
  const state = useTripState(jsonId);
  const isSeen = sun.sunset && whereabouts(sunsetPhase(trip, sun.sunset)) === "onBoard";
  const facts = [{ name: t("trips:audience"), items: audience }, ...differences];
  return (
    <Card id={jsonId} aria-labelledby={`${jsonId}-title`} style={skyStyle(trip, sun.sunset)}>
      <header>
        <Top>
          <h2 id={`${jsonId}-title`} tabIndex={-1}>
            <LongWords>{title}</LongWords>
          </h2>
          <Price>{state ? <strong>{state}</strong> : <TripPrice price={price} />}</Price>
        </Top>
        <Boat>{[trip.boatName, room, priceNote].filter(Boolean).join(" · ")}</Boat>
      </header>
      <figure>
        {picture && !picture.isSample ? (
          <Picture
            picture={picture}
            sizes="(min-width: 79rem) 34vw, (min-width: 40rem) 50vw, 100vw"
          />
        ) : (
          <Drawing trip={trip} path={sun.path} />
        )}
      </figure>
      <Hours>
        <p>
          <Ltr>{schedule(trip, trip.longDuration)}</Ltr>
          <OtherHours hours={hours} trip={trip} />
        </p>
        <TripScale trip={trip} day={day} />
      </Hours>
      <Facts>
        <p>
          <Inline text={note} />
        </p>
        <dl>
          {facts.map((fact) => (
            <div key={fact.name}>
              <dt>{fact.name}</dt> <dd>{fact.items}</dd>
            </div>
          ))}
        </dl>
        {!state && <TripSunset trip={trip} sunset={sun.sunset} />}
        {asked && state && <DaysBeside day={asked} trip={jsonId} answer={`${jsonId}-title`} />}
      </Facts>
      <Actions>
        {isBookable && (
          <Button as={LocalLink} to={routes.booking} data-trip={jsonId} $look="book">
            <span>
              {tripDay && !state ? t("trips:bookOn", { date: date(tripDay) }) : t("trips:book")}
            </span>
            <VisuallyHidden> {t("trips:bookTrip", { trip: title })}</VisuallyHidden>
          </Button>
        )}
        <TripEnquiry trip={trip} />
      </Actions>
      <TripStory
        trip={trip}
        description={description}
        stops={stops}
        sunset={isSeen ? sun.sunset : undefined}
      />
    </Card>
  );
};

export const fragment = graphql`
  fragment TripCard on Trip {
    ...TripBoat
    sky
    drawing
    sunsetDays
    longDuration(language: $language)
    title(language: $language)
    description(language: $language) {
      ...Written
    }
    note(language: $language)
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
`;
