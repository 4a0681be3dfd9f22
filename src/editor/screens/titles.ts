import { entryName } from "../../content-files/labels";
import type { Collection } from "../../model/collection";
import { jsonSchema } from "../../model/schema";
import { collectionOf } from "../content/edits";
import { isKnownByPicture } from "../content/field-place";
import { fileLabel } from "../content/labels";
import type { Words } from "../words";

/**
 * Returns what a single file is called where its list stands above it: «Reservas», not «Página: Reservas».
 * The site's first page is called another name than the desk's.
 */
export const shortTitle = (collection: Collection, { stage }: Words) =>
  collection.type === "HomePage" ? stage.home : (jsonSchema(collection).title ?? collection.title);

/** Returns what people call a file, as the heading of its form. */
export const titleOf = (file: string, data: unknown, words: Words) => {
  const collection = collectionOf(file);
  if (collection?.set === "single") return shortTitle(collection, words);
  if (collection && entryName(jsonSchema(collection), data) === undefined)
    return isKnownByPicture(jsonSchema(collection))
      ? words.changes.newPicture
      : words.changes.newEntry;
  return fileLabel(file, data);
};
