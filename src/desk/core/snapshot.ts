import { cachedBy } from "../../base/cached-by";
import { isMarks, isPicture, isYaml, parseContent } from "../../typed-content/files/content";
import type { Content } from "../../typed-content/content";
import { parseJson } from "../../typed-content/files/json";
import type { Snapshot } from "../stores/snapshot";
import { contentModel } from "./model";

export type { Snapshot };

/** What YAML texts say is known: a store has parsed them (`../stores/yaml.ts`). */
const parseKnown = (file: string, text: string) => {
  if (isYaml(file)) throw new Error(`The store has not parsed ${file}.`);
  return parseJson(text);
};

export const contentOf = cachedBy(({ files, sources }: Snapshot): Content =>
  parseContent(files, sources, contentModel(), parseKnown),
);

/** Undefined if the file is missing or unreadable. */
export const dataIn = ({ entries, locales, marks }: Content, file: string): unknown =>
  isMarks(file)
    ? marks?.[file]
    : [...entries, ...locales].find((candidate) => candidate.file === file)?.data;

/** The file is there. What it says is unknown, so nothing may be written over it. */
export const isUnreadable = (snapshot: Snapshot, file: string) =>
  contentOf(snapshot).unreadable.some((each) => each.file === file);

/** The data of a file, or the details of a picture. */
export const storedIn = (snapshot: Snapshot, file: string): unknown => {
  if (!isPicture(file)) return dataIn(contentOf(snapshot), file);
  const picture = snapshot.pictures.find((candidate) => candidate.file === file);
  return picture && { picture };
};
