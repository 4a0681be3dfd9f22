import type { ComponentProps } from "react";
import { addressOf, type Place, go } from "../core/places";

type LinkProps = ComponentProps<"a"> & { place: Place; onLeave?: () => void };

/** A link to the current place moves the focus to its field again. */
export const PlaceLink = ({ place, onLeave, children, ...link }: LinkProps) => {
  const address = addressOf(place);
  return (
    <a
      {...link}
      href={address}
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
