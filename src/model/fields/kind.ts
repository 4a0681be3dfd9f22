/**
 * The kinds of field that content may hold. Each carries, in `.meta()`, a `kind` (read by the
 * derivations and the content check), a title and a description: the owner's manual, in Spanish.
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

/** The warnings on an entry that no reference names, and on a reference that names no entry. */
export type ReferenceWarnings = {
  unreferenced: "trip-without-price";
  dangling: "price-without-trip";
};

/** What the owner reads of a field. */
export const label = (title: string, description = "") => ({ title, description });
