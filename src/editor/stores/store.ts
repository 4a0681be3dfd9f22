import type { FileChanges } from "../../content-files/commit";
import type { Publication } from "../../content-files/publication";
import type { Snapshot } from "../content/snapshot";

export type { FileChanges, Publication };

/** What came of a commit: it was made, or there was a newer snapshot and nothing was written. */
export type Committed = { isMade: boolean; snapshot: Snapshot };

/** A moment at which content was changed, by whom and when. */
export type Version = {
  revision: string;
  author: string;
  /** ISO 8601; undefined for what is stored at home and in no commit. */
  date?: string;
};

/**
 * Where the content is kept: the folder of this computer, or the repository at a Git host.
 * Every method throws `StoreError` where the store cannot be reached or refuses.
 */
export type ContentStore = {
  /** Returns the newest snapshot. */
  load: () => Promise<Snapshot>;
  /**
   * Writes all of some changes, or nothing: nothing where the newest revision is another than the one
   * from which they were made.
   * @param message what has changed, in a line
   */
  commit: (changes: FileChanges, revision: string, message: string) => Promise<Committed>;
  /**
   * Returns the newest versions, of a file or of all content, the newest first; undefined where no
   * history is kept.
   */
  history: (file?: string) => Promise<Version[] | undefined>;
  /** Returns a text as it was; undefined where there was no such file. */
  read: (revision: string, file: string) => Promise<string | undefined>;
  /** Returns what has become of the newest content; undefined where nobody can tell. */
  publication: () => Promise<Publication | undefined>;
};

/** Why a store did not do what it was asked. */
export type StoreProblem =
  /** It could not be reached: there is no connection. */
  | "unreachable"
  /** Nobody is signed in, or not any more. */
  | "signed-out"
  /** Whoever is signed in may not write. */
  | "forbidden"
  /** A rule of the repository forbids it. */
  | "ruled-out"
  /** It has had too many requests. */
  | "busy"
  /** There is no such repository, or it is not to be seen. */
  | "missing"
  /** No space is left. */
  | "full"
  /** It says what nobody expects. */
  | "broken";

export class StoreError extends Error {
  constructor(
    readonly problem: StoreProblem,
    /** What the store said, for whoever looks after the site. */
    detail: string,
  ) {
    super(`${problem}: ${detail}`);
  }
}

/** @throws StoreError in place of what a browser says of a request that did not come through */
export const unreachable = (error: unknown): never => {
  throw new StoreError("unreachable", String(error));
};
