import { isCalendarDate, type CalendarDate } from "@brisa/typed-content/dates";
import { isRecord } from "@brisa/typed-content/helpers";
import {
  type Content,
  holds,
  type Collection,
  jsonSchema,
  entryName,
  labelPath,
  byOrder,
} from "@brisa/typed-content";
import { pictureUses } from "@brisa/typed-content/files";
import { movedTo } from "../core/order";
import type { Work } from "../core/work";
import type { RowNote } from "../site";

export type Row = {
  file: string;
  /** Undefined if the entry has no name yet. */
  name?: string;
  /** As content refers to it: `/media/…`. */
  picture?: string;
  isHidden: boolean;
  /** Undefined if the collection has no sections. */
  section?: string;
  id: string | number;
  order: number;
  /** The day that names it. */
  day?: CalendarDate;
  note?: RowNote;
};

type NoteOf = (data: unknown) => RowNote | undefined;

const rowOf = (collection: Collection, file: string, data: unknown): Row => {
  const node = jsonSchema(collection);
  const fields = isRecord(data) ? data : {};
  const { id, order, hidden, section } = fields;
  const named = fields[labelPath(node)];
  const [use] = pictureUses([{ file, collection, node, data }]);
  return {
    file,
    name: entryName(node, data),
    picture: use && `/${use.picture}`,
    isHidden: hidden === true,
    section: sectionsOf(collection) && String(section),
    id: typeof id === "number" ? id : String(id),
    // An entry without an order comes last; the check reports it.
    order: typeof order === "number" ? order : Infinity,
    day: typeof named === "string" && isCalendarDate(named) ? named : undefined,
  };
};

export const sectionsOf = (collection: Collection) =>
  jsonSchema(collection).properties?.section?.names;

const isSortable = (collection: Collection) =>
  jsonSchema(collection).properties?.order !== undefined;

const comparerOf = (collection: Collection) => (a: Row, b: Row) =>
  isSortable(collection)
    ? byOrder(a, b)
    : (a.day ?? a.name ?? a.file).localeCompare(b.day ?? b.name ?? b.file);

export const rowsOf = ({ entries }: Content, collection: Collection, noteOf?: NoteOf): Row[] =>
  entries
    .filter((entry) => entry.collection === collection)
    .map(({ file, data }) => ({ ...rowOf(collection, file, data), note: noteOf?.(data) }))
    .sort(comparerOf(collection));

export const deletedRows = ({ edits }: Work, collection: Collection): Row[] =>
  Array.from(edits)
    .filter(
      ([file, { base, data }]) =>
        holds(collection, file) && base !== undefined && data === undefined,
    )
    .map(([file, { base }]) => rowOf(collection, file, base))
    .sort(comparerOf(collection));

export const unreadableFiles = ({ unreadable }: Content, collection: Collection) =>
  unreadable.filter(({ file }) => holds(collection, file));

export const abilitiesOf = (collection: Collection) => ({
  isSortable: isSortable(collection),
  canHide: jsonSchema(collection).properties?.hidden !== undefined,
});

/**
 * The order that moves an entry to position `to`.
 * @param others sorted
 * @param from undefined: the row is of another list
 * @returns undefined if the entry stays where it is, or no order is free there
 */
export const orderAt = (others: Row[], from: number | undefined, to: number) => {
  const ordered = others.filter(({ order }) => Number.isFinite(order));
  const position = Math.min(to, ordered.length);
  if (from !== undefined) return movedTo(ordered, from, position);
  return movedTo(ordered, position + 1, position) ?? movedTo(ordered, position - 1, position);
};
