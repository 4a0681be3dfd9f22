import { isRecord } from "../../../base/is-record";
import { contentErrors } from "..";
import { missingValues } from "./missing-values";
import type { Content, Picture } from "../../content";
import type { Warning } from "../findings";

/** Whether the owner lets search engines list the site although something is missing. */
const isAsIs = ({ entries, model: { asIs } }: Content) => {
  const data = asIs && entries.find(({ file }) => file === asIs.file)?.data;
  return isRecord(data) && data[asIs?.path[0] ?? ""] === true;
};

/**
 * Whether search engines may list the site although this is missing. What no page shows keeps no site from them: a
 * question that waits for its answer must not take a site off the list.
 */
export const mayLack = (content: Content, missing: readonly Warning[]) =>
  isAsIs(content) || missing.every(({ code }) => code === "not-shown");

/** Whether search engines may list the site: nothing in it is wrong, and nothing missing but what it may lack. */
export const mayBeFound = (content: Content, pictures: Picture[]) =>
  contentErrors(content, pictures).length === 0 &&
  mayLack(content, missingValues(content, pictures));
