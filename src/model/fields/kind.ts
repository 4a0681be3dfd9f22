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

/** Codes of the warnings about an entry without a reference, and a reference without an entry. */
export type ReferenceWarnings = {
  unreferenced: "trip-without-price";
  dangling: "price-without-trip";
};

/** The title and description that the owner reads. */
export const label = (title: string, description = "") => ({ title, description });
