import { hashOf } from "./helpers/hash-of";
import { jsonSchema, type Collection } from "./schema";

/** It differs after each change of a collection or a field. */
export const modelVersion = ({ collections }: { collections: readonly Collection[] }) =>
  hashOf(
    JSON.stringify(
      collections.map((each) => [each.type, each.path, each.set, jsonSchema(each)] as const),
    ),
  );
