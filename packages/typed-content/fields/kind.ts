import type * as z from "zod";

/** In `.meta()` of each field: everything derived from the model reads it. */
export type Kind =
  | "id"
  | "text"
  | "localized"
  | "markdown"
  | "number"
  | "order"
  | "price"
  | "time"
  | "month"
  | "date"
  | "email"
  | "phone"
  | "url"
  | "origin"
  | "repository"
  | "color"
  | "choice"
  | "yes-no"
  | "picture"
  | "picture-file"
  | "reference"
  | "list"
  | "group";

/** A text in each language. */
export const isLocalized = ({ kind }: { kind?: Kind }) =>
  kind === "localized" || kind === "markdown";

export const isPrice = ({ kind }: { kind?: Kind }) => kind === "price";

/** Of an entry without a reference, if it needs one, and of a reference without an entry. */
export type ReferenceWarnings = {
  unreferenced?: string;
  dangling: string;
};

/**
 * Makes a field of a schema. Title and description are what the owner reads, in Spanish, as all titles of a model; so are
 * those that fields have of themselves.
 */
export const field = <Schema extends z.ZodType>(
  kind: Kind,
  schema: Schema,
  title: string,
  description = "",
  more: object = {},
): Schema => schema.meta({ kind, ...more, title, description });
