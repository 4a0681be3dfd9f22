import { graphql } from "gatsby";
import { ScaleBar } from "../elements/scale-bar";
import { daySpan, lanes, restingHour } from "../day/day";
import { placeLabels, type Label } from "../day/labels";
import { useDayPrices } from "../features/outing/use-day-prices";
import { useOuting } from "../features/outing/use-outing";
import { Sky, sliceOf } from "../features/trips/sky";
import type { Position } from "../../base/calendar/sun";
import { sunOf } from "../day/sun-of";
import { Sunset } from "./day-ruler-sunset";
import { RulerTrip } from "./day-ruler-trip";
import { Day, Hours, SkyBox, Sun, Trips } from "./day-ruler.styles";

type Props = {
  prices: Queries.DayRulerFragment;
  position: Position;
};

/** Whether an hour is among about five and the last: at the same distance, and none too close to the last. */
const isMainHour = (index: number, last: number) => {
  const step = Math.ceil(last / 5);
  return index === last || (index % step === 0 && index <= last - step);
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
