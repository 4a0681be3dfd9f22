import { isPicture, OLDER_FILE, type Content } from "../../content-files/content";
import type { Picture } from "../../content-files/pictures";
import { collections } from "../../model";
import { holds } from "../../model/collection";
import { jsonSchema, type SchemaNode } from "../../model/schema";
import { isSame } from "./json";
import { merge, mergeWhole, type Conflict } from "./merge";
import { contentOf, storedIn, type Snapshot } from "./snapshot";

/** A picture that no store has yet, as the data of its file. */
export type NewPicture = { picture: Picture; bytes: Uint8Array<ArrayBuffer> };

/** What has been made of a file; undefined stands for a file that is not there. */
export type Edit = { base: unknown; data: unknown };

/** What has been changed and is not public, by file below `content`. */
export type Edits = ReadonlyMap<string, Edit>;

/** Returns the collection to which a content file belongs. */
export const collectionOf = (file: string) =>
  collections.find((candidate) => holds(candidate, file));

/** Returns the schema of a content file; undefined for messages, which the model does not know. */
export const schemaOf = (file: string): SchemaNode | undefined => {
  const collection = collectionOf(file);
  return collection && jsonSchema(collection);
};

/** Returns the edits with what has been made of a file; one that is as it was has no edit. */
export const withEdit = (
  edits: Edits,
  snapshot: Snapshot,
  file: string,
  data: unknown,
): Edits => {
  const base = edits.has(file) ? edits.get(file)?.base : storedIn(snapshot, file);
  const next = new Map(edits);
  if (isSame(base, data)) next.delete(file);
  else next.set(file, { base, data });
  return next;
};

/** Returns the content as it would be with the edits; the files that they change come last. */
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
    files: [...content.files.filter((file) => !edits.has(file)), ...there.map(({ file }) => file)].sort(),
    entries: [...content.entries.filter(isOther), ...entries],
    locales: [...content.locales.filter(isOther), ...messages],
    older: older ? older.data : content.older,
    unreadable: content.unreadable.filter(isOther),
  };
};

/** Returns what is known of the pictures that there would be with the edits. */
export const editedPictures = ({ pictures }: Snapshot, edits: Edits): Picture[] => [
  ...pictures.filter(({ file }) => !edits.has(file)),
  ...newPictures(edits).map(({ picture }) => picture),
];

/** Returns the pictures that edits add. */
export const newPictures = (edits: Edits) =>
  Array.from(edits).flatMap(([file, { data }]) =>
    isPicture(file) && data !== undefined ? [data as NewPicture] : [],
  );

/** Whether a store holds a file as it is; of a picture, the same bytes. */
export const isStoredIn = (snapshot: Snapshot, file: string, data: unknown) => {
  const stored = storedIn(snapshot, file);
  if (!isPicture(file) || !stored || !data) return isSame(stored, data);
  return (stored as NewPicture).picture.sha256 === (data as NewPicture).picture.sha256;
};

/** Edits that stand on a newer snapshot, and the fields in which it differs from them. */
export type Rebased = { edits: Edits; conflicts: ReadonlyMap<string, Conflict[]> };

/**
 * Returns the edits as they are over a newer snapshot, whose changes they keep. Of a field that both have
 * changed it has the edit's value and says so. What the newer snapshot already has is no edit any more.
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
