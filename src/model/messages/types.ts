import type { FindingOf } from "../../typed-content/check/finding";
import type { ModelFinding } from "../findings";

/** What is wrong, doubtful or missing, and what to do. */
export type ModelMessages = {
  [Code in ModelFinding["code"]]: (finding: FindingOf<ModelFinding, Code>) => string;
};
