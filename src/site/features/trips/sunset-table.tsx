import styled from "styled-components";
import { inMonth, sunsetPhase, whereabouts, type DaySunset } from "../../day/sunset-trips";
import { tripOnDay, type HoursByDay } from "../../day/trip-hours";
import { formatTime } from "@brisa/typed-content/dates";
import { Table } from "../../elements/table";
import { media } from "../../style/media";
import { useMessages } from "../language/use-messages";
import { OtherHours } from "./other-hours";
import { LongWords } from "../../elements/text";

const Times = styled(Table)`
  font-size: var(--step--1);
  line-height: 1.4;

  th,
  td {
    padding: 0.7rem var(--s2) 0.7rem 0;
  }
  thead th {
    font-size: var(--step--1);
    color: var(--ink-2);
    vertical-align: bottom;
  }
  tbody th::first-letter {
    text-transform: uppercase;
  }
  /* On phones the last column has all the space that the times leave. */
  :is(th, td):not(:last-child) {
    width: 1%;
  }
  :is(th, td):last-child {
    padding-right: 0;
  }
  /* The trip below its month and times: with long words or spaced text they would not fit beside each other. */
  @container (max-width: 24rem) {
    tr {
      display: grid;
      grid-template-columns: repeat(3, minmax(0, 1fr));
      border-bottom: 1px solid var(--line);
    }
    :is(th, td):nth-child(n) {
      width: auto;
      padding-bottom: 0;
      border: 0;
    }
    :is(th, td):nth-child(4) {
      grid-column: 1 / -1;
      padding-block: 0.15rem 0.7rem;
    }
  }
  ${media.medium} {
    font-size: var(--step-0);

    th,
    td {
      padding: 0.6rem var(--s5) 0.6rem 0;
    }
    :is(th, td):not(:last-child) {
      width: auto;
    }
  }
`;

const Trip = styled.span`
  display: block;
  overflow-wrap: anywhere;
  hyphens: auto;
`;

/** Where the guests are when the sun sets. */
const THEN = {
  beforeDeparture: "trips:sunsetBeforeDeparture",
  onBoard: "trips:sunsetBeforeReturn",
  afterReturn: "trips:sunsetAfterReturn",
} as const;

type SunsetTrip = { jsonId: string; title: string; start: string; end: string };

type Props = {
  trips: readonly SunsetTrip[];
  hours: Queries.OtherHoursFragment["hours"];
  hoursByDay: HoursByDay;
  /** Those of all days with trips. */
  sunsets: readonly DaySunset[];
  /** The names of the months, from January. */
  monthNames: readonly string[];
};

/** The earliest and the latest sunset of each month of the season, and where each trip is then. */
export const SunsetTable = (props: Props) => {
  const { trips, hours, hoursByDay, sunsets, monthNames } = props;
  const t = useMessages();
  /** The only trip, which the header names. If there are several, each cell names them. */
  const only = trips.length === 1 ? trips[0] : undefined;
  const years = new Set(sunsets.map(({ date }) => date.slice(0, 4)));
  const months = new Set(sunsets.map(({ date }) => date.slice(0, 7)));
  const inWords = (phase: ReturnType<typeof inMonth>) => {
    if (typeof phase === "object") return t("trips:sunsetDays", phase);
    return t(phase ? THEN[phase] : "trips:sunsetVaries");
  };
  return (
    <Times>
      <caption>{t("trips:sunsetCaption", { year: [...years].join("–") })}</caption>
      <thead>
        <tr>
          <th scope="col">{t("trips:sunsetMonth")}</th>
          <th scope="col">{t("trips:sunsetEarliest")}</th>
          <th scope="col">{t("trips:sunsetLatest")}</th>
          {only ? (
            <th scope="col">
              <Trip>
                <LongWords>
                  {t("trips:sunsetTrip", {
                    trip: only.title,
                    start: formatTime(only.start),
                    end: formatTime(only.end),
                  })}
                </LongWords>
                <OtherHours hours={hours} trip={only} />
              </Trip>
            </th>
          ) : (
            <th scope="col">{t("trips:sunsetSeen")}</th>
          )}
        </tr>
      </thead>
      <tbody>
        {[...months].map((month) => {
          const ofMonth = sunsets.filter(({ date }) => date.startsWith(month));
          const sorted = ofMonth.map(({ time }) => time).toSorted();
          const onDays = (trip: SunsetTrip) =>
            ofMonth.map(({ date, time }) =>
              whereabouts(sunsetPhase(tripOnDay(trip, hoursByDay, date), time)),
            );
          return (
            <tr key={month}>
              <th scope="row">{monthNames[Number(month.slice(5)) - 1]}</th>
              <td>{sorted[0]}</td>
              <td>{sorted.at(-1)}</td>
              <td>
                {trips.map((trip) => (
                  <Trip key={trip.jsonId}>
                    {!only && `${trip.title}: `}
                    {inWords(inMonth(onDays(trip)))}
                  </Trip>
                ))}
              </td>
            </tr>
          );
        })}
      </tbody>
    </Times>
  );
};
