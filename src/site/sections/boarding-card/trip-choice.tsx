import styled from "styled-components";
import { formatTime } from "../../../base/calendar/time";
import { routes } from "../../../model/routes";
import { Icon } from "../../elements/icon";
import { Ltr } from "../../elements/ltr";
import { Small } from "../../elements/text";
import { LocalLink } from "../../features/language/local-link";
import { useMessages } from "../../features/language/use-messages";
import { skyProperties, skyStyle } from "../../features/trips/sky";

const Choice = styled.ul`
  ${skyProperties}
  border-top: 1px solid var(--line);

  a {
    display: grid;
    grid-template-columns: 0.75rem minmax(0, 1fr) auto auto;
    gap: 0.875rem;
    align-items: center;
    min-height: 3.5rem;
    border-bottom: 1px solid var(--line);
    color: var(--ink);
    text-decoration: none;

    &::before {
      content: "";
      align-self: stretch;
      margin-block: 0.5rem;
      forced-color-adjust: none;
      background: linear-gradient(180deg, var(--sky));
    }
    &:hover b {
      text-decoration: underline;
      text-decoration-thickness: 1px;
      text-underline-offset: 0.18em;
    }
  }
  b {
    font: 440 1.3125rem/1.2 var(--serif);
  }
  bdi {
    font-size: var(--step--1);
    color: var(--ink-2);
    white-space: nowrap;
  }
  svg {
    color: var(--sea);
  }
`;

type Trip = { jsonId: string; title: string; start: string; end: string; sky: string };

type Props = {
  trips: readonly Trip[];
  /** Called before a link is followed. */
  onPick: () => void;
};

/** The trips, each with a link to its boarding card. */
export const TripChoice = ({ trips, onPick }: Props) => {
  const t = useMessages();
  return (
    <>
      <h2 id="card-actions">{t("location:which")}</h2>
      <Small>{t("location:whichText")}</Small>
      <Choice onClickCapture={onPick}>
        {trips.map((trip) => (
          <li key={trip.jsonId} style={skyStyle(trip)}>
            <LocalLink to={`${routes.location}?trip=${trip.jsonId}`}>
              <b>{trip.title}</b>
              <Ltr>{`${formatTime(trip.start)}–${formatTime(trip.end)}`}</Ltr>
              <Icon name="arrow" />
            </LocalLink>
          </li>
        ))}
      </Choice>
    </>
  );
};
