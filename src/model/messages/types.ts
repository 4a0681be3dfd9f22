import type { Finding } from "../../typed-content/check/finding";
import type { ModelDetails } from "../findings";

/** The details of a finding with a code. A type of details may have several codes. */
type DetailsOf<Code, Each = ModelDetails> = Each extends { code: infer Own }
  ? Code extends Own
    ? Each
    : never
  : never;

/** The sentence of each finding of this model: what is wrong, doubtful or missing, and what to do. */
export type ModelMessages = {
  [Code in ModelDetails["code"]]: (finding: Finding<DetailsOf<Code>>) => string;
};
