import { cachedBy } from "@brisa/typed-content/helpers";
import { isPicture, isRead } from "@brisa/typed-content/files";
import type { Edit, Edits, NewPicture } from "../core/edits";
import { contentModel } from "../core/model";
import type { ChangedFile, ContentStore, Version } from "../stores/store";
import { parseStored } from "../stores/yaml";

/** What a version has changed, from before to after. */
export type VersionEdits = {
  version: Version;
  edits: Edits;
  /** All that was changed is in the edits: otherwise it cannot be put back. */
  isWhole: boolean;
};

/** Failures are not kept. */
const once = <Asked extends string[], Answer>(ask: (...asked: Asked) => Promise<Answer>) => {
  const known = new Map<string, Promise<Answer>>();
  return (...asked: Asked) => {
    const key = asked.join("\n");
    const answer = known.get(key) ?? ask(...asked);
    known.set(key, answer);
    answer.catch(() => known.delete(key));
    return answer;
  };
};

/** What a version has does not change. */
const reader = cachedBy(({ read, changed }: ContentStore) => ({
  read: once(read),
  changed: once(changed),
}));

/** Undefined if the file did not exist. Fields that the present model does not know are kept. Throws StoreError. */
export const readAt = async (
  store: ContentStore,
  revision: string,
  file: string,
): Promise<{ data: unknown } | "unreadable" | undefined> => {
  const text = await reader(store).read(revision, file);
  if (text === undefined) return undefined;
  const parsed = await parseStored(file, text);
  return "data" in parsed ? parsed : "unreadable";
};

/** A picture that is there, without its details. */
const THERE = {};

/** Most files whose texts are read, before and after: on the web each takes requests. Deleted ones are read all. */
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
    isRemoved ? undefined : readAt(store, revision, file),
  ]);
  if (earlier === "unreadable" || later === "unreadable") return undefined;
  return { base: earlier?.data, data: later?.data };
};

/** Of the content that the desk reads; undefined if nothing of it was changed. Throws StoreError. */
export const versionEdits = async (
  store: ContentStore,
  version: Version,
): Promise<VersionEdits | undefined> => {
  const files = (await reader(store).changed(version.revision)).filter(
    ({ file }) => isPicture(file) || isRead(file, contentModel()),
  );
  if (files.length === 0) return undefined;
  // Before the first version there was no site to go back to.
  const isFirst = files.some(({ before }) => before === undefined);
  const isTold = !isFirst && files.length <= MOST;
  const told = isTold ? files : files.filter(({ isRemoved, before }) => isRemoved && before);
  const found = await Promise.all(
    told.map(async (each) => [each.file, await editOf(store, version, each)] as const),
  );
  const edits = new Map(found.flatMap(([file, edit]) => (edit ? [[file, edit]] : [])));
  return { version, edits, isWhole: isTold && edits.size === files.length };
};

/** @throws StoreError */
export const deletedPictures = async (store: ContentStore, revision: string, edits: Edits) => {
  const files = [...edits].flatMap(([file, { data }]) =>
    isPicture(file) && data === undefined ? file : [],
  );
  const found = files.map(async (file) => store.earlierPicture(revision, file));
  const pictures = (await Promise.all(found)).filter((each) => each !== undefined);
  return new Map(pictures.map((each): [string, NewPicture] => [each.picture.file, each]));
};
