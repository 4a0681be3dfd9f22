import type { CSSProperties } from "react";
import {
  type CalendarDate,
  addDays,
  daysFrom,
  type Days,
  formatTime,
  toHours,
} from "@brisa/typed-content/dates";
import type { Position } from "../../../model/sun";
import { PlaceLink } from "@brisa/desk/kit";
import { isInMonths, type Season as Months } from "../../../model/season";
import { sunsetTime } from "../../../model/sunset-time";
import { bandsOf, FILE, PATH, type Season } from "./seasons";
import { useSay } from "./words";
import { daysIn, monthsOf, spanStyle, tripDays, wholeYear, dayNumber } from "./year";

/** Hours, from below to above. */
const [LOWEST, HIGHEST] = [16, 23];

/** From 0 at the bottom of the picture to 100 at its top. */
const heightOf = (time: string) => ((toHours(time) - LOWEST) / (HIGHEST - LOWEST)) * 100;

/** Days between two points of the curve. */
const STEP = 3;

/** Through days of a year as a path, 100 high. It is broken where the clocks change, by an hour. */
const sunsetPath = (ranges: readonly Days[], position: Position) => {
  let before = 0;
  const point = (day: CalendarDate) => {
    const height = heightOf(sunsetTime(day, position));
    const isBroken = Math.abs(height - before) > 7;
    before = height;
    return `${isBroken ? "M" : "L"}${dayNumber(day)},${(100 - height).toFixed(1)}`;
  };
  return ranges
    .flatMap(({ from, to }) =>
      Array.from({ length: Math.ceil((daysFrom(from, to) - 1) / STEP) + 1 }, (_, place) => {
        const day = addDays(from, place * STEP);
        return point(day < to ? day : to);
      }),
    )
    .join(" ");
};

type Props = {
  year: number;
  months: Months;
  /** In the order of the list, whose colours they have. */
  seasons: readonly Season[];
  /** The one that the page shows. */
  current: Season | undefined;
};

/** Sunset through the days with trips. */
const Sky = ({
  year,
  months,
  position,
}: Pick<Props, "year" | "months"> & { position: Position }) => {
  const say = useSay();
  const trips = tripDays(year, months);
  const all = wholeYear(year);
  const sunset = (day: CalendarDate) =>
    say.sunsetOn(formatTime(sunsetTime(day, position)), say.day(day));
  const [first, last] = [trips[0]?.from ?? all.from, trips.at(-1)?.to ?? all.to];
  const labels = { "22 h": "22:00", "20 h": "20:00", "18 h": "18:00", [say.sunset]: "16:42" };
  return (
    <div className="year__sky" role="img" aria-label={say.sky(sunset(first), sunset(last))}>
      <svg viewBox={`0 0 ${daysIn(year)} 100`} preserveAspectRatio="none" aria-hidden="true">
        <path d={sunsetPath(trips, position)} />
      </svg>
      {Object.entries(labels).map(([label, time]) => (
        <span key={time} style={{ "--at": heightOf(time) } as CSSProperties}>
          {label}
        </span>
      ))}
    </div>
  );
};

/** The list below the picture is the way by keys. */
const BandRow = ({ year, months, seasons, current }: Props) => {
  const say = useSay();
  const bands = bandsOf(year, seasons, months);
  return (
    <div className="year__bands" aria-hidden="true">
      {bands.off.map((days) => (
        <span key={days.from} className="is-off" style={spanStyle(days)}>
          <span>{say.noTrips}</span>
        </span>
      ))}
      {bands.usual.map((days) => (
        <span key={days.from} style={spanStyle(days)}>
          <span>{say.usual}</span>
        </span>
      ))}
      {bands.seasons.map(({ id, index, days, shown, tint }) => (
        <PlaceLink
          key={id}
          tabIndex={-1}
          className={id === current?.id ? "is-current" : undefined}
          place={{ screen: "entry", file: FILE, field: [...PATH, index] }}
          style={spanStyle(shown, { "--tint": tint })}
        >
          <span>{say.shortDays(days)}</span>
        </PlaceLink>
      ))}
      {bands.twice.map((days) => (
        <span key={days.from} className="is-twice" style={spanStyle(days)} />
      ))}
    </div>
  );
};

/** A year as a picture: its months, sunset, and the seasons as bands. */
export const YearPicture = ({ position, ...props }: Props & { position: Position | undefined }) => {
  const { year, months } = props;
  const say = useSay();
  return (
    <figure className="year" style={{ "--days": daysIn(year) } as CSSProperties}>
      <div className="year__months" aria-hidden="true">
        {monthsOf(year).map((month) => (
          <span
            key={month.from}
            className={isInMonths(month.from, months) ? "has-trips" : undefined}
            style={spanStyle(month)}
          >
            {say.month(month.from)}
          </span>
        ))}
      </div>
      {position && <Sky year={year} months={months} position={position} />}
      <BandRow {...props} />
    </figure>
  );
};
