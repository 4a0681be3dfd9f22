import { formatFile, shapeOf } from "../../content-files/format";
import type { FileChanges } from "../stores/store";
import { schemaOf, type Edits } from "./edits";

/** Returns the text of a content file, in the repository's own layout. */
export const fileText = (file: string, data: object) => {
  const schema = schemaOf(file);
  return formatFile(file, schema ? shapeOf(schema) : [], data);
};

/** Returns what edits make of their files. */
export const writtenEdits = (edits: Edits): FileChanges =>
  new Map(
    Array.from(edits, ([file, { data }]) => [
      file,
      data === undefined ? undefined : fileText(file, data as object),
    ]),
  );
