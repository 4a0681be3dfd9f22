import styled from "styled-components";
import { sunsetPhase, whereabouts, type SunsetPhase } from "../../day/sunset-trips";
import { Icon } from "../../elements/icon";
import { useMessages, type MessageKey } from "../language/use-messages";

/** As high as a line, so that little moves when a day is chosen. */
const Line = styled.p`
  display: flex;
  gap: 0.65rem;
  align-items: flex-start;
  min-height: 1.5rem;
  font-size: var(--step--1);
  line-height: 1.45;
  color: var(--ink-2);

  svg {
    width: 1.5rem;
    height: 1.5rem;
    margin-top: -0.1rem;
  }
  &[data-seen] {
    color: var(--ink);

    svg {
      color: var(--star);
    }
  }
`;

const lines: Record<SunsetPhase, MessageKey> = {
  beforeDeparture: "trips:lineBefore",
  atDeparture: "trips:lineAtDeparture",
  longBefore: "trips:lineLongBefore",
  inTime: "trips:lineYes",
  atReturn: "trips:lineAtReturn",
  afterReturn: "trips:lineAfter",
};

type Props = {
  trip: { start: string; end: string; sky: string };
  /** The minute of sunset of the chosen day; undefined without one, or if there is no trip on it. */
  sunset?: string;
};

/** Says whether a trip sees the sunset of the chosen day. */
export const TripSunset = ({ trip, sunset }: Props) => {
  const t = useMessages();
  const isAtSunset = trip.sky === "sunset";
  const phase = sunset && sunsetPhase(trip, sunset);
  const key = (): MessageKey | undefined => {
    if (!phase) return isAtSunset ? "trips:lineAny" : undefined;
    return phase === "afterReturn" && !isAtSunset ? "trips:lineBack" : lines[phase];
  };
  const said = key();
  return (
    <Line data-seen={(phase && whereabouts(phase) === "onBoard") || undefined}>
      {said && (
        <>
          <Icon name="set" />
          <span>{t(said, { time: sunset ?? "" })}</span>
        </>
      )}
    </Line>
  );
};
