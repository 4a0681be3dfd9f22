import { isPicture } from "../../typed-content/files/content";
import type { Edit, Edits, NewPicture } from "../core/edits";
import type { ChangedFile, ContentStore, Version } from "../stores/store";
import { changedIn, readAt } from "./versions";

/** A save on this computer: what it changed, as edits from before to after. */
export type Saved = {
  version: Version;
  edits: Edits;
  /** Whether all that it changed could be read: otherwise it cannot be taken back. */
  isWhole: boolean;
};

/** Stands for a picture that is there; its details are not needed to tell of it. */
const THERE = {};

/** Returns the edit of a file; undefined if one of its texts is unreadable. @throws StoreError */
const editOf = async (
  store: ContentStore,
  { revision }: Version,
  { file, isRemoved, before }: ChangedFile,
): Promise<Edit | undefined> => {
  // A picture's file is never changed.
  if (isPicture(file))
    return isRemoved ? { base: THERE, data: undefined } : { base: undefined, data: THERE };
  const [earlier, later] = await Promise.all([
    before === undefined ? undefined : readAt(store, before, file),
    readAt(store, revision, file),
  ]);
  if (earlier === "unreadable" || later === "unreadable") return undefined;
  return { base: earlier?.data, data: later?.data };
};

/**
 * Returns what a save has changed.
 * @throws StoreError
 */
export const savedIn = async (store: ContentStore, version: Version): Promise<Saved> => {
  const changed = await changedIn(store, version.revision);
  const edits = new Map<string, Edit>();
  let isWhole = true;
  const found = changed.map(async (each) => ({
    file: each.file,
    edit: await editOf(store, version, each),
  }));
  for (const { file, edit } of await Promise.all(found)) {
    if (edit) edits.set(file, edit);
    else isWhole = false;
  }
  return { version, edits, isWhole };
};

/**
 * Returns the pictures that a save has deleted.
 * @throws StoreError
 */
export const deletedPictures = async (store: ContentStore, { version, edits }: Saved) => {
  const files = [...edits].flatMap(([file, { data }]) =>
    isPicture(file) && data === undefined ? file : [],
  );
  const found = files.map(async (file) => store.earlierPicture?.(version.revision, file));
  const pictures = (await Promise.all(found)).filter((each) => each !== undefined);
  return new Map(pictures.map((each): [string, NewPicture] => [each.picture.file, each]));
};
