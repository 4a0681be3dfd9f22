import { graphql } from "gatsby";
import styled from "styled-components";
import { Icon } from "../elements/icon";
import { ScaleBar } from "../elements/scale-bar";
import { daySpan, lanes, restingHour, tripSpan, type Span } from "../day/day";
import { ON_DAY } from "../document/outing-address";
import { GoLink, LocalLink } from "../features/language/local-link";
import { useMessages } from "../features/language/use-messages";
import { useDayPrices, type Priced } from "../features/outing/use-day-prices";
import { useOuting } from "../features/outing/use-outing";
import { useSun } from "../features/outing/use-sun";
import { OtherHours } from "../features/trips/other-hours";
import { Sky, skyStyle, sliceOf } from "../features/trips/sky";
import { TripPrice } from "../features/trips/trip-price";
import { useSchedule } from "../features/trips/trip-words";
import { toHours } from "@brisa/typed-content/dates";
import { routes } from "../../model/routes";
import { Day, Hours, SkyBox, Sun, SunsetStem, SunsetText } from "./day-ruler.styles";
import { Arrow, Bar, Name, Note, Price, SunsetNote, Time, Trips } from "./day-ruler-trip.styles";
import { Section, Container } from "../elements/section";
import { ClearDay } from "../features/outing/near-days";
import { useShownDay, useTripState } from "../features/outing/shown-day";
import { SectionHeader } from "./section-header";
import { Lead, Inline, LongWords, Ltr } from "../elements/text";

/** Whether an hour is among about five and the last: at the same distance, and none too close to the last. */
const isMainHour = (index: number, last: number) => {
  const step = Math.ceil(last / 5);
  return index === last || (index % step === 0 && index <= last - step);
};

type Package = Priced<Queries.DayRulerFragment["packages"][number]>;

type TripProps = {
  priced: Package;
  hours: Queries.OtherHoursFragment["hours"];
  /** The minute of sunset of the chosen day; undefined without one, or if there are no trips on it. */
  sunset?: string;
};

const RulerTrip = ({ priced, hours, sunset }: TripProps) => {
  const schedule = useSchedule();
  const { trip, ...price } = priced;
  const state = useTripState(trip.jsonId);
  const { from, to } = tripSpan(trip);
  const place = { "--from": from, "--for": to - from, ...skyStyle(trip, sunset) };
  return (
    <li style={place as React.CSSProperties}>
      <LocalLink to={`${routes.trips}#${trip.jsonId}`}>
        <Name>
          <LongWords>{trip.title}</LongWords>
          <Arrow name="arrow" />
        </Name>
        <Price>{state ?? <TripPrice price={price} />}</Price>
        <Time>
          <Ltr>{schedule(trip, trip.duration)}</Ltr>
          <OtherHours hours={hours} trip={trip} />
        </Time>
        {!(sunset && trip.sunsetDays > 0) && (
          <Note>
            <Inline text={trip.note} />
          </Note>
        )}
        {!state && sunset && <SunsetNote trip={trip} sunset={sunset} />}
        <Bar aria-hidden="true" />
      </LocalLink>
    </li>
  );
};

/** After the end of its hours, by an arrow. */
const Sunset = ({ time, span }: { time: string; span: Span }) => {
  const t = useMessages();
  const hour = Math.min(toHours(time), span.to);
  const isAfter = toHours(time) > span.to;
  return (
    <SunsetStem
      data-after={isAfter || undefined}
      style={{ left: `${(((hour - span.from) / (span.to - span.from)) * 100).toFixed(2)}%` }}
    >
      <SunsetText>
        <i>{t("trips:sunset")}</i>
        <b>
          <span>{time}</span>
          {isAfter && <Icon name="arrow" />}
        </b>
      </SunsetText>
    </SunsetStem>
  );
};

/** Draws the trips of a day to scale, with their prices, below the curve of the sun: of the chosen day, if there is one. */
export const DayRuler = ({ prices }: { prices: Queries.DayRulerFragment }) => {
  const { day, isOutside } = useOuting();
  const { packages, hours: otherHours } = useDayPrices(prices);
  const { path, sunset } = useSun(day);
  const trips = packages.map(({ trip }) => trip);
  const span = daySpan(trips);
  const hours = Array.from({ length: span.to - span.from + 1 }, (_, index) => span.from + index);
  // Of trips at the same time the sky shows the first; each has its bar.
  const [drawn = []] = lanes(trips);
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
      <SkyBox>
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
      <Trips $count={packages.length}>
        {packages.map((priced) => (
          <RulerTrip
            key={priced.trip.jsonId}
            priced={priced}
            hours={otherHours}
            sunset={isOutside ? undefined : sunset}
          />
        ))}
      </Trips>
    </Day>
  );
};

const Root = styled(Section)`
  padding-top: clamp(1.75rem, 1rem + 2.4vw, 3.5rem);
`;

const Top = styled(SectionHeader)`
  align-items: baseline;
  gap: var(--s1) var(--s7);
  margin-bottom: clamp(0.75rem, 1.4vw, 1.5rem);
`;

/** Above the minute of sunset. Where an address names a day, the line for it is there before the app. */
const Shown = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--s4);
  align-items: center;

  :root${ON_DAY} &,
  &:not(:empty) {
    min-height: var(--touch);
    margin-bottom: 1.25rem;
  }
  b::first-letter {
    text-transform: uppercase;
  }
`;

const HEADING = "on-water";

type HomeDayProps = {
  content: Queries.DayFragment["day"];
  /** The link below the trips. */
  link: string;
  prices: Queries.DayRulerFragment;
};

export const HomeDay = ({ content, link, prices }: HomeDayProps) => {
  const { day } = useOuting();
  const name = useShownDay();
  if (prices.packages.length === 0) return null;
  return (
    <Root aria-labelledby={HEADING}>
      <Container as="section">
        <Top>
          <h2 id={HEADING} tabIndex={-1}>
            {content.heading}
          </h2>
          <Lead>{content.lead}</Lead>
        </Top>
        <Shown data-app="">
          {day && (
            <>
              <b>{name}</b>
              <ClearDay answer={HEADING} />
            </>
          )}
        </Shown>
        <DayRuler prices={prices} />
        <GoLink to={routes.trips}>{link}</GoLink>
      </Container>
    </Root>
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
        duration(language: $language)
        title(language: $language)
        note(language: $language)
      }
    }
  }

  fragment Day on HomePage {
    day {
      heading(language: $language)
      lead(language: $language)
    }
  }
`;
