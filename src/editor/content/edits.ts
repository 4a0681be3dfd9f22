import { isPicture, OLDER_FILE, type Content } from "../../content-files/content";
import type { Picture } from "../../content-files/pictures";
import { collections } from "../../model";
import { holds } from "../../model/collection";
import { jsonSchema, type SchemaNode } from "../../model/schema";
import { isSame } from "./json";
import { merge, mergeWhole, type Conflict } from "./merge";
import { contentOf, storedIn, type Snapshot } from "./snapshot";

/** A picture that is not in the store yet, as the data of its file. */
export type NewPicture = { picture: Picture; bytes: Uint8Array<ArrayBuffer> };

/** An unpublished file: its data before and after. Undefined means that the file does not exist. */
export type Edit = { base: unknown; data: unknown };

/** All unpublished files, by their path below `content`. */
export type Edits = ReadonlyMap<string, Edit>;

/** Returns the collection that a content file belongs to. */
export const collectionOf = (file: string) =>
  collections.find((candidate) => holds(candidate, file));

/** Returns the schema of a content file; undefined for messages, which have none in the model. */
export const schemaOf = (file: string): SchemaNode | undefined => {
  const collection = collectionOf(file);
  return collection && jsonSchema(collection);
};

/** Returns the edits with new data for a file. A file whose data equals its base has no edit. */
export const withEdit = (edits: Edits, snapshot: Snapshot, file: string, data: unknown): Edits => {
  const base = edits.has(file) ? edits.get(file)?.base : storedIn(snapshot, file);
  const next = new Map(edits);
  if (isSame(base, data)) next.delete(file);
  else next.set(file, { base, data });
  return next;
};

/** Returns the content with the edits applied. Changed files come last. */
export const editedContent = (snapshot: Snapshot, edits: Edits): Content => {
  const content = contentOf(snapshot);
  const isOther = ({ file }: { file: string }) => !edits.has(file);
  const there = Array.from(edits, ([file, { data }]) => ({ file, data })).filter(
    ({ data }) => data !== undefined,
  );
  const entries = there.flatMap(({ file, data }) => {
    const collection = collectionOf(file);
    return collection ? [{ file, collection, node: jsonSchema(collection), data }] : [];
  });
  const messages = there.filter(({ file }) => file.startsWith("locales/"));
  const older = edits.get(OLDER_FILE);
  return {
    ...content,
    files: [
      ...content.files.filter((file) => !edits.has(file)),
      ...there.map(({ file }) => file),
    ].sort(),
    entries: [...content.entries.filter(isOther), ...entries],
    locales: [...content.locales.filter(isOther), ...messages],
    older: older ? older.data : content.older,
    unreadable: content.unreadable.filter(isOther),
  };
};

/** Returns the details of all pictures, with the edits applied. */
export const editedPictures = ({ pictures }: Snapshot, edits: Edits): Picture[] => [
  ...pictures.filter(({ file }) => !edits.has(file)),
  ...newPictures(edits).map(({ picture }) => picture),
];

/** Returns the pictures that the edits add. */
export const newPictures = (edits: Edits) =>
  Array.from(edits).flatMap(([file, { data }]) =>
    isPicture(file) && data !== undefined ? [data as NewPicture] : [],
  );

/** Returns whether the store already holds this data, or for a picture the same bytes. */
export const isStoredIn = (snapshot: Snapshot, file: string, data: unknown) => {
  const stored = storedIn(snapshot, file);
  if (!isPicture(file) || !stored || !data) return isSame(stored, data);
  return (stored as NewPicture).picture.sha256 === (data as NewPicture).picture.sha256;
};

/** Edits moved onto a newer snapshot, with their conflicts. */
export type Rebased = { edits: Edits; conflicts: ReadonlyMap<string, Conflict[]> };

/**
 * Moves edits onto a newer snapshot and keeps its changes. Where both changed a field, the edit wins and the
 * conflict is reported. Edits that the newer snapshot already contains are dropped.
 */
export const rebase = (edits: Edits, newer: Snapshot): Rebased => {
  const rebased = new Map<string, Edit>();
  const conflicts = new Map<string, Conflict[]>();
  for (const [file, { base, data }] of edits) {
    if (isStoredIn(newer, file, data)) continue;
    const theirs = storedIn(newer, file);
    const sides = { base, mine: data, theirs };
    const merged = isPicture(file) ? mergeWhole(sides) : merge(schemaOf(file), sides);
    if (merged.conflicts.length > 0) conflicts.set(file, merged.conflicts);
    if (!isSame(merged.value, theirs)) rebased.set(file, { base: theirs, data: merged.value });
  }
  return { edits: rebased, conflicts };
};
