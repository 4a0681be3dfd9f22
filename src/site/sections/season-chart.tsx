import { useId, useState } from "react";
import styled from "styled-components";
import { daysFrom, type CalendarDate } from "../../base/calendar/calendar-date";
import type { SeasonChart as Chart } from "../day/season-chart";
import { sunsetPhase, type DaySunset } from "../day/sunset-trips";
import { tripOnDay, type HoursByDay } from "../day/trip-hours";
import { useCalendar } from "../features/outing/calendar";
import { useDayName, useTripState } from "../features/outing/shown-day";
import { setOuting, useOuting } from "../features/outing/use-outing";
import { useMessages } from "../features/language/use-messages";
import { isInSeason } from "../../model/season";
import { dayLine } from "../elements/text";
import { container, media } from "../style/media";

/** Room for the hours at the left, and the width of the thumb, in which its line is drawn. */
const Root = styled.figure`
  --hours: 3.25rem;
  --thumb: 2.75rem;
  display: grid;
  grid-template-columns: var(--hours) minmax(0, 1fr);
  margin-top: var(--s5);
  /* The slider is wider than the drawing by its thumb. */
  overflow-x: clip;

  figcaption {
    grid-column: 1 / -1;
  }
`;

/** As high without a day as with one. */
const Said = styled.figcaption`
  min-height: 4.5rem;
  margin-bottom: var(--s3);
  font-size: var(--step--1);
  line-height: 1.45;
  color: var(--ink-2);

  b {
    font: 440 var(--step-1) / 1.25 var(--serif);
    ${dayLine("var(--step-1)")}
    display: block;
    color: var(--ink);

    &::first-letter {
      text-transform: uppercase;
    }
  }
  ${media.medium} {
    min-height: 3.5rem;
  }
  ${media.noScript} {
    display: none;
  }
`;

const Hours = styled.div`
  position: relative;
  font: 600 var(--caption) / 1 var(--sans);

  span {
    position: absolute;
    translate: 0 -50%;
  }
`;

const Plot = styled.div`
  position: relative;
  height: clamp(15rem, 30vw, 26rem);

  svg {
    display: block;
    width: 100%;
    height: 100%;
    forced-color-adjust: none;
  }
  /* The line of sunset. */
  svg > path {
    fill: none;
    stroke: var(--ink);
    stroke-width: 1.5;
    stroke-dasharray: 1 5;
    stroke-linecap: round;
    vector-effect: non-scaling-stroke;
  }
`;

/** Over the whole drawing, so that a press anywhere is a day. Its thumb is a line at that day. */
const Slider = styled.input`
  position: absolute;
  inset-block: 0;
  margin: 0 calc(var(--thumb) / -2);
  background: none;
  outline-offset: calc(-1 * var(--ring));
  cursor: ew-resize;
  appearance: none;
  touch-action: pan-y;

  &::-webkit-slider-runnable-track {
    height: 100%;
  }
  &::-webkit-slider-thumb {
    appearance: none;
    width: var(--thumb);
    height: 100%;
    background: var(--line-at);
  }
  &::-moz-range-thumb {
    width: var(--thumb);
    height: 100%;
    border: 0;
    border-radius: 0;
    background: var(--line-at);
  }
  &[data-day] {
    --line-at: linear-gradient(var(--ink) 0 0) center / 2px 100% no-repeat;
    forced-color-adjust: none;
  }
  ${media.noScript} {
    display: none;
  }
`;

const Months = styled.div`
  position: relative;
  grid-column: 2;
  height: 2rem;
  border-top: 1px solid var(--ink);
  font: 600 var(--caption) / 1 var(--sans);

  span {
    position: absolute;
    inset-block: 0;
    padding: 0.6rem 0 0 0.4rem;
    border-left: 1px solid var(--line);
    text-transform: capitalize;
  }
  :is(b, i) {
    font: inherit;
  }
  /* On phones its first letter, else three. */
  i {
    display: none;
  }
  ${container.medium} {
    i {
      display: inline;
    }
  }
`;

/** The light of the day; then from so many minutes before the sunset on. */
const LIGHT = "#FFDCA0";
const LAST = [
  { before: 60, colour: "#FF9A6C" },
  { before: 25, colour: "#E8697A" },
  { before: 0, colour: "#6D4B94" },
];

export const seasonLights = [
  { name: "trips:seasonLight", colours: LIGHT },
  { name: "trips:seasonLast", colours: "linear-gradient(90deg,#FF9A6C 50%,#E8697A 0)" },
  { name: "trips:seasonDark", colours: "#6D4B94" },
] as const;

type Trip = { jsonId: string; title: string; start: string; end: string };

type Props = {
  trip: Trip;
  chart: Chart;
  hours: HoursByDay;
  sunsets: readonly DaySunset[];
  /** The names of the months, from January. */
  monthNames: readonly string[];
};

/** Draws a trip over the season, with the time of sunset, to scale; a day of it can be chosen there. */
export const SeasonChart = ({ trip, chart, hours, sunsets, monthNames }: Props) => {
  const { days, from, to, sailings, sunset, months } = chart;
  const t = useMessages();
  const id = useId();
  const nameOf = useDayName();
  const { today, season } = useCalendar();
  const stateOf = useTripState();
  const { day: chosen } = useOuting();
  /** The day under the thumb while it moves, until another one is chosen. */
  const [moved, setMoved] = useState<{ to?: CalendarDate; from?: CalendarDate }>();
  const day = moved && moved.from === chosen ? moved.to : chosen;
  const onDay = sunsets.find(({ date }) => date === day);
  const dayAt = ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
    sunsets[currentTarget.valueAsNumber]?.date;
  const sees = ({ date, time }: DaySunset) =>
    stateOf(trip.jsonId, date) ??
    t(
      isInSeason(date, season)
        ? `trips:sees_${sunsetPhase(tripOnDay(trip, hours, date), time)}`
        : "trips:seesNone",
    );
  const said = onDay && {
    name: nameOf(onDay.date),
    facts: `${t("trips:sunSets", { time: onDay.time })} · ${sees(onDay)}`,
  };
  const first = Math.max(0, daysFrom(sunsets[0]?.date ?? today, today) - 1);
  const percent = (value: number, whole: number) => `${((100 * value) / whole).toFixed(2)}%`;
  const wholeHours = Array.from({ length: (to - from) / 60 + 1 }, (_, index) => from / 60 + index);
  return (
    <Root aria-label={trip.title}>
      <Said aria-hidden="true" data-app="">
        <b>{said?.name ?? t("trips:shownNone")}</b>
        <span>{said?.facts ?? t("trips:seasonHint")}</span>
      </Said>
      <Hours aria-hidden="true">
        {wholeHours.map((hour) => (
          <span key={hour} style={{ top: percent(hour * 60 - from, to - from) }}>
            {`${hour}:00`}
          </span>
        ))}
      </Hours>
      <Plot>
        <svg
          viewBox={`0 ${from} ${days} ${to - from}`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <clipPath id={id}>
            {sailings.map(({ x, days: width, start, end }) => (
              <path key={x} d={`M${x} ${start}h${width}V${end}h-${width}z`} />
            ))}
          </clipPath>
          <g clipPath={`url(#${id})`}>
            <path d={`M0 ${from}h${days}V${to}H0z`} fill={LIGHT} />
            {LAST.map(({ before, colour }) => (
              <path
                key={before}
                d={`M0 ${to + 60}L${sunset} ${days} ${to + 60}z`}
                transform={`translate(0 -${before})`}
                fill={colour}
              />
            ))}
          </g>
          <path d={`M${sunset}`} />
        </svg>
        <Slider
          type="range"
          aria-label={t("trips:seasonDay")}
          aria-valuetext={said && `${said.name}: ${said.facts}`}
          min={first}
          max={days - 1}
          value={onDay ? sunsets.indexOf(onDay) : Math.round((first + days) / 2)}
          data-day={onDay && ""}
          style={{
            left: percent(first + 0.5, days),
            width: `calc(${percent(days - 1 - first, days)} + var(--thumb))`,
          }}
          onChange={(event) => setMoved({ to: dayAt(event), from: chosen })}
          onPointerUp={(event) => setOuting({ day: dayAt(event) })}
          onKeyUp={(event) => setOuting({ day: dayAt(event) })}
        />
      </Plot>
      <Months aria-hidden="true">
        {months.map(({ month, x }) => (
          <span key={x} style={{ left: percent(x, days) }}>
            <b>{monthNames[month]?.slice(0, 1)}</b>
            <i>{monthNames[month]?.slice(1, 3)}</i>
          </span>
        ))}
      </Months>
    </Root>
  );
};
