import type { Source } from "../../typed-content/files/content";
import type { Picture } from "../../typed-content/content";

/** The content of a store at one revision. */
export type Snapshot = {
  /** Identifies the content: the hash of a commit at the Git host, or a digest of the folder. */
  revision: string;
  /** Whether the branch was set back to it, from what this desk had seen or made. */
  isSetBack?: true;
  /** The paths of all files, below `content`. */
  files: string[];
  /** The text of each file that the site reads, or the error if it cannot be read. */
  sources: Source[];
  /** The details of each picture. */
  pictures: Picture[];
};
