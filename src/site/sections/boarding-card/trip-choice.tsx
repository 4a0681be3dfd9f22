import styled from "styled-components";
import { ON_ENQUIRY } from "../../document/outing-address";
import { formatTime } from "@brisa/typed-content/dates";
import { routes } from "../../../model/routes";
import { Icon } from "../../elements/icon";
import { QuietButton } from "../../elements/quiet-button";
import { LocalLink } from "../../features/language/local-link";
import { useMessages } from "../../features/language/use-messages";
import { ByAddress } from "../../features/outing/by-address";
import { DayField } from "../../features/outing/day-field";
import { setOuting, useOuting } from "../../features/outing/use-outing";
import { showToast } from "../../features/toast/toast";
import { skyProperties, skyStyle } from "../../features/trips/sky";
import { Small, Ltr, LongWords } from "../../elements/text";

const Root = styled.div`
  display: grid;
  gap: var(--s3);
`;

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
    font: 440 var(--step-2) / 1.2 var(--serif);
    overflow-wrap: anywhere;
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
  chosen: Trip | undefined;
  /** Called before the link of a trip is followed. */
  onPick: () => void;
};

/** Each trip is a link to its card. */
export const TripChoice = ({ trips, chosen, onPick }: Props) => {
  const t = useMessages();
  const { day, guests } = useOuting();
  const clear = () => {
    onPick();
    setOuting({ day: undefined, trip: undefined, guests: undefined });
    // What is gone leaves nothing to see.
    showToast({ title: t("trips:cleared"), description: t("trips:clearedText") });
  };
  return (
    <Root>
      <h2 id="card-choice">{t("location:which")}</h2>
      <Small>{t("location:whichText")}</Small>
      <DayField trip={chosen?.jsonId} />
      <Choice onClickCapture={onPick}>
        {trips.map((trip) => (
          <li key={trip.jsonId} style={skyStyle(trip)}>
            <LocalLink
              to={`${routes.location}?trip=${trip.jsonId}#card-${trip.jsonId}`}
              aria-current={trip === chosen ? "true" : undefined}
            >
              <b>
                <LongWords>{trip.title}</LongWords>
              </b>
              <Ltr>{`${formatTime(trip.start)}–${formatTime(trip.end)}`}</Ltr>
              <Icon name={trip === chosen ? "check" : "arrow"} />
            </LocalLink>
          </li>
        ))}
      </Choice>
      <ByAddress $on={ON_ENQUIRY} shown={Boolean(day ?? chosen ?? guests)}>
        <QuietButton onClick={clear}>
          <span>{t("trips:clearChoice")}</span>
        </QuietButton>
      </ByAddress>
    </Root>
  );
};
