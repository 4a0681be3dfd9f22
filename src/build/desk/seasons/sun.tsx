import { useMemo, type MouseEvent } from "react";
import {
  addDays,
  daysFrom,
  type CalendarDate,
  type Days,
} from "../../../base/calendar/calendar-date";
import { eachDay, sharedDays } from "../../../base/calendar/days";
import type { Position } from "../../../base/calendar/sun";
import { formatTime, toHours } from "../../../base/calendar/time";
import { durationText } from "../../../desk/form/values/date-text";
import type { Elements } from "../../../desk/window/children";
import type { Times } from "../../../model/hours";
import { isInSeason } from "../../../model/season";
import { skies } from "../../../model/skies";
import { sunsetTime } from "../../../model/sunset-time";
import { atRow } from "./rate-row";
import { useScreen } from "./screen-state";
import type { Bands } from "./seasons";
import { dayNumber, daysIn, spanStyle, tripDays, wholeYear, yearOf } from "./year";

/** The hours that the picture shows, from below to above. */
const PICTURE = { first: 16, last: 23 };

/** Days between two points of the curve. */
const STEP = 3;

/**
 * Returns the hours of sunset through days of a year as a path, 100 high. It is broken where the clocks change, by more
 * than half an hour between two points.
 */
const sunsetPath = (ranges: readonly Days[], position: Position) => {
  const { first, last } = PICTURE;
  let before = 0;
  const point = (day: CalendarDate) => {
    const hour = toHours(sunsetTime(day, position));
    const isBroken = Math.abs(hour - before) > 0.5;
    before = hour;
    const y = ((last - hour) / (last - first)) * 100;
    return `${isBroken ? "M" : "L"}${dayNumber(yearOf(day), day)},${y.toFixed(1)}`;
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

type SkyProps = { bands: Bands; onPress: (event: MouseEvent) => void };

/** Sunset through the year, dotted, over the hours of the trip that follows it. */
export const SkyRow = ({ bands, onPress }: SkyProps) => {
  const { say, year, months, position, sunsetTrip } = useScreen();
  const { trips, withoutTrips } = bands;
  const path = useMemo(
    () => position && sunsetPath(tripDays(year, months), position),
    [year, months, position],
  );
  const hours = sunsetTrip
    ? [
        ...bands.rest.map((days) => ({ days, times: sunsetTrip as Times })),
        ...bands.seasons.flatMap(({ shown, index }) =>
          trips.flatMap((trip) => {
            const days = sharedDays(trip, shown);
            return days ? [{ days, times: sunsetTrip.hoursIn(index) }] : [];
          }),
        ),
      ]
    : [];
  const sunset = (day: CalendarDate) =>
    say.sunsetOn(position ? formatTime(sunsetTime(day, position)) : "", say.day(day, "long"));
  const { from } = wholeYear(year);
  return (
    // «Ver un día» is the way by keys.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <div
      className="year__sky"
      role="img"
      aria-label={say.sky(sunset(trips[0]?.from ?? from), sunset(trips.at(-1)?.to ?? from))}
      onClick={onPress}
    >
      {withoutTrips.map((days) => (
        <span key={days.from} className="is-off" style={spanStyle(days)} />
      ))}
      {hours.map(({ days, times }, place) => (
        <span
          key={place}
          className="year__trip"
          style={spanStyle(days, {
            "--leave": Math.max(PICTURE.first, toHours(times.start)),
            "--back": Math.min(PICTURE.last, toHours(times.end)),
            "--sky": skies.sunset.stops,
          })}
        />
      ))}
      {path && (
        <svg viewBox={`0 0 ${daysIn(year)} 100`} preserveAspectRatio="none" aria-hidden="true">
          <path d={path} />
        </svg>
      )}
    </div>
  );
};

/** A sentence about the sun, beside one that sets, below a row. */
const SunSentence = ({ place, children }: { place: number; children: Elements }) => (
  <div className="rate__more" style={atRow(place)}>
    <p className="rate__sun">
      <svg className="i" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M3 17.5h18M6.5 17.5a5.5 5.5 0 0 1 11 0M12 5v3M4.6 9.6l2 2M19.4 9.6l-2 2M9 21h6" />
      </svg>
      <span>{children}</span>
    </p>
  </div>
);

/** When the sun sets on the first and the last of some days, and whether the trip is back before. */
export const SunOfDays = (props: { place: number; days: readonly Days[]; end: string }) => {
  const { place, days, end } = props;
  const { say, months, position } = useScreen();
  const [first, last] = [days[0]?.from, days.at(-1)?.to];
  if (!position || !first || !last) return null;
  const isEarly = days
    .flatMap(eachDay)
    .some((day) => isInSeason(day, months) && end < sunsetTime(day, position));
  const on = (day: CalendarDate) => (
    <span>
      <span>{` ${say.atTime} `}</span>
      <b>{formatTime(sunsetTime(day, position))}</b>
      <span>{` ${say.oneDay(say.day(day, "long"))}`}</span>
    </span>
  );
  return (
    <SunSentence place={place}>
      <span>{say.sun}</span>
      {on(first)}
      {last > first && (
        <span>
          <span>{` ${say.and}`}</span>
          {on(last)}
        </span>
      )}
      <span>.</span>
      {isEarly && <b>{` ${say.tooEarly(formatTime(end))}`}</b>}
    </SunSentence>
  );
};

/** When the sun sets on a day, and how long that is after a trip leaves. */
export const SunOfDay = (props: { place: number; day: CalendarDate; start: string }) => {
  const { place, day, start } = props;
  const { say, position } = useScreen();
  if (!position) return null;
  const time = sunsetTime(day, position);
  const length = () => say.afterLeaving(durationText(start, time, say.tag));
  return (
    <SunSentence place={place}>
      <span>{`${say.sunThatDay} ${say.atTime} `}</span>
      <b>{formatTime(time)}</b>
      <span>{`, ${time > start ? length() : say.beforeLeaving}.`}</span>
    </SunSentence>
  );
};
