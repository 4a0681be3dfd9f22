import {
  isMarks,
  isPicture,
  isYaml,
  parseContent,
  type Source,
  parseJson,
} from "@brisa/typed-content/files";
import { type Content, type Entry, type Picture, jsonSchema } from "@brisa/typed-content";
import { collectionOf, contentModel } from "./model";
import { cachedByAll, cachedBy } from "@brisa/typed-content/helpers";
import { isSame } from "./json";

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

/** A picture that is not in the store yet. */
export type NewPicture = { picture: Picture; bytes: Uint8Array<ArrayBuffer> };

/** Undefined means that the file does not exist. */
export type Edit = { base: unknown; data: unknown };

/** By their path below `content`. */
export type Edits = ReadonlyMap<string, Edit>;

/** Pictures are compared by their digest, not by their bytes. */
export const isSameFile = (file: string, a: unknown, b: unknown) =>
  isPicture(file) && a && b ? digestOf(a) === digestOf(b) : isSame(a, b);

const digestOf = (data: unknown) => (data as NewPicture).picture.sha256;

/** Data that equal the base are no edit, and a file that cannot be read gets none. */
export const withEdit = (edits: Edits, snapshot: Snapshot, file: string, data: unknown): Edits => {
  if (!edits.has(file) && isUnreadable(snapshot, file)) return edits;
  const base = edits.has(file) ? edits.get(file)?.base : storedIn(snapshot, file);
  const next = new Map(edits);
  if (isSameFile(file, base, data)) next.delete(file);
  else next.set(file, { base, data });
  return next;
};

export const editedEntries = (edits: Edits): Entry[] =>
  Array.from(edits).flatMap(([file, { data }]) => {
    const collection = collectionOf(file);
    if (!collection || data === undefined) return [];
    return [{ file, collection, node: jsonSchema(collection), data }];
  });

/** Changed files come last. What cannot be read stays so: edits of it wait. */
const editedContent = (snapshot: Snapshot, edits: Edits): Content => {
  const content = contentOf(snapshot);
  const isOther = ({ file }: { file: string }) => !edits.has(file);
  const there = Array.from(edits, ([file, { data }]) => ({ file, data })).filter(
    ({ data }) => data !== undefined,
  );
  const messages = there.filter(({ file }) => file.startsWith("locales/"));
  const marks = Array.from(edits).filter(([file]) => isMarks(file));
  return {
    ...content,
    files: [
      ...content.files.filter((file) => !edits.has(file)),
      ...there.map(({ file }) => file),
    ].sort(),
    entries: [...content.entries.filter(isOther), ...editedEntries(edits)],
    locales: [...content.locales.filter(isOther), ...messages],
    marks: {
      ...content.marks,
      ...Object.fromEntries(marks.map(([file, { data }]) => [file, data])),
    },
  };
};

export const editedPictures = ({ pictures }: Snapshot, edits: Edits): Picture[] => [
  ...pictures.filter(({ file }) => isPicture(file) && !edits.has(file)),
  ...newPictures(edits).map(({ picture }) => picture),
];

export const newPictures = (edits: Edits) =>
  Array.from(edits).flatMap(([file, { data }]) =>
    isPicture(file) && data !== undefined ? [data as NewPicture] : [],
  );

const edited = cachedByAll((edits: Edits, snapshot: Snapshot) => editedContent(snapshot, edits));

export const contentNow = ({ snapshot, edits }: { snapshot: Snapshot; edits: Edits }): Content =>
  edited(edits, snapshot);
