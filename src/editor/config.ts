import type { editorConfig } from "../model/derive/editor";
import type { EditorField } from "../model/derive/editor-fields";

export type EditorConfig = ReturnType<typeof editorConfig>;

/** A kind of file: how it is written, and the fields of its form. */
export type FileKind = { format: string; extension: string; fields: EditorField[] };

/** Every kind of file in the configuration: those of the folders and the single ones. */
export const fileKinds = ({ collections }: EditorConfig): FileKind[] =>
  collections.flatMap((collection) =>
    "files" in collection
      ? collection.files.map(({ file, ...rest }) => ({
          ...rest,
          extension: file.slice(file.lastIndexOf(".") + 1),
        }))
      : [collection],
  );
