import type { ReactNode } from "react";
import { addressOf, type Place } from "../places";

type LinkProps = { place: Place; className?: string; onLeave?: () => void; children: ReactNode };

/** A link to a place of the desk, also to that where somebody is, whose field then takes the focus. */
export const PlaceLink = ({ place, className, onLeave, children }: LinkProps) => {
  const address = addressOf(place);
  return (
    <a
      href={address}
      className={className}
      onClick={() => {
        onLeave?.();
        // No address changes, and the focus goes there all the same, once what covers it is gone.
        if (location.hash === address)
          setTimeout(() => dispatchEvent(new HashChangeEvent("hashchange")));
      }}
    >
      {children}
    </a>
  );
};
