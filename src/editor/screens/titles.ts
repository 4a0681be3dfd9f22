import type { Collection } from "../../model/collection";
import { jsonSchema } from "../../model/schema";
import { collectionOf } from "../content/edits";
import { fileLabel } from "../content/labels";

/** Returns what a single file is called where its list stands above it: «Reservas», not «Página: Reservas». */
export const shortTitle = (collection: Collection) =>
  jsonSchema(collection).title ?? collection.title;

/** Returns what people call a file, as the heading of its form. */
export const titleOf = (file: string, data: unknown) => {
  const collection = collectionOf(file);
  return collection?.set === "single" ? shortTitle(collection) : fileLabel(file, data);
};
