import { formatFile, shapeOf } from "../../content-files/format";
import type { FileChanges } from "../stores/store";
import { isPicture } from "../../content-files/content";
import { schemaOf, type Edits, type NewPicture } from "./edits";

/** Returns the text of a content file, in the layout of the repository. */
export const fileText = (file: string, data: object) => {
  const schema = schemaOf(file);
  return formatFile(file, schema ? shapeOf(schema) : [], data);
};

/** Returns the new contents of all edited files. */
export const writtenEdits = (edits: Edits): FileChanges =>
  new Map(
    Array.from(edits, ([file, { data }]) => {
      if (data === undefined) return [file, undefined];
      return [file, isPicture(file) ? (data as NewPicture).bytes : fileText(file, data as object)];
    }),
  );
