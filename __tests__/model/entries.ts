import { collectionOf } from "../../src/typed-content/collection";
import type { ContentModel, Entry } from "../../src/typed-content/content";
import { jsonSchema } from "../../src/typed-content/schema";

/** Returns the entries with these data, by file. */
export const entriesOf = (model: ContentModel, files: Record<string, unknown>): Entry[] =>
  Object.entries(files).flatMap(([file, data]) => {
    const collection = collectionOf(model, file);
    return collection ? [{ file, collection, node: jsonSchema(collection), data }] : [];
  });
