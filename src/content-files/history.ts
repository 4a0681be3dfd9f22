/** A commit that changed content; of what is saved at home and not committed, `id` is `SAVED`. */
export type Commit = {
  id: string;
  /** The name of who made it. */
  author: string;
  /** ISO 8601; undefined of what is not committed. */
  date?: string;
};

/** Stands for the commit of what is saved on this computer and not committed. */
export const SAVED = "";

/** A file that a commit changed. */
export type FileChange = {
  /** From the root of the repository. */
  path: string;
  isRemoved: boolean;
  /** The commit before, in which a removed file is still there; the first commit has none. */
  before?: string;
};

/** What was stored earlier. */
export type History = {
  /**
   * The newest commits that changed a file, or anything in a folder, the newest first; undefined where
   * no history is kept.
   */
  log: (path: string, count: number) => Promise<Commit[] | undefined>;
  changedFiles: (commit: string) => Promise<FileChange[]>;
  /** The text of a file in a commit; undefined where it has no such file. */
  text: (path: string, commit: string) => Promise<string | undefined>;
};
