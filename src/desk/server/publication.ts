/** Whether the newest content is published: on the web, or for `npm start` on this computer. */
export type Publication =
  /** @param since when it was published, in ISO 8601; undefined if unknown */
  | { status: "public"; since?: string }
  | { status: "building" }
  /**
   * The published content is older.
   * @param at when it failed, in ISO 8601
   * @param detail the errors, one per line
   * @param address a page with more information for the maintainer, if there is one
   */
  | { status: "failed"; at: string; detail: string; address?: string };
