import { isRecord, type Content } from "../../content-files/content";
import { entryName } from "../../content-files/labels";
import { pictureUses } from "../../content-files/pictures";
import { holds, type Collection } from "../../model/collection";
import { jsonSchema } from "../../model/schema";
import { byOrder } from "../../model/shown";
import { movedTo } from "../content/order";
import type { Work } from "../content/work";

/** What a list shows of an entry. */
export type Row = {
  file: string;
  /** Undefined while it has none. */
  name?: string;
  /** As content names it. */
  picture?: string;
  isHidden: boolean;
  /** The section in which it stands; undefined where there are none. */
  section?: string;
  id: string | number;
  order: number;
};

const rowOf = (collection: Collection, file: string, data: unknown): Row => {
  const node = jsonSchema(collection);
  const held = isRecord(data) ? data : {};
  const { id, order, hidden, section } = held;
  const [use] = pictureUses([{ file, collection, node, data }]);
  return {
    file,
    name: entryName(node, data),
    picture: use && `/${use.picture}`,
    isHidden: hidden === true,
    section: sectionsOf(collection) && String(section),
    id: typeof id === "number" ? id : String(id),
    // What has no place, which the check says, comes last.
    order: typeof order === "number" ? order : Infinity,
  };
};

/** Returns the sections in which a collection is shown, by their values; undefined where there are none. */
export const sectionsOf = (collection: Collection) =>
  jsonSchema(collection).properties?.section?.names;

const isPlaced = (collection: Collection) => jsonSchema(collection).properties?.order !== undefined;

const compared = (collection: Collection) => (a: Row, b: Row) =>
  isPlaced(collection) ? byOrder(a, b) : (a.name ?? a.file).localeCompare(b.name ?? b.file);

/** Returns a collection's entries as lists show them, in their order. */
export const rowsOf = ({ entries }: Content, collection: Collection): Row[] =>
  entries
    .filter((entry) => entry.collection === collection)
    .map(({ file, data }) => rowOf(collection, file, data))
    .sort(compared(collection));

/** Returns the entries that have been deleted and are still public. */
export const deletedRows = ({ edits }: Work, collection: Collection): Row[] =>
  Array.from(edits)
    .filter(
      ([file, { base, data }]) =>
        holds(collection, file) && base !== undefined && data === undefined,
    )
    .map(([file, { base }]) => rowOf(collection, file, base))
    .sort(compared(collection));

/** Returns the files of a collection that nobody can read. */
export const unreadableFiles = ({ unreadable }: Content, collection: Collection) =>
  unreadable.filter(({ file }) => holds(collection, file));

/** Returns what a list can do with its entries. */
export const abilitiesOf = (collection: Collection) => ({
  isPlaced: isPlaced(collection),
  canHide: jsonSchema(collection).properties?.hidden !== undefined,
});

/**
 * Returns the number with which an entry has `to` of the others before it.
 * @param others in their order
 * @param from how many come before it now; undefined for one that comes from elsewhere
 * @returns undefined where it stays, or there is no place
 */
export const orderAt = (others: Row[], from: number | undefined, to: number) => {
  const placed = others.filter(({ order }) => Number.isFinite(order));
  const position = Math.min(to, placed.length);
  if (from !== undefined) return movedTo(placed, from, position);
  return movedTo(placed, position + 1, position) ?? movedTo(placed, position - 1, position);
};
