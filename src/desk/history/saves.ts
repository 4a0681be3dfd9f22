import { isPicture, isRead } from "../../typed-content/files/content";
import type { Edit, Edits, NewPicture } from "../core/edits";
import { contentModel } from "../core/model";
import type { ChangedFile, ContentStore, Version } from "../stores/store";
import { changedIn, readAt } from "./versions";

/** At home; on the web, a publication. The edits are from before to after. */
export type Saved = {
  version: Version;
  files: ChangedFile[];
  edits: Edits;
  /** All that was changed is in the edits: otherwise it cannot be taken back. */
  isWhole: boolean;
};

/** A picture that is there, without its details. */
const THERE = {};

/** Most files whose texts are read, before and after: on the web each takes requests. */
const MOST = 60;

/** Undefined if a text is unreadable. Throws StoreError. */
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

/** Of the content that the desk reads. Throws StoreError. */
export const savedIn = async (store: ContentStore, version: Version): Promise<Saved> => {
  const files = (await changedIn(store, version.revision)).filter(
    ({ file }) => isPicture(file) || isRead(file, contentModel()),
  );
  // Before the first version there was no site to go back to.
  const isFirst = files.some(({ before }) => before === undefined);
  if (isFirst || files.length > MOST) return { version, files, edits: new Map(), isWhole: false };
  const edits = new Map<string, Edit>();
  let isWhole = true;
  const found = files.map(async (each) => ({
    file: each.file,
    edit: await editOf(store, version, each),
  }));
  for (const { file, edit } of await Promise.all(found)) {
    if (edit) edits.set(file, edit);
    else isWhole = false;
  }
  return { version, files, edits, isWhole };
};

/** @throws StoreError */
export const deletedPictures = async (
  store: ContentStore,
  { version, edits }: Pick<Saved, "version" | "edits">,
) => {
  const files = [...edits].flatMap(([file, { data }]) =>
    isPicture(file) && data === undefined ? file : [],
  );
  const found = files.map(async (file) => store.earlierPicture(version.revision, file));
  const pictures = (await Promise.all(found)).filter((each) => each !== undefined);
  return new Map(pictures.map((each): [string, NewPicture] => [each.picture.file, each]));
};
