import { parseContent, type Content, type Source } from "../../content-files/content";
import type { Picture } from "../../content-files/pictures";
import { collections } from "../../model";

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

const parsed = new WeakMap<Snapshot, Content>();

/** Returns what a snapshot holds, as data. */
export const contentOf = (snapshot: Snapshot): Content => {
  const known = parsed.get(snapshot);
  if (known) return known;
  const content = parseContent(snapshot.files, snapshot.sources, collections);
  parsed.set(snapshot, content);
  return content;
};

/** Returns the data of a content file; undefined where there is none, or none that can be read. */
export const dataIn = ({ entries, locales }: Content, file: string): unknown =>
  [...entries, ...locales].find((candidate) => candidate.file === file)?.data;
