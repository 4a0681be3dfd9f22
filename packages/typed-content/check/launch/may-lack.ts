import { valueIn, type Content } from "../../content";

/** Whether the owner lets search engines list the site although something is missing. */
const isAsIs = (content: Content) => {
  const { asIs } = content.model;
  return asIs !== undefined && valueIn(content, asIs.file, ...asIs.path) === true;
};

/**
 * Whether search engines may list the site although this is missing or unconfirmed. What no page shows keeps no site from
 * them: a question that waits for its answer must not take a site off the list.
 */
export const mayLack = (content: Content, missing: readonly { code: string }[]) =>
  isAsIs(content) || missing.every(({ code }) => code === "not-shown");
