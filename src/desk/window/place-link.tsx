import type { ReactNode } from "react";
import { addressOf, type Place } from "../core/places";

type LinkProps = { place: Place; className?: string; onLeave?: () => void; children: ReactNode };

/** A link to a place in the desk. A link to the current place moves the focus to its field again. */
export const PlaceLink = ({ place, className, onLeave, children }: LinkProps) => {
  const address = addressOf(place);
  return (
    <a
      href={address}
      className={className}
      onClick={() => {
        onLeave?.();
        // The browser fires no event if the URL stays the same. Wait until what covers the field has closed.
        if (location.hash === address)
          setTimeout(() => dispatchEvent(new HashChangeEvent("hashchange")));
      }}
    >
      {children}
    </a>
  );
};
