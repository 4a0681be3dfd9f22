import type { ContentError } from "../../typed-content/check/findings";

export const isMissing = ({ code }: ContentError) =>
  code === "empty" || code === "missing-field" || code === "missing-language";
