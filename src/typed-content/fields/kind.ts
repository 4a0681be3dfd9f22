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

/** Of an entry without a reference, if it needs one, and of a reference without an entry. */
export type ReferenceWarnings = {
  unreferenced?: string;
  dangling: string;
};

/** What the owner reads, in Spanish, as all titles of a model; so are those that fields have of themselves. */
export const label = (title: string, description = "") => ({ title, description });
