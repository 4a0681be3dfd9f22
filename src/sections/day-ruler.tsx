import { graphql } from "gatsby";
import { Inline } from "../elements/inline";
import { ScaleBar } from "../elements/scale-bar";
import { money } from "../features/language/format";
import { LocalLink } from "../features/language/local-link";
import { useLanguage } from "../features/language/use-language";
import { daySpan, lanes, tripSpan } from "../features/trips/day";
import { Sky } from "../features/trips/sky";
import { sunPath, type Position } from "../features/trips/sun";
import { duration, toHours } from "../features/trips/time";
import { useSchedule } from "../features/trips/use-schedule";
import { routes } from "../routes";
import { Bar, Day, Hours, Name, Note, Price, SkyBox, Sun, Time, Trips } from "./day-ruler.styles";

type Props = {
  prices: Queries.DayRulerFragment;
  position: Position;
  /** Shows the prices of trips and, on large screens, their notes. */
  detailed?: boolean;
};

/** The trips of a day to scale, below the curve of the sun. */
export const DayRuler = ({ prices: { packages, currency }, position, detailed }: Props) => {
  const { language } = useLanguage();
  const schedule = useSchedule();
  if (packages.length === 0) return null;
  const trips = packages.map(({ trip }) => trip);
  const span = daySpan(trips);
  const hours = Array.from({ length: span.to - span.from + 1 }, (_, index) => span.from + index);
  const { solarNoon, level, swing } = sunPath(position);
  const rows = lanes(trips);
  // Trips of the first row are drawn in the sky; those that overlap with them are bars below.
  const slices = rows[0].map((trip) => ({ span: tripSpan(trip), sky: trip.sky }));
  return (
    <Day $trips={trips} $drawn={rows[0]} $span={span}>
      <SkyBox aria-hidden="true">
        <Sky position={position} span={span} slices={slices} />
        <Sun
          style={
            {
              "--noon": solarNoon.toFixed(3),
              "--level": level.toFixed(4),
              "--swing": swing.toFixed(4),
            } as React.CSSProperties
          }
        />
      </SkyBox>
      <ScaleBar $parts={(span.to - span.from) * 2} />
      <Hours aria-hidden="true">
        {hours.map((hour) => (
          <span key={hour}>{`${hour}:00`}</span>
        ))}
      </Hours>
      <Trips>
        {packages.map(({ trip, amount }) => (
          <li
            key={trip.jsonId}
            data-row={rows.findIndex((row) => row.includes(trip)) === 0 ? "sky" : "bar"}
            style={
              {
                "--from": toHours(trip.start),
                "--for": duration(trip),
                "--row": rows.findIndex((row) => row.includes(trip)) + 1,
                "--sky": `var(--sky-${trip.sky})`,
              } as React.CSSProperties
            }
          >
            <LocalLink to={`${routes.trips}#${trip.jsonId}`}>
              <Name>{trip.title}</Name>
              {detailed && <Price>{money(amount, currency, language)}</Price>}
              <Time>{schedule(trip, "long")}</Time>
              {detailed && (
                <Note>
                  <Inline text={trip.note} />
                </Note>
              )}
              <Bar aria-hidden="true" />
            </LocalLink>
          </li>
        ))}
      </Trips>
    </Day>
  );
};

export const fragment = graphql`
  fragment DayRuler on Prices {
    currency
    packages {
      amount
      trip {
        jsonId
        start
        end
        sky
        title(language: $language)
        note(language: $language)
      }
    }
  }
`;
