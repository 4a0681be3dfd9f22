import { isPrice } from "../../fields/kind";
import { valueAt, type Entry } from "../../content";
import { nodeAt, walk, type Path, type SchemaNode } from "../../schema";
import type { Warning } from "../findings";

/** Of a price, as a fraction: after a larger change, a digit may be missing or extra. */
const LARGEST_CHANGE = 0.5;

/** @param earlier returns the data of a file before the change; undefined if unknown */
export const changedPrices = (
  entries: Pick<Entry, "file" | "node" | "data">[],
  earlier: (file: string) => unknown,
) =>
  entries.flatMap(({ file, node, data }) => {
    const prices = pricesIn(node, data);
    // Reading an earlier version may be slow.
    const known = prices.length > 0 ? pricesIn(node, earlier(file)) : [];
    return prices.flatMap(({ path, name, price: now }): PriceWarning[] => {
      const before = known.find((other) => other.name === name)?.price ?? now;
      const isLarge = Math.abs(now - before) > before * LARGEST_CHANGE;
      return isLarge ? [{ file, path, code: "price", before, now }] : [];
    });
  });

type PriceWarning = Extract<Warning, { code: "price" }>;

const pricesIn = (node: SchemaNode, data: unknown) =>
  walk(node, data).flatMap(({ node: field, value: price, path }) =>
    isPrice(field) && typeof price === "number"
      ? [{ path, name: nameOf(node, data, path), price }]
      : [],
  );

/** The path, with the identities of list items instead of their positions. */
const nameOf = (node: SchemaNode, data: unknown, path: Path) =>
  JSON.stringify(
    path.map((step, index) => {
      const place = path.slice(0, index + 1);
      return typeof step === "number" ? (identityAt(node, data, place) ?? step) : step;
    }),
  );

const identityAt = (node: SchemaNode, data: unknown, place: Path) => {
  const fields = Object.entries(nodeAt(node, place)?.properties ?? {});
  const [key] =
    fields.find(([, { kind }]) => ["reference", "id", "date"].includes(String(kind))) ?? [];
  return key === undefined ? undefined : valueAt(data, [...place, key]);
};
