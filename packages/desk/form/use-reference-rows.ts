import { referenceIn, entriesInOrder } from "@brisa/typed-content";
import { valueNow } from "../core/identity";
import { spliced, valueAt } from "../core/paths";
import { useDesk, useDeskState } from "../state/context";
import { dataOf } from "../core/work";
import { rowChange, ownFields, referenceRows, type ReferenceRow } from "./reference-rows";
import { useChange, useField, type Change, type FieldProps } from "./use-field";
import { contentNow } from "../core/edits";

/** Always the same, for React. */
const NONE: unknown[] = [];

export const useReferenceRows = ({ node, file, path }: FieldProps) => {
  const content = useDeskState(({ work }) => contentNow(work));
  const outer = useChange();
  const desk = useDesk();
  const { value, base, at: listAt } = useField(file, path);
  const items: unknown[] = Array.isArray(value) ? value : NONE;
  const earlier: unknown[] = Array.isArray(base) ? base : [];
  const reference = referenceIn(node);
  const { key = "", collection = "" } = reference ?? {};
  const rows = referenceRows(entriesInOrder(content, collection), items, key);

  const own = ownFields(node, key);
  /** A row without an item gets an index beyond the end of the list. */
  const fieldsOf = (row: ReferenceRow): FieldProps[] => {
    const place = row.index ?? items.length + rows.indexOf(row);
    return own.map((field) => ({
      node: field.node,
      file,
      path: [...path, place, field.name],
      isOptional: true,
    }));
  };

  /** Even if the item was deleted. */
  const earlierOf = ({ id, index }: ReferenceRow) => {
    const isDouble =
      index !== undefined && items.findIndex((item) => valueAt(item, [key]) === id) < index;
    return isDouble ? undefined : earlier.find((item) => valueAt(item, [key]) === id);
  };

  const changeIn =
    (row: ReferenceRow): Change =>
    (_, at, value) => {
      const list = valueNow(dataOf(desk.state().work, file), listAt);
      const written = { path: at.slice(listAt.length + 1), value };
      const next = rowChange(Array.isArray(list) ? list : NONE, earlier, key, row, written);
      if (next) outer(file, [...listAt, ...next.path], next.value);
    };
  const remove = ({ item }: ReferenceRow) => {
    if (item) outer(file, [...listAt, item], undefined);
  };
  /** The last one leaves an empty list, so that the row keeps the focus. */
  const choose = ({ id, index }: ReferenceRow) =>
    outer(
      file,
      listAt,
      index === undefined
        ? spliced(items, items.length, 0, { [key]: id })
        : spliced(items, index, 1),
    );
  /** The list says which entries, and nothing about them. */
  const isChoice = own.length === 0;
  return { rows, isChoice, fieldsOf, earlierOf, changeIn, choose, remove };
};
