import { graphql } from "gatsby";
import { Icon } from "../elements/icon";
import { ScaleBar } from "../elements/scale-bar";
import { daySpan, lanes, restingHour, tripSpan, type Span, sunOf } from "../day/day";
import { placeLabels, type Label } from "../day/labels";
import { LocalLink } from "../features/language/local-link";
import { useMessages } from "../features/language/use-messages";
import { useDayPrices, type Priced } from "../features/outing/use-day-prices";
import { useOuting } from "../features/outing/use-outing";
import { OtherHours } from "../features/trips/other-hours";
import { Sky, skyStyle, sliceOf } from "../features/trips/sky";
import { TripPrice } from "../features/trips/trip-price";
import { useSchedule } from "../features/trips/trip-words";
import type { Position } from "../../base/calendar/sun";
import { toHours } from "../../base/calendar/time";
import { routes } from "../../model/routes";
import { Day, Hours, SkyBox, Sun, SunsetStem, SunsetText } from "./day-ruler.styles";
import { Arrow, Bar, Name, Note, Price, SunsetNote, Time, Trips } from "./day-ruler-trip.styles";
import { Section, Container } from "../elements/section";
import { ShownDay, useTripState } from "../features/outing/shown-day";
import { SectionHeader } from "./section-header";
import { Lead, Inline, LongWords } from "../elements/text";

/** Whether an hour is among about five and the last: at the same distance, and none too close to the last. */
const isMainHour = (index: number, last: number) => {
  const step = Math.ceil(last / 5);
  return index === last || (index % step === 0 && index <= last - step);
};

type Package = Priced<Queries.DayRulerFragment["packages"][number]>;

type TripProps = {
  trip: Package["trip"] & { price: Omit<Package, "trip">; label: Label };
  hours: Queries.OtherHoursFragment["hours"];
  /** The minute of sunset of the chosen day; undefined without one, or if there are no trips on it. */
  sunset?: string;
};

const RulerTrip = ({ trip, hours, sunset }: TripProps) => {
  const schedule = useSchedule();
  const { price } = trip;
  const state = useTripState()(trip.jsonId);
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
        <Price>{state ?? <TripPrice price={price} />}</Price>
        <Time>
          {schedule(trip, trip.longDuration)}
          <OtherHours hours={hours} trip={trip} />
        </Time>
        {!(sunset && trip.sunsetDays > 0) && (
          <Note>
            <Inline text={trip.note} />
          </Note>
        )}
        {!state && <SunsetNote trip={trip} sunset={sunset} />}
        <Bar aria-hidden="true" />
      </LocalLink>
    </li>
  );
};

type SunsetProps = { time: string; span: Span };

/** After the end of its hours, by an arrow. */
const Sunset = ({ time, span }: SunsetProps) => {
  const t = useMessages();
  const hour = Math.min(toHours(time), span.to);
  const isAfter = toHours(time) > span.to;
  return (
    <SunsetStem
      data-after={isAfter || undefined}
      style={{ left: `${(((hour - span.from) / (span.to - span.from)) * 100).toFixed(2)}%` }}
    >
      <SunsetText>
        <b>
          <span>{time}</span>
          {isAfter && <Icon name="arrow" />}
        </b>
        <i>{t("trips:sunset")}</i>
      </SunsetText>
    </SunsetStem>
  );
};

type Props = {
  prices: Queries.DayRulerFragment;
  position: Position;
};

/** Draws the trips of a day to scale, with their prices, below the curve of the sun: of the chosen day, if there is one. */
export const DayRuler = ({ prices, position }: Props) => {
  const { day, isOutside } = useOuting();
  const { packages, hours: otherHours } = useDayPrices(prices);
  if (packages.length === 0) return null;
  const trips = packages.map(({ trip, ...price }) => ({ ...trip, price }));
  const span = daySpan(trips);
  const hours = Array.from({ length: span.to - span.from + 1 }, (_, index) => span.from + index);
  const { path, sunset } = sunOf(day, position);
  const placed = placeLabels(trips, span);
  // The sky shows the trips with their texts below it, and of the others those that do not overlap.
  const isHanging = ({ label }: { label: Label }) => label.side === "hanging";
  const others = placed.filter((trip) => !isHanging(trip));
  const [drawn = []] = lanes([...placed.filter(isHanging), ...others]);
  const slices = drawn.map((trip) => sliceOf(trip, sunset));
  return (
    <Day
      $trips={trips}
      $drawn={drawn}
      $span={span}
      $sun={restingHour(path, span)}
      data-app=""
      data-outside={isOutside || undefined}
    >
      <SkyBox aria-hidden="true">
        <Sky path={path} span={span} slices={slices} isOutline={isOutside} />
        {sunset && <Sunset time={sunset} span={span} />}
        <Sun
          style={
            {
              "--noon": path.solarNoon.toFixed(3),
              "--level": path.level.toFixed(4),
              "--swing": path.swing.toFixed(4),
            } as React.CSSProperties
          }
        />
      </SkyBox>
      <ScaleBar $parts={(span.to - span.from) * 2} />
      <Hours aria-hidden="true" $count={hours.length}>
        {hours.map((hour, index) => {
          const Label = isMainHour(index, hours.length - 1) ? "b" : "span";
          return <Label key={hour}>{`${hour}:00`}</Label>;
        })}
      </Hours>
      <Trips $labels={placed.map(({ label }) => label)}>
        {placed.map((trip) => (
          <RulerTrip
            key={trip.jsonId}
            trip={trip}
            hours={otherHours}
            sunset={isOutside ? undefined : sunset}
          />
        ))}
      </Trips>
    </Day>
  );
};

export const fragment = graphql`
  fragment DayRuler on Prices {
    ...DayPrices
    ...OtherHours
    packages {
      ...TripPrice
      trip {
        sky
        sunsetDays
        longDuration(language: $language)
        title(language: $language)
        note(language: $language)
      }
    }
  }
`;

type HomeDayProps = {
  content: Queries.DayFragment["day"];
  prices: Queries.DayRulerFragment;
  position: Position;
};

export const HomeDay = ({ content, prices, position }: HomeDayProps) => {
  if (prices.packages.length === 0) return null;
  return (
    <Section aria-labelledby="day">
      <Container as="section">
        <SectionHeader>
          <h2 id="day">{content.heading}</h2>
          <Lead>{content.lead}</Lead>
        </SectionHeader>
        <ShownDay />
        <DayRuler prices={prices} position={position} />
      </Container>
    </Section>
  );
};

export const homeFragment = graphql`
  fragment Day on HomePage {
    day {
      heading(language: $language)
      lead(language: $language)
    }
  }
`;
