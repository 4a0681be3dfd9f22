import type { ContentError } from "./findings";

/** Properties of an error that depend on another file, or on the position of a syntax error. */
const CHANGING = ["other", "variables", "line", "column", "reason"];

/** Returns a key of an error that stays the same while the rest of the content changes. */
export const errorKey = (error: ContentError) =>
  JSON.stringify(error, (key, value: unknown) => (CHANGING.includes(key) ? undefined : value));
