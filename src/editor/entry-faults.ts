import { collections } from "../model";
import { fieldFaults } from "../model/check/fields";
import { reason } from "../model/check/sentences";
import { tidied } from "../model/derive/file-text";
import { jsonSchema, nodeAt, type Path, type SchemaNode } from "../model/schema";
import type { FileKind } from "./config";

/** What the content check says of an entry, with the labels of its form instead of field names. */
export const entryFaults = ({ name, fields }: FileKind, data: object) => {
  const collection = collections.find(({ type }) => type === name);
  if (!collection) return [];
  const node = jsonSchema(collection);
  const tidy = tidied({ name, fields }, data) ?? {};
  return fieldFaults(collection, node, collection.path, tidy).map(
    (fault) => `${labels(node, fault.path)}: ${reason(fault, collections)}`,
  );
};

const labels = (root: SchemaNode, path: Path) =>
  path
    .map((step, index) =>
      typeof step === "number" ? step + 1 : (nodeAt(root, path.slice(0, index + 1))?.title ?? step),
    )
    .join(" › ");
