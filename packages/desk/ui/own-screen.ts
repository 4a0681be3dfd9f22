import type { Place } from "../core/places";
import type { WholeSite } from "../site";
import type { Address } from "@brisa/typed-content";

/** The site's screen for a field, or what is inside it; undefined if there is none. */
export const ownScreenOf = ({ screens }: WholeSite, { file, path: [field] }: Address) => {
  const name = `${file}#${field}`;
  return name in screens ? name : undefined;
};

export const ownScreenAt = (site: WholeSite, place: Place) =>
  place.screen === "entry" && place.field
    ? ownScreenOf(site, { file: place.file, path: place.field })
    : undefined;
