export type Version = {
  revision: string;
  author: string;
  /** By which the store knows the author, if it does. */
  login?: string;
  /** ISO 8601. */
  date?: string;
  /** Its author's, in one line. */
  message?: string;
};

export type ChangedFile = {
  file: string;
  isRemoved: boolean;
  /** The revision before, which still has a removed file; undefined for the first one. */
  before?: string;
};
