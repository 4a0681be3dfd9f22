import { isRecord } from "../../content-files/content";
import type { SchemaNode } from "../../model/schema";
import { amountText, parseAmount } from "../form/values/parse-amount";
import { putRight } from "../form/values/put-right";

/** An entry as its form shows it: amounts are texts there. */
export const toForm = (node: SchemaNode, data: unknown) =>
  mapValues(node, data, ({ kind }, value) =>
    kind === "price" && typeof value === "number" ? amountText(value) : value,
  );

/**
 * An entry as its file holds it: amounts are numbers, what people write is put right, and a switch that
 * may be left out and is off is left out. A text that cannot be read stays as it is.
 */
export const fromForm = (node: SchemaNode, data: unknown) =>
  mapValues(node, data, ({ kind }, value, isOptional) => {
    if (value === false && isOptional) return undefined;
    if (typeof value !== "string") return value;
    const parsed = kind === "price" ? parseAmount(value) : undefined;
    if (parsed) return "amount" in parsed ? parsed.amount : value;
    return putRight(kind, value);
  });

/** The data with other values in its fields; the schema of those that the model does not know is empty. */
const mapValues = (
  node: SchemaNode,
  data: unknown,
  change: (node: SchemaNode, value: unknown, isOptional: boolean) => unknown,
  isOptional = false,
): unknown => {
  if (Array.isArray(data)) return data.map((item) => mapValues(node.items ?? {}, item, change));
  if (!isRecord(data)) return change(node, data, isOptional);
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [
      name,
      mapValues(node.properties?.[name] ?? {}, value, change, !node.required?.includes(name)),
    ]),
  );
};
