import { referenceIn } from "../../typed-content/reference-lists";
import { valueAt } from "../core/paths";
import { contentNow } from "../core/content-now";
import { useDeskState } from "../core/context";
import {
  entriesInOrder,
  itemsWith,
  ownFields,
  referenceRows,
  type ReferenceRow,
} from "./reference-rows";
import { useChange, useField, type Change, type FieldProps } from "./use-field";

/**
 * Returns the rows of a list whose items refer to entries, and functions that return or change their values.
 */
export const useReferenceRows = ({ node, file, path }: FieldProps) => {
  const content = useDeskState(({ work }) => contentNow(work));
  const outer = useChange();
  const { value, base } = useField(file, path);
  const items: unknown[] = Array.isArray(value) ? value : [];
  const earlier: unknown[] = Array.isArray(base) ? base : [];
  const reference = referenceIn(node);
  const { key = "", collection = "" } = reference ?? {};
  const rows = referenceRows(entriesInOrder(content, collection), items, key);

  const own = ownFields(node, key);
  /** Returns the fields of a row. A row without an item gets an index beyond the end of the list. */
  const fieldsOf = (row: ReferenceRow): FieldProps[] => {
    const place = row.index ?? items.length + rows.indexOf(row);
    return own.map((field) => ({
      node: field.node,
      file,
      path: [...path, place, field.name],
      isOptional: true,
    }));
  };

  /** Returns the published item of a row, even if the item was deleted. */
  const earlierOf = ({ id, index }: ReferenceRow) => {
    const isDouble =
      index !== undefined && items.findIndex((item) => valueAt(item, [key]) === id) < index;
    return isDouble ? undefined : earlier.find((item) => valueAt(item, [key]) === id);
  };

  const changeIn =
    (row: ReferenceRow): Change =>
    (_, at, written) => {
      const inside = { path: at.slice(path.length + 1), value: written };
      const next = itemsWith(items, earlier, key, row, inside);
      if (next) outer(file, path, next);
      else outer(file, at, written);
    };
  const remove = ({ index }: ReferenceRow) => {
    if (index !== undefined) outer(file, [...path, index], undefined);
  };
  return { rows, fieldsOf, earlierOf, changeIn, remove };
};
