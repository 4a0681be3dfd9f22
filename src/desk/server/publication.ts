/** Of the newest content: on the web, or for `npm start` on this computer. */
export type Publication =
  /** @param since ISO 8601; undefined if unknown */
  | { status: "public"; since?: string }
  | { status: "building" }
  /**
   * The published content is older.
   * @param at ISO 8601
   * @param detail the errors, one per line
   * @param address a page for the maintainer, if there is one
   */
  | { status: "failed"; at: string; detail: string; address?: string };
