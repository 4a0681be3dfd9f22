import { parse } from "yaml";
import { isRecord } from "../../content-files/content";
import { formatFile } from "../../content-files/format";
import { fromForm, toForm } from "./entry-data";
import { kindOf, schemaOf, type FileKind, type ListFormat } from "./file-kinds";

const UNREADABLE =
  "Esta ficha no se ha podido leer. Comprobad la conexión y cargad la página de nuevo; si sigue igual, recuperad su archivo de la versión anterior.";

/** Reads and writes the files of a list: the CMS's custom format. */
export const contentFormat = ({ extension, kinds }: Omit<ListFormat, "format">) => ({
  fromFile: (text: string) => {
    const data = read(extension, text);
    return toForm(schemaOf(kindOf(kinds, data)), data);
  },
  toFile: (data: object) => formatEntry(`.${extension}`, kindOf(kinds, data), data),
});

/** @throws what Decap shows in place of the form; to it a file that the host has not sent is empty */
const read = (extension: string, text: string) => {
  try {
    const data: unknown = extension === "json" ? JSON.parse(text) : parse(text);
    if (isRecord(data)) return data;
  } catch (error) {
    console.error(error);
  }
  throw Object.assign(new Error(UNREADABLE), { name: "" });
};

/** The text of an entry's file. */
export const formatEntry = (file: string, kind: FileKind, data: object) =>
  formatFile(file, kind.fields, fromForm(schemaOf(kind), data) as object);
