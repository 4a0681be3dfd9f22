import { shapeOf } from "../../typed-content/files/field-order";
import { formatFile } from "../../typed-content/files/format";
import type { FileChanges } from "../stores/store";
import { isPicture } from "../../typed-content/files/content";
import type { Snapshot } from "./snapshot";
import type { Edits, NewPicture } from "./edits";
import { schemaOf } from "./model";

/**
 * Returns the text of a content file, in the layout of the repository.
 * @param before its present text, whose comments are kept
 */
export const fileText = (file: string, data: object, before?: string) => {
  const schema = schemaOf(file);
  return formatFile(file, schema ? shapeOf(schema) : [], data, before);
};

/** Returns the new contents of all edited files. */
export const writtenEdits = (edits: Edits, { sources }: Pick<Snapshot, "sources">): FileChanges =>
  new Map(
    Array.from(edits, ([file, { data }]): [string, string | Uint8Array | undefined] => {
      if (data === undefined) return [file, undefined];
      if (isPicture(file)) return [file, (data as NewPicture).bytes];
      const source = sources.find((each) => each.file === file);
      const before = source && "text" in source ? source.text : undefined;
      return [file, fileText(file, data as object, before)];
    }),
  );
