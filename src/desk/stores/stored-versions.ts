/** Or the changes saved on this computer and not committed. */
export type Commit = {
  /** The hash, or {@link SAVED}. */
  id: string;
  /** Empty for saves of this computer and uncommitted changes. */
  author: string;
  /** ISO 8601; undefined for uncommitted changes. */
  date?: string;
  /** The first line; undefined for saves of this computer and uncommitted changes. */
  message?: string;
};

/** Stands for the changes saved on this computer and not committed. */
export const SAVED = "";

export type FileChange = {
  /** From the root of the repository. */
  path: string;
  isRemoved: boolean;
  /** The previous commit, which still has a removed file; undefined for the first one. */
  before?: string;
};

export type History = {
  /** The newest first; undefined if there is no history. */
  log: (path: string, count: number) => Promise<Commit[] | undefined>;
  changedFiles: (commit: string) => Promise<FileChange[]>;
  /** Undefined if the commit does not have the file. */
  text: (path: string, commit: string) => Promise<string | undefined>;
};
