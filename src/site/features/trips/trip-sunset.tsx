import styled from "styled-components";
import { sunsetPhase, whereabouts } from "../../day/sunset-trips";
import { Icon } from "../../elements/icon";
import { useMessages } from "../language/use-messages";

const Line = styled.span`
  display: flex;
  gap: 0.65rem;
  align-items: flex-start;
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

type Props = {
  trip: { start: string; end: string; sunsetDays: number };
  /** The minute of sunset of the chosen day; undefined without one, or if there is no trip on it. */
  sunset?: string;
  className?: string;
};

/** Says whether a trip sees the sunset of the chosen day; nothing of one that never does and is back by daylight. */
export const TripSunset = ({ trip, sunset, className }: Props) => {
  const t = useMessages();
  const phase = sunset && sunsetPhase(trip, sunset);
  if (trip.sunsetDays === 0 && (!phase || phase === "afterReturn")) return null;
  return (
    <Line
      className={className}
      data-known={phase}
      data-seen={(phase && whereabouts(phase) === "onBoard") || undefined}
    >
      <Icon name="set" />
      <span>{t(phase ? `trips:sees_${phase}` : "trips:seesAny")}</span>
    </Line>
  );
};
