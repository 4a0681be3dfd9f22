import {
  type ContentModel,
  collectionOf as collectionIn,
  type Collection,
  jsonSchema,
  type SchemaNode,
} from "@brisa/typed-content";
import { dateIn } from "@brisa/typed-content/dates";

let given: ContentModel | undefined;

/** Once, before anything else. */
export const giveModel = (model: ContentModel) => {
  given = model;
};

export const contentModel = (): ContentModel => {
  if (!given) throw new Error("The desk has not been given a model.");
  return given;
};

export const collectionOf = (file: string): Collection | undefined =>
  collectionIn(contentModel(), file);

/** Undefined for messages, which have none in the model. */
export const schemaOf = (file: string): SchemaNode | undefined => {
  const collection = collectionOf(file);
  return collection && jsonSchema(collection);
};

/** At the place of the site. */
export const today = () => dateIn(contentModel().timeZone, new Date());
