import { graphql } from "gatsby";
import { useEffect, useRef } from "react";
import { formatTime, toHours } from "../../base/calendar/time";
import { boardingOf } from "../day/boarding";
import { daySpan, tripSpan } from "../day/day";
import { reachOf, sunOf } from "../day/sun-of";
import { hoursOfTrip, tripOnDay } from "../day/trip-hours";
import { Avatar } from "../elements/avatar";
import { Icon } from "../elements/icon";
import { Ltr } from "../elements/ltr";
import { Rose } from "../elements/rose";
import { ScaleBar } from "../elements/scale-bar";
import { Tag } from "../elements/text";
import { useMessages } from "../features/language/use-messages";
import { CardActions } from "../features/outing/card-actions";
import { useDayInWords } from "../features/outing/day-in-words";
import { useOuting } from "../features/outing/use-outing";
import { OtherHours } from "../features/trips/other-hours";
import { reachProperties, Sky } from "../features/trips/sky";
import { useIsHydrated } from "../features/use-is-hydrated";
import { phoneLink } from "../providers/whatsapp";
import {
  Beside,
  Bring,
  Card,
  Drawing,
  Edge,
  Foot,
  Head,
  Phone,
  Rest,
  Root,
  Skipper,
  Sun,
  Tear,
  Times,
  Trip,
  Upper,
} from "./boarding-card.styles";
import { MeetingPoint } from "./meeting-point";
import { TripChoice } from "./trip-choice";

type Props = {
  content: Queries.BoardingCardFragment & Queries.MeetingPointFragment;
  company: Queries.CompanyFragment & { mapSearch: string };
  chart: Queries.PortChartFragment | null;
  prices: Queries.BoardingTripsFragment;
  terms: Queries.BoardingTermsFragment;
  /** What is said of the weather. */
  weather?: string;
  /** Who is at the helm, if the owner has entered it. */
  skipper?: { name: string } | null;
};

type Figure = { label: string; value: string; unit?: string };

/** Returns the chosen day and trip, and all trips as they are on that day. A choice that cannot be had is none. */
const useChoice = ({ packages, hoursByDay }: Queries.BoardingTripsFragment) => {
  const { day: asked, trip: id, isOutside } = useOuting();
  const day = isOutside ? undefined : asked;
  const trips = packages.map(({ trip }) => (day ? tripOnDay(trip, hoursByDay, day) : trip));
  return { day, trips, trip: isOutside ? undefined : trips.find(({ jsonId }) => jsonId === id) };
};

type Choice = ReturnType<typeof useChoice>;

/** Returns the times of the chosen trip; without one, the rules for all trips. What takes no time is left out. */
const useFigures = (trip: Choice["trip"], terms: Queries.BoardingTermsFragment): Figure[] => {
  const t = useMessages();
  const { arrivalMinutes, boardingMinutes, cancellationHours, refundPercent } = terms;
  const early = (minutes: number, figure: Figure) => (minutes > 0 ? [figure] : []);
  if (!trip) {
    const unit = t("location:minutes");
    return [
      ...early(arrivalMinutes, {
        label: t("location:arrivalRule"),
        value: `${arrivalMinutes}`,
        unit,
      }),
      ...early(boardingMinutes, {
        label: t("location:closingRule"),
        value: `${boardingMinutes}`,
        unit,
      }),
      {
        label: t("location:cancellationRule"),
        value: `${cancellationHours}`,
        unit: t("location:hours"),
      },
      { label: t("location:refundRule"), value: `${refundPercent}`, unit: t("location:percent") },
    ];
  }
  const { arrival, closing } = boardingOf(trip, terms);
  return [
    ...early(arrivalMinutes, {
      label: t("location:arriveEarly", { minutes: arrivalMinutes }),
      value: formatTime(arrival),
    }),
    ...early(boardingMinutes, { label: t("location:closing"), value: formatTime(closing) }),
    { label: t("location:departure"), value: formatTime(trip.start) },
    { label: t("location:back"), value: formatTime(trip.end) },
  ];
};

/** The day with the chosen trip in it, and the sunset, if a day is chosen and it is seen. */
const CardDrawing = ({
  trip,
  trips,
  sun,
}: {
  trip: NonNullable<Choice["trip"]>;
  trips: Choice["trips"];
  sun: ReturnType<typeof sunOf>;
}) => {
  const span = daySpan(trips);
  const passed = sun.sunset && (toHours(sun.sunset) - span.from) / (span.to - span.from);
  return (
    <Drawing>
      <div>
        <Sky
          path={sun.path}
          span={span}
          slices={[{ span: tripSpan(trip), sky: trip.sky, reach: reachOf(trip, sun.sunset) }]}
        />
      </div>
      <ScaleBar $parts={(span.to - span.from) * 2} />
      {passed && passed <= 1 && (
        <Sun style={{ "--x": `${(passed * 100).toFixed(2)}%` } as React.CSSProperties} />
      )}
    </Drawing>
  );
};

/**
 * What whoever comes needs to know, to be shared with the group, put in a calendar or printed: of the chosen trip and
 * day; without a trip, of all trips. It is no booking, and says so.
 */
export const BoardingCard = (props: Props) => {
  const { content, company, chart, prices, terms, weather, skipper } = props;
  const t = useMessages();
  const { inFull } = useDayInWords();
  const isWaiting = !useIsHydrated() || undefined;
  const { day, trip, trips } = useChoice(prices);
  const figures = useFigures(trip, terms);
  const sun = sunOf(day, company.position);
  const sky = trip && {
    "--sky": `var(--sky-${trip.sky})`,
    ...reachProperties(reachOf(trip, sun.sunset)),
  };
  // The link that has chosen the trip is gone.
  const heading = useRef<HTMLHeadingElement>(null);
  const isPicked = useRef(false);
  useEffect(() => {
    if (isPicked.current) heading.current?.focus();
    isPicked.current = false;
  }, [trip?.jsonId]);
  const hasAside = trip !== undefined || trips.length > 0;
  return (
    <Root>
      <Card aria-labelledby="card-title" data-card={trip && ""}>
        {(trip || isWaiting) && (
          <Edge
            aria-hidden="true"
            dir="ltr"
            data-waiting={isWaiting}
            style={sky as React.CSSProperties}
          />
        )}
        <Head>
          <span>
            <Rose />
            <span>{company.name}</span>
          </span>
          <Tag>{t("location:notBooking")}</Tag>
        </Head>
        <Upper data-waiting={isWaiting}>
          <Trip>
            <h2 ref={heading} id="card-title" tabIndex={-1}>
              {trip ? trip.title : t("location:before")}
            </h2>
            {!trip && !day && <p>{t("location:beforeText")}</p>}
            {day && <p>{inFull(day)}</p>}
            {sun.sunset && <p>{t("location:sunset", { time: sun.sunset })}</p>}
            {trip && !day && hoursOfTrip(prices.hours, trip).length > 0 && (
              <p>
                <OtherHours hours={prices.hours} trip={trip} />
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
        <Tear />
        <Rest>
          <MeetingPoint content={content.meeting} company={company} chart={chart} />
          <section>
            {content.bring && (
              <section>
                <h3>{t("location:bring")}</h3>
                <Bring>
                  {content.bring.map(({ label }) => (
                    <li key={label}>
                      <Icon name="check" />
                      <span>{label}</span>
                    </li>
                  ))}
                </Bring>
              </section>
            )}
            {weather && (
              <section>
                <h3>{t("location:weather")}</h3>
                <p>{weather}</p>
              </section>
            )}
            {skipper && (
              <Skipper>
                <Avatar name={skipper.name} />
                <div>
                  <h3>{skipper.name}</h3>
                  <p>{t("location:skipper")}</p>
                </div>
              </Skipper>
            )}
            <section>
              <h3>{content.meeting.lost}</h3>
              <Phone>
                <Ltr as="a" href={phoneLink(company.phone)}>
                  {company.phone}
                </Ltr>
              </Phone>
            </section>
          </section>
        </Rest>
        {(trip || isWaiting) && (
          <Foot data-waiting={isWaiting}>
            {t("location:foot", { guests: terms.guests, hours: terms.cancellationHours })}
          </Foot>
        )}
      </Card>
      {hasAside && (
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
            <TripChoice trips={trips} onPick={() => (isPicked.current = true)} />
          )}
        </Beside>
      )}
    </Root>
  );
};

export const fragment = graphql`
  fragment BoardingCard on LocationPage {
    bring {
      label(language: $language)
    }
  }

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

  fragment BoardingTerms on Terms {
    guests
    arrivalMinutes
    boardingMinutes
    cancellationHours
    refundPercent
  }
`;
