import { jsonSchema, type Collection } from "./schema";

/** FNV-1a, 32 bits. */
const hashOf = (text: string) => {
  let hash = 0x811c9dc5;
  for (let place = 0; place < text.length; place += 1)
    hash = Math.imul(hash ^ text.charCodeAt(place), 0x01000193);
  return (hash >>> 0).toString(16);
};

/** It differs after each change of a collection or a field. */
export const modelVersion = ({ collections }: { collections: readonly Collection[] }) =>
  hashOf(
    JSON.stringify(
      collections.map((each) => [each.type, each.path, each.set, jsonSchema(each)] as const),
    ),
  );
