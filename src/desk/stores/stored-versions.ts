/** The revision of the changes saved on this computer and not committed. */
export const SAVED = "";

export type Version = {
  revision: string;
  /** Empty for saves of this computer and uncommitted changes. */
  author: string;
  /** By which the store knows the author, if it does. */
  login?: string;
  /** ISO 8601; undefined for local changes that are in no commit. */
  date?: string;
  /** Its author's, in one line; undefined for saves and what is in no commit. */
  message?: string;
};

export type ChangedFile = {
  file: string;
  isRemoved: boolean;
  /** The revision before, which still has a removed file; undefined for the first one. */
  before?: string;
};
