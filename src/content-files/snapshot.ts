import type { Source } from "./content";
import type { Picture } from "./pictures";

/** The content as a store holds it at one moment. */
export type Snapshot = {
  /** Names the moment, and no other: a commit at the Git host, a digest at home. */
  revision: string;
  /** Every file, by its path below `content`. */
  files: string[];
  /** The text of each file that some part of the site reads, or why it cannot be read. */
  sources: Source[];
  /** What is known of each picture. */
  pictures: Picture[];
};
