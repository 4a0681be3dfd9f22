import type { ReactNode } from "react";
import { addressOf, type Place, go } from "../core/places";

type LinkProps = { place: Place; className?: string; onLeave?: () => void; children: ReactNode };

/** A link to the current place moves the focus to its field again. */
export const PlaceLink = ({ place, className, onLeave, children }: LinkProps) => {
  const address = addressOf(place);
  return (
    <a
      href={address}
      className={className}
      onClick={() => {
        onLeave?.();
        // Elsewhere the browser follows the link. Wait until what covers the field has closed.
        if (location.hash === address) setTimeout(() => go(place));
      }}
    >
      {children}
    </a>
  );
};
