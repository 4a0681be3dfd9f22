import type { Place } from "../core/places";
import { PlaceLink } from "../ui/place-link";

export type Act = {
  label: string;
  /** Where the label alone does not tell of what. */
  name?: string;
  isQuiet?: true;
} & ({ place: Place } | { href: string } | { onPress: () => unknown });

type ActLinkProps = {
  act: Act;
  /** Called by a link to another place. */
  onLeave?: () => void;
};

export const ActLink = ({ act, onLeave }: ActLinkProps) => {
  const { label, name, isQuiet } = act;
  const className = isQuiet ? "link link--quiet" : "link";
  if ("place" in act)
    return (
      <PlaceLink className={className} place={act.place} onLeave={onLeave}>
        {label}
      </PlaceLink>
    );
  if ("href" in act)
    return (
      <a className={className} href={act.href} target="_blank" rel="noreferrer">
        {label}
      </a>
    );
  return (
    <button
      type="button"
      className={className}
      aria-label={name}
      // The second tap of two would be one on what has taken its place.
      onClick={({ detail: taps }) => taps < 2 && void act.onPress()}
    >
      {label}
    </button>
  );
};
