import { addressOf } from "../core/places";
import { useWords } from "../core/context";
import { Details } from "../window/details";
import { Icon } from "../window/icon";
import { PlaceLink } from "../window/place-link";
import { useStatus, type Act, type EndedSession } from "./use-status";

type StatusProps = { ended?: EndedSession; onChanges: () => void };

/**
 * Follows each publication. In the bar and in the foot, with room for two lines, a press opens the list of changes.
 * @param isWhole whether there is room for everything
 * @param onLeave called by a link to another place
 */
export const StatusLine = ({
  ended,
  onChanges,
  isWhole = false,
  onLeave,
}: StatusProps & { isWhole?: boolean; onLeave?: () => void }) => {
  const words = useWords();
  const { kind, text, help, detail = "", acts = [], isListed } = useStatus(ended, onChanges);
  const said = (
    <>
      <span>{text}</span>
      {help !== undefined && <span>{` ${help}`}</span>}
    </>
  );
  return (
    <div className={`status is-${kind}`}>
      {kind === "busy" && <span className="spin" />}
      {kind === "done" && <Icon name="check" />}
      {kind === "failed" && <Icon name="alert" />}
      {isWhole || help === undefined ? (
        <p className="status__text">{said}</p>
      ) : (
        <button type="button" className="status__text" onClick={onChanges}>
          {said}
        </button>
      )}
      {(isWhole && isListed ? [] : acts).map((act) => (
        <ActLink key={act.label} act={act} onLeave={onLeave} />
      ))}
      {isWhole && <Details text={detail} words={words} />}
    </div>
  );
};

const ActLink = ({ act, onLeave }: { act: Act; onLeave?: () => void }) => {
  if ("onPress" in act)
    return (
      <button
        type="button"
        className="link"
        // The second tap of two would be one on what has taken its place.
        onClick={({ detail }) => detail < 2 && act.onPress()}
      >
        {act.label}
      </button>
    );
  if ("place" in act)
    return (
      <PlaceLink key={addressOf(act.place)} className="link" place={act.place} onLeave={onLeave}>
        {act.label}
      </PlaceLink>
    );
  return (
    <a className="link" href={act.href} target="_blank" rel="noreferrer">
      {act.label}
    </a>
  );
};

/** For screen readers, once, wherever it is seen. */
export const StatusSpoken = ({ ended, onChanges }: StatusProps) => {
  const { text, help } = useStatus(ended, onChanges);
  return (
    <p className="hide" role="status">
      <span>{[text, help].filter(Boolean).join(" ")}</span>
    </p>
  );
};
