import { isRecord } from "../../base/is-record";
import type { Content } from "../../typed-content/content";
import type { ModelFinding } from "../findings";

/** Finds sample reviews that are shown. */
export const sampleReviews = ({ entries }: Content): ModelFinding[] =>
  entries
    .filter(({ data }) => isRecord(data) && data.sample === true && data.hidden !== true)
    .map(({ file }) => ({ file, path: ["sample"], code: "sample" }));
