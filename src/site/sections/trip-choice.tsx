import { formatTime } from "../../base/calendar/time";
import { routes } from "../../model/routes";
import { Icon } from "../elements/icon";
import { Ltr } from "../elements/ltr";
import { Small } from "../elements/text";
import { LocalLink } from "../features/language/local-link";
import { useMessages } from "../features/language/use-messages";
import { Choice } from "./boarding-card.styles";

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
        {trips.map(({ jsonId, title, start, end, sky }) => (
          <li key={jsonId} style={{ "--sky": `var(--sky-${sky})` } as React.CSSProperties}>
            <LocalLink to={`${routes.location}?trip=${jsonId}`}>
              <b>{title}</b>
              <Ltr>{`${formatTime(start)}–${formatTime(end)}`}</Ltr>
              <Icon name="arrow" />
            </LocalLink>
          </li>
        ))}
      </Choice>
    </>
  );
};
