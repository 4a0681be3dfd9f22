/** A commit that changed content, or the changes saved on this computer and not committed. */
export type Commit = {
  /** The hash, or {@link SAVED} for uncommitted changes. */
  id: string;
  /** The author's name; empty for saves of this computer and uncommitted changes. */
  author: string;
  /** In ISO 8601; undefined for uncommitted changes. */
  date?: string;
  /** Its first line; undefined for saves of this computer and uncommitted changes. */
  message?: string;
};

/** The ID of the changes that are saved on this computer and not committed. */
export const SAVED = "";

/** A file that a commit changed. */
export type FileChange = {
  /** Path from the root of the repository. */
  path: string;
  isRemoved: boolean;
  /** The previous commit, which still has a removed file; undefined for the first commit. */
  before?: string;
};

/** Reads earlier versions of the content. */
export type History = {
  /**
   * Returns the newest commits that changed a file or a folder, the newest first; undefined if there is no
   * history.
   */
  log: (path: string, count: number) => Promise<Commit[] | undefined>;
  changedFiles: (commit: string) => Promise<FileChange[]>;
  /** Returns the text of a file in a commit; undefined if the commit does not have the file. */
  text: (path: string, commit: string) => Promise<string | undefined>;
};
