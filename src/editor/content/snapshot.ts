import { parseContent, type Content } from "../../content-files/content";
import type { Picture } from "../../content-files/pictures";
import { collections } from "../../model";

/** The content as a store holds it at one moment. */
export type Snapshot = {
  /** Names the moment, and no other: a commit at the Git host, a digest at home. */
  revision: string;
  /** The text of each content file but pictures, by its path below `content`. */
  texts: ReadonlyMap<string, string>;
  /** What is known of each picture, by its path below `content`. */
  pictures: ReadonlyMap<string, Picture>;
};

const parsed = new WeakMap<Snapshot, Content>();

/** Returns what a snapshot holds, as data. */
export const contentOf = (snapshot: Snapshot): Content => {
  const known = parsed.get(snapshot);
  if (known) return known;
  const { texts, pictures } = snapshot;
  const sources = Array.from(texts, ([file, text]) => ({ file, text }));
  const content = parseContent([...texts.keys(), ...pictures.keys()].sort(), sources, collections);
  parsed.set(snapshot, content);
  return content;
};

/** Returns the data of a content file; undefined where there is none, or none that can be read. */
export const dataIn = ({ entries, locales }: Content, file: string): unknown =>
  [...entries, ...locales].find((candidate) => candidate.file === file)?.data;
