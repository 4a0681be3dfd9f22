/** A file and the names by which the CMS calls its entry. */
export type Place = { collection: string; slug: string; path: string };

/** What others have done to a file while somebody edits it. */
export type Versions = {
  /** Whether a file is there, be it in somebody's draft alone. */
  exists: (path: string) => Promise<boolean>;
  /** The file's text as it is saved now; undefined while there is no such file. */
  saved: (place: Place) => Promise<string | undefined>;
  /** Has the public file changed since this draft of it was begun? Never where there is no draft. */
  publishedMeanwhile: (place: Place) => Promise<boolean>;
  /**
   * Content files as they are public now, by their path below the content root.
   * @param folder that they are in (`trips/`); all of them when left out
   */
  texts: (folder?: string) => Promise<Record<string, string>>;
};
