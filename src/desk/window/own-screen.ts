import type { Address } from "../../typed-content/address";
import type { Place } from "../core/places";
import type { DeskSite } from "../site";

/** Returns by which of the site's own `screens` a field is edited, or what is inside it; undefined if by none. */
export const ownScreenOf = ({ screens }: DeskSite, { file, path: [field] }: Address) => {
  const name = `${file}#${field}`;
  return name in screens ? name : undefined;
};

/** Returns which of the site's own `screens` is at a place; undefined if none is. */
export const ownScreenAt = (site: DeskSite, place: Place) =>
  place.screen === "entry" && place.field
    ? ownScreenOf(site, { file: place.file, path: place.field })
    : undefined;
