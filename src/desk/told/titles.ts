import { entryName } from "../../typed-content/labels";
import type { Collection } from "../../typed-content/collection";
import { jsonSchema } from "../../typed-content/schema";
import { collectionOf } from "../core/model";
import { isKnownByPicture } from "./field-place";
import { fileLabel } from "./labels";
import { isHomePage, newEntryTitle, sectionOf } from "../core/sections";
import type { Words } from "../words";

/**
 * Returns the title of a single file without the name of its list: «Reservas», not «Página: Reservas».
 * The home page of the site has a name of its own, so that it is not confused with the start of the desk.
 */
export const shortTitle = (collection: Collection, { stage }: Words) =>
  isHomePage(collection) ? stage.home : (jsonSchema(collection).title ?? collection.title);

/** Returns the heading of a file's form. */
export const titleOf = (file: string, data: unknown, words: Words) => {
  const collection = collectionOf(file);
  if (collection?.set === "single") return shortTitle(collection, words);
  if (collection && entryName(jsonSchema(collection), data) === undefined)
    return isKnownByPicture(jsonSchema(collection))
      ? words.changes.newPicture
      : newEntryTitle(sectionOf(file), words);
  return fileLabel(file, data);
};
