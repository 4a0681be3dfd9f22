import { graphql } from "gatsby";
import { Inline } from "../elements/inline";
import { LongWords } from "../elements/long-words";
import { Ltr } from "../elements/ltr";
import { ScaleBar } from "../elements/scale-bar";
import { LocalLink } from "../features/language/local-link";
import { daySpan, lanes, restingHour, tripSpan } from "../day/day";
import { placeLabels, type Label } from "../day/labels";
import { Sky } from "../features/trips/sky";
import { sunPath, type Position } from "../../base/calendar/sun";
import { OtherHours } from "../features/trips/other-hours";
import { useFrom } from "../features/trips/use-from";
import { useSchedule } from "../features/trips/use-schedule";
import { routes } from "../../model/routes";
import { Bar, Day, Hours, Name, Note, Price, SkyBox, Sun, Time, Trips } from "./day-ruler.styles";

type Props = {
  prices: Queries.DayRulerFragment;
  position: Position;
  /** Whether to show the prices of trips and, on large screens, their notes. */
  detailed?: boolean;
};

/** Draws the trips of a day to scale, below the curve of the sun. */
export const DayRuler = ({
  prices: { packages, hours: otherHours },
  position,
  detailed,
}: Props) => {
  const schedule = useSchedule();
  const from = useFrom();
  if (packages.length === 0) return null;
  const trips = packages.map(({ trip, ...price }) => ({ ...trip, price }));
  const span = daySpan(trips);
  const hours = Array.from({ length: span.to - span.from + 1 }, (_, index) => span.from + index);
  const path = sunPath(position);
  const placed = placeLabels(trips, span);
  // The sky shows the trips with their texts below it, and of the others those that do not overlap.
  const isHanging = ({ label }: { label: Label }) => label.side === "hanging";
  const others = placed.filter((trip) => !isHanging(trip));
  const [drawn = []] = lanes([...placed.filter(isHanging), ...others]);
  const slices = drawn.map((trip) => ({ span: tripSpan(trip), sky: trip.sky }));
  return (
    <Day $trips={trips} $drawn={drawn} $span={span} $sun={restingHour(path, span)}>
      <SkyBox aria-hidden="true">
        <Sky position={position} span={span} slices={slices} />
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
                  "--sky": `var(--sky-${trip.sky})`,
                } as React.CSSProperties
              }
            >
              <LocalLink to={`${routes.trips}#${trip.jsonId}`}>
                <Name>
                  <LongWords>{trip.title}</LongWords>
                </Name>
                {detailed && (
                  <Price>
                    {from(price)}
                    <Ltr>{price.lowestInWords}</Ltr>
                  </Price>
                )}
                <Time>
                  {schedule(trip, trip.longDuration)}
                  <OtherHours hours={otherHours} trip={trip} />
                </Time>
                {detailed && (
                  <Note>
                    <Inline text={trip.note} />
                  </Note>
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
    ...OtherHours
    packages {
      lowest
      highest
      lowestInWords(language: $language)
      trip {
        jsonId
        start
        end
        sky
        longDuration(language: $language)
        title(language: $language)
        note(language: $language)
      }
    }
  }
`;
