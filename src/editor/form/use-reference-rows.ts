import { referenceIn } from "../../content-files/reference-lists";
import { valueAt } from "../content/paths";
import { contentNow } from "../content/now";
import { useDeskState } from "../context";
import {
  entriesInOrder,
  itemsWith,
  ownFields,
  referenceRows,
  type ReferenceRow,
} from "./reference-rows";
import { useChange, useField, type Change, type FieldProps } from "./use-field";

/** Returns the rows of a list whose items refer to entries, where their fields are, and what changes them. */
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
  /** The fields of a row; one without an item has its own place where there is none. */
  const fieldsOf = (row: ReferenceRow): FieldProps[] => {
    const place = row.index ?? items.length + rows.indexOf(row);
    return own.map((field) => ({
      node: field.node,
      file,
      path: [...path, place, field.name],
      isOptional: true,
    }));
  };

  /** What is public of a row, also where nothing is left of it. */
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
