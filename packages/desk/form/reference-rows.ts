import { isRecord } from "@brisa/typed-content/helpers";
import { entryName, type Entry, type SchemaNode } from "@brisa/typed-content";
import { idsOf, type FieldPath, type ItemId } from "../core/identity";
import { spliced, valueAt, withValue } from "../core/paths";
import { isEmpty } from "../core/json";
import { isTime } from "../values/date-text";
import { formFields } from "./form-fields";

/** An entry with or without an item, or an item without an entry. */
export type ReferenceRow = {
  id: string;
  entry?: Entry;
  name?: string;
  /** Undefined, like its index, if the list has no item about the entry. */
  item?: ItemId;
  index?: number;
};

/**
 * Those of the entries, in their order, then items whose entry does not exist.
 * @param key the field with the `id` of an item's entry
 */
export const referenceRows = (
  entries: readonly Entry[],
  items: readonly unknown[],
  key: string,
): ReferenceRow[] => {
  const known = idsOf(items);
  const named = items.map((item, index) => ({
    id: String(valueAt(item, [key])),
    item: known[index],
    index,
  }));
  const ids = entries.map(({ data }) => String(valueAt(data, ["id"])));
  const rows = entries.flatMap((entry, place): ReferenceRow[] => {
    const id = ids[place] ?? "";
    const name = entryName(entry.node, entry.data);
    const own = named.filter((item) => item.id === id);
    return own.length > 0 ? own.map((item) => ({ ...item, entry, name })) : [{ id, entry, name }];
  });
  return [...rows, ...named.filter(({ id }) => !ids.includes(id))];
};

/** Except for the reference. */
const hasNoValue = (item: unknown, key: string) =>
  !isRecord(item) || Object.entries(item).every(([name, value]) => name === key || isEmpty(value));

/** At its earlier position among the others, otherwise at the end. */
const placeFor = (
  items: readonly unknown[],
  earlier: readonly unknown[],
  key: string,
  id: string,
) => {
  const idsIn = (list: readonly unknown[]) => list.map((item) => valueAt(item, [key]));
  const was = idsIn(earlier).indexOf(id);
  if (was < 0) return items.length;
  const next = idsIn(items).findIndex((other) => idsIn(earlier).indexOf(other) > was);
  return next < 0 ? items.length : next;
};

/** The path is one in the item or in the list. */
type Written = { path: FieldPath; value: unknown };

/**
 * An entry that had no item gets one, an item that has become empty goes. Undefined if nothing changes.
 * @param items those of now: somebody else may have changed them
 * @param earlier the published items
 * @param key the field with the `id` of an item's entry
 */
export const rowChange = (
  items: readonly unknown[],
  earlier: readonly unknown[],
  key: string,
  { id, item }: Pick<ReferenceRow, "id" | "item">,
  { path, value }: Written,
): Written | undefined => {
  const own = item ?? idsOf(items)[items.findIndex((each) => valueAt(each, [key]) === id)];
  const before = own ? items[idsOf(items).indexOf(own)] : { [key]: id };
  if (before === undefined) return undefined;
  const after = withValue(before, path, value);
  const isGone = hasNoValue(after, key);
  if (own) return isGone ? { path: [own], value: undefined } : { path: [own, ...path], value };
  const place = placeFor(items, earlier, key, id);
  return isGone ? undefined : { path: [], value: spliced(items, place, 0, after) };
};

/** The gradient is CSS; `field` is that of the start. */
export const appearanceOf = ({ node, data }: Entry) => {
  const fields = Object.entries(node.properties ?? {});
  const valueOf = (name: string) => String(valueAt(data, [name]) ?? "");
  const times = fields.flatMap(([name, { kind }]) => (kind === "time" ? name : []));
  const [field = ""] = times;
  const [start = "", end = ""] = times.map(valueOf);
  const gradient = fields.flatMap(([name, { gradients }]) => gradients?.[valueOf(name)] ?? [])[0];
  const areHours = isTime(start) && isTime(end) && start < end;
  return { gradient, ...(areHours && { hours: { start, end, field } }) };
};

/** All but the reference. */
export const ownFields = ({ items }: SchemaNode, key: string) =>
  formFields(items ?? {}, undefined).filter(({ name }) => name !== key);
