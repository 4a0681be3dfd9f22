import type { ContentError } from "../../typed-content/check/findings";

/** Returns whether an error means that a value is missing. */
export const isMissing = ({ code }: ContentError) =>
  code === "empty" || code === "missing-field" || code === "missing-language";
