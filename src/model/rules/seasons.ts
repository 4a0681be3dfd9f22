import type { Content } from "@brisa/typed-content";
import { seasonsIn } from "../facts";
import type { ModelFinding } from "../findings";
import { inOrder } from "@brisa/typed-content/dates";

/** Seasons whose days are wrong are reported by other rules. */
export const seasonErrors = (content: Content): ModelFinding[] => {
  const [first, ...others] = inOrder(seasonsIn(content));
  const errors: ModelFinding[] = [];
  // The last day of the seasons so far.
  let end = first?.to ?? "";
  for (const { index, from, to } of others) {
    const path = ["seasons", index, "from"];
    const last = to < end ? to : end;
    if (from <= end)
      errors.push({ file: "prices.json", path, code: "days-in-two-seasons", from, to: last });
    if (to > end) end = to;
  }
  return errors;
};
