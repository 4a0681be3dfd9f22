import type { Content } from "@brisa/typed-content";
import { isRecord } from "@brisa/typed-content/helpers";
import { idOf } from "@brisa/typed-content/files";
import { house, photographs, rooms } from "./collections";
import type { HouseFinding } from "./findings";

/** Finds rooms of which the gallery has no photograph. */
export const roomsWithoutPhotograph = ({ entries }: Content): HouseFinding[] => {
  const seen = entries
    .filter(({ collection }) => collection.type === photographs.type)
    .map(({ data }) => (isRecord(data) ? data.room : undefined));
  return entries
    .filter((entry) => entry.collection.type === rooms.type && !seen.includes(idOf(entry)))
    .map(({ file }) => ({ file, path: [], code: "room-without-photograph" }));
};

/** Finds a house that may not be advertised yet. */
export const withoutLicence = ({ entries }: Content): HouseFinding[] =>
  entries
    .filter(({ collection }) => collection.type === house.type)
    .filter(({ data }) => isRecord(data) && data.licence === undefined)
    .map(({ file }) => ({ file, path: ["licence"], code: "no-licence" }));
