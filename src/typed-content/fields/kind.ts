/**
 * The kinds of fields. Each field has, in `.meta()`, its `kind`, which everything derived from the model reads,
 * and a title and a description for the owner, in Spanish.
 */
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
  | "choice"
  | "yes-no"
  | "picture"
  | "picture-file"
  | "reference"
  | "list"
  | "group";

/** Codes of the warnings about an entry without a reference, if it needs one, and a reference without an entry. */
export type ReferenceWarnings = {
  unreferenced?: string;
  dangling: string;
};

/** Returns the title and the description that the owner reads. */
export const label = (title: string, description = "") => ({ title, description });
