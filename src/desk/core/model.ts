import { collectionOf as collectionIn, type Collection } from "../../typed-content/collection";
import type { ContentModel } from "../../typed-content/content";
import { jsonSchema, type SchemaNode } from "../../typed-content/schema";

let given: ContentModel | undefined;

/** Gives the desk the model of the content that it edits, once, before anything else. */
export const giveModel = (model: ContentModel) => {
  given = model;
};

/** Returns the model of the content that this desk edits. */
export const contentModel = (): ContentModel => {
  if (!given) throw new Error("The desk has not been given a model.");
  return given;
};

/** Returns the collection that a content file belongs to. */
export const collectionOf = (file: string): Collection | undefined =>
  collectionIn(contentModel(), file);

/** Returns the schema of a content file; undefined for messages, which have none in the model. */
export const schemaOf = (file: string): SchemaNode | undefined => {
  const collection = collectionOf(file);
  return collection && jsonSchema(collection);
};
