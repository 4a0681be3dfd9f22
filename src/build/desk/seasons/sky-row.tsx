import { useMemo, type CSSProperties, type MouseEvent } from "react";
import { formatTime, toHours } from "../../../base/calendar/time";
import { useWords } from "../../../desk/core/context";
import { skies } from "../../../model/skies";
import { sunsetTime } from "../../../model/sunset-time";
import type { Bands } from "./bands";
import { dayText } from "./day-text";
import { PICTURE, sunsetPath, type Surroundings } from "./surroundings";
import { seasonWords } from "./words";
import { dayAt, daysIn, monthSpans, within, type Span } from "./year";

type Times = { start: string; end: string };

type Props = {
  year: number;
  bands: Bands;
  surroundings: Surroundings;
  hoursIn: (index: number) => Times | undefined;
  onPress: (event: MouseEvent) => void;
};

const spanStyle = ({ from, to }: Span) => ({ "--from": from, "--to": to });

/** Returns where hours stand in the picture, which cuts them off. */
const heights = ({ start, end }: Times) => ({
  "--leave": Math.max(PICTURE.first, toHours(start)),
  "--back": Math.min(PICTURE.last, toHours(end)),
});

/** Sunset through the year, dotted, over the hours of the trip that follows it. */
export const SkyRow = ({ year, bands, surroundings, hoursIn, onPress }: Props) => {
  const { tag } = useWords();
  const say = seasonWords(tag);
  const { months, position, sunsetTrip } = surroundings;
  const path = useMemo(
    () => position && sunsetPath(year, monthSpans(year, months, true), position),
    [year, months, position],
  );
  const trips = monthSpans(year, months, true);
  const parts = sunsetTrip
    ? [
        ...bands.rest.map((span) => ({ span, times: sunsetTrip as Times })),
        ...bands.seasons.flatMap(({ span, index }) =>
          within(trips, span).map((part) => ({ span: part, times: hoursIn(index) ?? sunsetTrip })),
        ),
      ]
    : [];
  const sunset = (number: number) => {
    const day = dayAt(year, number);
    const time = position ? formatTime(sunsetTime(day, position)) : "";
    return say.sunsetOn(time, dayText(day, "long", tag));
  };
  const [first, last] = [trips[0]?.from ?? 0, (trips.at(-1)?.to ?? 1) - 1];
  return (
    // «Ver un día» is the way by keys.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <div
      className="year__sky"
      role="img"
      aria-label={say.sky(sunset(first), sunset(last))}
      onClick={onPress}
    >
      {monthSpans(year, months, false).map((span) => (
        <span key={span.from} className="is-off" style={spanStyle(span) as CSSProperties} />
      ))}
      {parts.map(({ span, times }, place) => (
        <span
          key={place}
          className="year__trip"
          style={
            {
              ...spanStyle(span),
              ...heights(times),
              "--sky": skies.sunset.stops,
            } as CSSProperties
          }
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
