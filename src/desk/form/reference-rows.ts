import { isRecord } from "../../base/is-record";
import { entryName } from "../../typed-content/labels";
import type { Content, Entry } from "../../typed-content/content";
import type { SchemaNode } from "../../typed-content/schema";
import { byOrder } from "../../typed-content/shown";
import { listedIn } from "../../typed-content/listed";
import { idsOf, type FieldPath, type ItemId } from "../core/identity";
import { spliced, valueAt, withValue } from "../core/paths";
import { isEmpty } from "../core/json";
import { formFields } from "./form-fields";

/**
 * A row of a list whose items refer to entries: an entry with or without an item, or an item without an
 * entry.
 */
export type ReferenceRow = {
  id: string;
  /** Undefined if the entry does not exist. */
  entry?: Entry;
  name?: string;
  /** Which item of the list it is, and its index; undefined if there is none. */
  item?: ItemId;
  index?: number;
};

/** Returns the entries of a collection in the order of the site. */
export const entriesInOrder = (content: Content, type: string): Entry[] => {
  const own = content.entries.filter(({ collection }) => collection.type === type);
  const listed = listedIn({ entries: own }, type);
  return listed
    .map((place, index) => ({ place, entry: own[index] }))
    .toSorted((a, b) => byOrder(a.place, b.place))
    .flatMap(({ entry }) => entry ?? []);
};

/**
 * Returns the rows of such a list: those of the entries, in their order, then items whose entry does not
 * exist.
 * @param key the field of an item that has the `id` of its entry
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

/** Returns whether an item has no value except the reference. */
const hasNoValue = (item: unknown, key: string) =>
  !isRecord(item) || Object.entries(item).every(([name, value]) => name === key || isEmpty(value));

/** Returns where to insert an item: at its earlier position among the others, otherwise at the end. */
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

/** A value that the user has entered, with its path in the item or in the list. */
type Written = { path: FieldPath; value: unknown };

/**
 * Returns what becomes of a list when the user changes a field of a row, below its path: an entry that had no item gets
 * one, and an item that has become empty goes. Undefined if nothing changes.
 * @param items those of now: somebody else may have changed them
 * @param earlier the published items
 * @param key the field of an item that has the `id` of its entry
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

/** Returns the CSS gradient of an entry and its start and end, in minutes after midnight, if it has them. */
export const appearanceOf = ({ node, data }: Entry) => {
  const fields = Object.entries(node.properties ?? {});
  const valueOf = (name: string) => String(valueAt(data, [name]) ?? "");
  const times = fields.flatMap(([name, { kind }]) => (kind === "time" ? name : []));
  const [field = ""] = times;
  const [start, end] = times.map((name) => minutesOf(valueOf(name)));
  const gradient = fields.flatMap(([name, { gradients }]) => gradients?.[valueOf(name)] ?? [])[0];
  return {
    gradient,
    /** In minutes after midnight, and the field in which they begin. */
    ...(start !== undefined &&
      end !== undefined &&
      start < end && { hours: { start, end, field } }),
  };
};

const minutesOf = (time: string) => {
  const [, hours, minutes] = /^(\d\d):(\d\d)$/.exec(time) ?? [];
  return hours === undefined ? undefined : Number(hours) * 60 + Number(minutes);
};

/** Formats a time of day given in minutes after midnight: `9:30`. */
export const formatMinutes = (minutes: number) =>
  `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`;

/** Returns the fields of an item except the reference. */
export const ownFields = ({ items }: SchemaNode, key: string) =>
  formFields(items ?? {}, undefined).filter(({ name }) => name !== key);
