import { isRecord } from "../../content-files/content";
import type { SchemaNode } from "../../model/schema";
import { amountText, parseAmount } from "./parse-amount";

/** An entry as its form shows it: amounts are texts there. */
export const withAmountTexts = (node: SchemaNode, data: unknown) =>
  mapAmounts(node, data, (value) => (typeof value === "number" ? amountText(value) : value));

/** An entry as its file holds it: amounts are numbers. A text that is none stays as it is. */
export const withAmounts = (node: SchemaNode, data: unknown) =>
  mapAmounts(node, data, (value) => {
    const parsed = typeof value === "string" && parseAmount(value);
    return parsed && "amount" in parsed ? parsed.amount : value;
  });

/** The data with another value in each field of kind `price`. */
const mapAmounts = (
  node: SchemaNode,
  data: unknown,
  change: (value: unknown) => unknown,
): unknown => {
  const { kind, items, properties } = node;
  if (kind === "price") return change(data);
  if (items && Array.isArray(data)) return data.map((item) => mapAmounts(items, item, change));
  if (!properties || !isRecord(data)) return data;
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => {
      const child = properties[name];
      return [name, child ? mapAmounts(child, value, change) : value];
    }),
  );
};
