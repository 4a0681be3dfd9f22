import { parse } from "yaml";
import { formatFile } from "../../content-files/format";
import { fromForm, toForm } from "./entry-data";
import { kindOf, schemaOf, type FileKind, type ListFormat } from "./file-kinds";

/** Reads and writes the files of a list: the CMS's custom format. */
export const contentFormat = ({ extension, kinds }: Omit<ListFormat, "format">) => ({
  fromFile: (text: string) => {
    const data = (extension === "json" ? JSON.parse(text) : parse(text)) as object;
    return toForm(schemaOf(kindOf(kinds, data)), data);
  },
  toFile: (data: object) => formatEntry(`.${extension}`, kindOf(kinds, data), data),
});

/** The text of an entry's file. */
export const formatEntry = (file: string, kind: FileKind, data: object) =>
  formatFile(file, kind.fields, fromForm(schemaOf(kind), data) as object);
