import type { Source } from "../../typed-content/files/content";
import type { Picture } from "../../typed-content/content";

export type Snapshot = {
  /** The hash of a commit at the Git host, or a digest of the folder. */
  revision: string;
  /** The branch was set back to it, from what this desk had seen or made. */
  isSetBack?: true;
  files: string[];
  /** Of the files that the site reads. */
  sources: Source[];
  pictures: Picture[];
};
