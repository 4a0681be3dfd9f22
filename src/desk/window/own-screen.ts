import type { Address } from "../../typed-content/address";
import type { Place } from "../core/places";
import type { DeskSite } from "../site";

/** Of the site's `screens`, for a field or what is inside it; undefined if it has none. */
export const ownScreenOf = ({ screens }: DeskSite, { file, path: [field] }: Address) => {
  const name = `${file}#${field}`;
  return name in screens ? name : undefined;
};

/** Of the site's `screens`; undefined if none is there. */
export const ownScreenAt = (site: DeskSite, place: Place) =>
  place.screen === "entry" && place.field
    ? ownScreenOf(site, { file: place.file, path: place.field })
    : undefined;
