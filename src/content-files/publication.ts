/** What has become of the newest content: whether visitors (at home: this computer's copy) see it. */
export type Publication =
  /** @param since when it was there, ISO 8601; undefined where that is not known */
  | { status: "public"; since?: string }
  | { status: "building" }
  /**
   * What is public is older.
   * @param detail what is wrong, in lines
   * @param address where whoever looks after the site reads more, if there is such a place
   */
  | { status: "failed"; detail: string; address?: string };
