import type { Source } from "../../typed-content/files/content";
import type { Picture } from "../../typed-content/content";

export type Snapshot = {
  /** The hash of a commit at the Git host, or a digest of the folder. */
  revision: string;
  /** The branch was set back to it, from what this desk had seen or made. */
  isSetBack?: true;
  /** Below `content`. */
  files: string[];
  /** Of files that the site reads; an error where one cannot be read. */
  sources: Source[];
  pictures: Picture[];
};
