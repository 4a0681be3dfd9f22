import styled from "styled-components";
import { formatTime } from "@brisa/typed-content/dates";
import { useMessages } from "../language/use-messages";
import { Small, Inline } from "../../elements/text";

const List = styled.ol`
  position: relative;
  padding-left: 1.75rem;

  &::before {
    content: "";
    position: absolute;
    inset: 0.7rem auto 0.7rem 0;
    width: 0.5rem;
    forced-color-adjust: none;
    background: linear-gradient(var(--sky)) 0 / 100% calc(var(--reach, 1) * 100%) no-repeat
      var(--dark, transparent);
  }
  li {
    display: grid;
    grid-template-columns: 3.5rem minmax(0, 1fr);
    gap: 0.75rem;
    padding-block: 0.35rem;
    line-height: 1.4;
  }
  time {
    font-weight: 600;
  }
`;

const Setting = styled.li`
  position: relative;
  font-weight: 600;

  &::before {
    content: "";
    position: absolute;
    top: 0.52rem;
    left: -2.0625rem;
    width: 1rem;
    height: 1rem;
    border: 1.5px solid var(--ink);
    border-radius: 50%;
    background: var(--sun);
    box-shadow: 0 0 0 3px var(--paper);
  }
`;

const Note = styled(Small)`
  && {
    margin-top: var(--s2);
  }
`;

type Stop = { time: string; text: string };

type Props = {
  trip: { start: string; end: string };
  /** In order, between departure and return. */
  stops: readonly Stop[];
  /** The minute of sunset, if it is during the trip. */
  sunset?: string;
};

export const TripStops = ({ trip, stops, sunset }: Props) => {
  const t = useMessages();
  const before = stops.filter(({ time }) => !sunset || time <= sunset);
  const after = stops.slice(before.length);
  const row = ({ time, text }: Stop) => (
    <li key={time + text}>
      <time dateTime={time}>{formatTime(time)}</time>
      <span>
        <Inline text={text} />
      </span>
    </li>
  );
  return (
    <>
      <List aria-label={t("trips:stops")}>
        {row({ time: trip.start, text: t("trips:sailing") })}
        {before.map(row)}
        {sunset && (
          <Setting>
            <time dateTime={sunset}>{sunset}</time>
            <span>{t("trips:setting")}</span>
          </Setting>
        )}
        {after.map(row)}
        {row({ time: trip.end, text: t("trips:ashore") })}
      </List>
      <Note>{t("trips:stopsNote")}</Note>
    </>
  );
};
