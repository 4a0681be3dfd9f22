import { orderFields } from "../../content-files/format";
import { referenceIn } from "../../content-files/reference-lists";
import { isRecord, localeOf } from "../../content-files/content";
import { localeTitle } from "../../content-files/labels";
import { collections } from "../../model";
import { factNames } from "../../model/placeholders";
import { nodeAt, type Path, type SchemaNode } from "../../model/schema";
import { entryErrors } from "../../validation";
import type { ContentError } from "../../validation/findings";
import { findingMessage } from "../../validation/messages";
import { textError } from "../../validation/rules/text";
import { fromForm } from "./entry-data";
import { nameOfEntry } from "./entry-names";
import { schemaOf, type FileKind } from "./file-kinds";
import { amountRefusal } from "./amount-refusal";

/** What is wrong with a field of the open form. */
export type FormError = { path: Path; message: string };

/** The errors that an entry has by itself, in the words of its form. */
export const errorsInForm = ({ name, fields }: FileKind, data: object): FormError[] => {
  const node = schemaOf({ name });
  const tidy = orderFields({ name, fields }, fromForm(node, data)) ?? {};
  const collection = collections.find(({ type }) => type === name);
  if (!collection) return textErrors(fields, tidy);
  const entry = { file: collection.path, collection, node, data: tidy };
  return entryErrors(entry, factNames(collections)).map((error) => formError(error, node, tidy));
};

/** An error of the entry that is open, with the labels of its form instead of field names. */
export const formError = (error: ContentError, node: SchemaNode, data: unknown): FormError => {
  const { path } = error;
  const message = messageInEditor(error, nodeAt(node, path), valueAt(data, path));
  return { path, message: `${labelOf(node, path, data)}: ${message}` };
};

/**
 * The labels of a field and of those around it. Items of a list are counted from 1, or called by the name
 * of the entry that they refer to.
 */
export const labelOf = (node: SchemaNode, path: Path, data: unknown) =>
  path
    .map((step, index) => {
      if (typeof step !== "number") return nodeAt(node, path.slice(0, index + 1))?.title ?? step;
      const reference = referenceIn(nodeAt(node, path.slice(0, index)) ?? {});
      const id = reference && valueAt(data, [...path.slice(0, index + 1), reference.key]);
      return nameOfEntry(id) ?? step + 1;
    })
    .join(" › ");

/** The model does not know the interface texts: their forms see to all but what nobody sees. */
const textErrors = (fields: FileKind["fields"], texts: object): FormError[] =>
  Object.entries(texts).flatMap(([key, text]) => {
    const error = textError(String(text));
    const label = fields.find(({ name }) => name === key)?.label ?? key;
    const path = [key];
    return error
      ? [{ path, message: `${label}: ${messageInEditor({ file: "", path, ...error })}` }]
      : [];
  });

/** A form has no files, asks for no quotation marks and takes amounts as people write them. */
export const messageInEditor = (error: ContentError, node?: SchemaNode, value?: unknown) => {
  if (error.code === "duplicate-id") return `«${error.id}» ya existe. Poned otro.`;
  if (error.code === "picture-missing") return `la foto ${error.picture} no está. Elegid otra.`;
  if (error.code === "file-too-large") {
    return `es demasiado largo para una sola ficha (más de ${error.limit} MB). Acortad los textos.`;
  }
  if (error.code === "unknown-placeholder") {
    return `{{${error.name}}} no existe. Corregid el nombre; la lista está en el manual.`;
  }
  if (error.code !== "wrong") return findingMessage(withTitle(error));
  const refusal =
    node?.kind === "price" && typeof value === "string" ? amountRefusal(value) : undefined;
  if (refusal) return refusal;
  return node?.description ? `${error.value} no vale. ${node.description}` : findingMessage(error);
};

/** Another file of interface words goes by the title of its form. */
const withTitle = (error: ContentError): ContentError => {
  if (!("other" in error)) return error;
  const locale = localeOf(error.other ?? "");
  return locale ? { ...error, other: `«${localeTitle(locale)}»` } : error;
};

const valueAt = (data: unknown, path: Path) =>
  path.reduce<unknown>(
    (value, step) =>
      Array.isArray(value) || isRecord(value)
        ? (value as Record<string | number, unknown>)[step]
        : undefined,
    data,
  );
