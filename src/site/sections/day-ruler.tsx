import { graphql } from "gatsby";
import { Icon } from "../elements/icon";
import { Inline } from "../elements/inline";
import { LongWords } from "../elements/long-words";
import { Ltr } from "../elements/ltr";
import { ScaleBar } from "../elements/scale-bar";
import { LocalLink } from "../features/language/local-link";
import { daySpan, lanes, restingHour, tripSpan } from "../day/day";
import { placeLabels, type Label } from "../day/labels";
import { useMessages } from "../features/language/use-messages";
import { sunsetMessages } from "../features/outing/sunset-messages";
import { useDayPrices } from "../features/outing/use-day-prices";
import { useOuting } from "../features/outing/use-outing";
import { Sky, skyStyle, sliceOf } from "../features/trips/sky";
import type { Position } from "../../base/calendar/sun";
import { sunOf } from "../day/sun-of";
import { sunsetPhase } from "../day/sunset-trips";
import { OtherHours } from "../features/trips/other-hours";
import { useFrom } from "../features/trips/use-from";
import { useSchedule } from "../features/trips/use-schedule";
import { routes } from "../../model/routes";
import { Sunset } from "./day-ruler-sunset";
import {
  Arrow,
  Bar,
  Day,
  Hours,
  Name,
  Note,
  Price,
  Sees,
  SkyBox,
  Sun,
  Time,
  Trips,
} from "./day-ruler.styles";

type Props = {
  prices: Queries.DayRulerFragment;
  position: Position;
};

/** Draws the trips of a day to scale, with their prices, below the curve of the sun: of the chosen day, if there is one. */
export const DayRuler = ({ prices, position }: Props) => {
  const { day, isOutside } = useOuting();
  const { packages, hours: otherHours } = useDayPrices(prices);
  const t = useMessages();
  const schedule = useSchedule();
  const from = useFrom();
  if (packages.length === 0) return null;
  const trips = packages.map(({ trip, ...price }) => ({ ...trip, price }));
  const span = daySpan(trips);
  const hours = Array.from({ length: span.to - span.from + 1 }, (_, index) => span.from + index);
  const { path, sunset } = sunOf(day, position);
  const unknown = isOutside ? "trips:seesNone" : "trips:seesAny";
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
      <Hours aria-hidden="true" $count={hours.length - 1}>
        {hours.map((hour) => (
          <span key={hour}>{`${hour}:00`}</span>
        ))}
      </Hours>
      <Trips $labels={placed.map(({ label }) => label)}>
        {placed.map(({ label, price, ...trip }) => {
          const { row, side, mirrored, room } = label;
          const isAtSunset = trip.sky === "sunset";
          const isSeen = isAtSunset && sunset !== undefined && !isOutside;
          const { from: start, to: end } = tripSpan(trip);
          const width = room.to - room.from;
          return (
            <li
              key={trip.jsonId}
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
                <Price>
                  {from(price)}
                  <Ltr>{price.lowestInWords}</Ltr>
                </Price>
                <Time>
                  {schedule(trip, trip.longDuration)}
                  <OtherHours hours={otherHours} trip={trip} />
                </Time>
                {!isSeen && (
                  <Note>
                    <Inline text={trip.note} />
                  </Note>
                )}
                {isAtSunset && (
                  <Sees data-known={isSeen || undefined}>
                    <Icon name="set" />
                    <span>{t(isSeen ? sunsetMessages[sunsetPhase(trip, sunset)] : unknown)}</span>
                  </Sees>
                )}
                <Bar aria-hidden="true" />
              </LocalLink>
            </li>
          );
        })}
      </Trips>
    </Day>
  );
};

export const fragment = graphql`
  fragment DayRuler on Prices {
    ...DayPrices
    ...OtherHours
    packages {
      lowest
      highest
      lowestInWords(language: $language)
      trip {
        sky
        longDuration(language: $language)
        title(language: $language)
        note(language: $language)
      }
    }
  }
`;
