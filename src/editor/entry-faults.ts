import { collections } from "../model";
import { entryErrors } from "../validation";
import type { ContentError as Fault } from "../content-files/error";
import { errorMessage } from "../validation/messages";
import { textError } from "../validation/rules/text";
import { orderFields } from "../content-files/format";
import { factNames } from "../model/placeholders";
import { jsonSchema, nodeAt, type Path, type SchemaNode } from "../model/schema";
import type { FileKind } from "./config";

/** What the content check says of an entry, with the labels of its form instead of field names. */
export const faultsOf = ({ name, fields }: FileKind, data: object) => {
  const tidy = orderFields({ name, fields }, data) ?? {};
  const collection = collections.find(({ type }) => type === name);
  if (!collection) return wordFaults(fields, tidy);
  const node = jsonSchema(collection);
  const entry = { file: collection.path, collection, node, data: tidy };
  return entryErrors(entry, factNames(collections)).map(
    (fault) => `${labels(node, fault.path)}: ${inTheForm(fault, nodeAt(node, fault.path))}`,
  );
};

/** The model does not know the interface words: their forms see to all but what nobody sees. */
const wordFaults = (fields: FileKind["fields"], words: object) =>
  Object.entries(words).flatMap(([key, text]) => {
    const fault = textError(String(text));
    const label = fields.find(({ name }) => name === key)?.label ?? key;
    return fault ? [`${label}: ${inTheForm({ file: "", path: [key], ...fault })}`] : [];
  });

/** A form has no files, and asks for no quotation marks. */
const inTheForm = (fault: Fault, node?: SchemaNode) => {
  if (fault.code === "duplicate-id") return `«${fault.detail}» ya existe. Poned otro.`;
  if (fault.code === "unknown-placeholder") {
    return `{{${fault.detail}}} no existe. Corregid el nombre; la lista está en el manual.`;
  }
  return fault.code === "wrong" && node?.description
    ? `${fault.detail} no vale. ${node.description}`
    : errorMessage(fault, collections);
};

const labels = (root: SchemaNode, path: Path) =>
  path
    .map((step, index) =>
      typeof step === "number" ? step + 1 : (nodeAt(root, path.slice(0, index + 1))?.title ?? step),
    )
    .join(" › ");
