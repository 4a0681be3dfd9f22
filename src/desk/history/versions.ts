import { cachedBy } from "../../base/cached-by";
import { isRecord } from "../../base/is-record";
import { referenceLists } from "../../typed-content/reference-lists";
import { SAVED } from "../stores/stored-versions";
import type { ChangedFile, ContentStore, Version } from "../stores/store";
import { parseStored } from "../stores/yaml";
import { contentNow } from "../core/content-now";
import { collectionOf } from "../core/model";
import { valueAt, withItem } from "../core/paths";
import { asOneStep, change, dataOf, type Work } from "../core/work";

export type Deleted = {
  version: Version;
  file: string;
  before: string;
  data: Record<string, unknown>;
};

/** Uncommitted changes and the last commit at home are not always the same. */
const MOVING = [SAVED, "HEAD"];

/** Failures are not cached. */
const cached = <Answer>(ask: (revision: string, file: string) => Promise<Answer>) => {
  const known = new Map<string, Promise<Answer>>();
  return (revision: string, file = "") => {
    const key = `${revision}\n${file}`;
    const answer = known.get(key) ?? ask(revision, file);
    if (!MOVING.includes(revision)) known.set(key, answer);
    answer.catch(() => known.delete(key));
    return answer;
  };
};

/** Reads each earlier version only once. */
const reader = cachedBy((store: ContentStore) => ({
  text: cached((revision, file) => store.read(revision, file)),
  changed: cached((revision) => store.changed(revision)),
}));

/** Undefined if the file did not exist. Throws StoreError. */
export const readAt = async (
  store: ContentStore,
  revision: string,
  file: string,
): Promise<{ data: unknown } | "unreadable" | undefined> => {
  const text = await reader(store).text(revision, file);
  if (text === undefined) return undefined;
  const parsed = await parseStored(file, text);
  // Fields that the present model does not know are kept.
  return "data" in parsed ? parsed : "unreadable";
};

/** Undefined if the file did not exist or is unreadable. */
export const dataAt = async (store: ContentStore, revision: string, file: string) => {
  const found = await readAt(store, revision, file);
  return found === "unreadable" ? undefined : found?.data;
};

/** @throws StoreError */
export const changedIn = (store: ContentStore, revision: string) => reader(store).changed(revision);

/** The file may have got another name. */
const isThere = (work: Work, file: string, id: unknown) =>
  dataOf(work, file) !== undefined ||
  contentNow(work).entries.some(
    ({ collection, data }) => collection === collectionOf(file) && valueAt(data, ["id"]) === id,
  );

/** With their last data. Entries that exist now are left out. Throws StoreError. */
export const deletedIn = async (
  store: ContentStore,
  versions: { version: Version; files: ChangedFile[] }[],
): Promise<Deleted[]> => {
  const last = new Map<string, { version: Version; changed: ChangedFile }>();
  for (const { version, files } of versions)
    for (const changed of files)
      if (!last.has(changed.file)) last.set(changed.file, { version, changed });
  const found = Array.from(last, async ([file, { version, changed }]): Promise<Deleted[]> => {
    const { isRemoved, before } = changed;
    if (!isRemoved || before === undefined || collectionOf(file)?.set !== "open") return [];
    const data = await dataAt(store, before, file);
    return isRecord(data) ? [{ version, file, before, data }] : [];
  });
  return (await Promise.all(found)).flat();
};

export const stillDeleted = (work: Work, deleted: Deleted[]) =>
  deleted.filter(({ file, data }) => !isThere(work, file, data.id));

/**
 * Restores list items that referred to the entry, such as a price, too. One undo step.
 * @param now in milliseconds
 * @throws StoreError
 */
export const withRecovered = async (
  store: ContentStore,
  current: () => Work,
  { file, before, data }: Deleted,
  now: number,
): Promise<Work> => {
  const type = collectionOf(file)?.type;
  const lists = referenceLists(contentNow(current()).entries).filter(
    ({ collection, ids }) => collection === type && !ids.includes(String(data.id)),
  );
  const earlier = await Promise.all(lists.map((list) => dataAt(store, before, list.file)));
  const work = current();
  let next = change(work, file, [], data, now);
  lists.forEach(({ file: holder, path, key }, index) => {
    const [items, own] = [valueAt(dataOf(next, holder), path), valueAt(earlier[index], path)];
    const item = Array.isArray(own)
      ? own.find((each) => valueAt(each, [key]) === data.id)
      : undefined;
    if (item === undefined || !Array.isArray(items)) return;
    const list = withItem(dataOf(next, holder), [...path, items.length], item);
    next = change(next, holder, [], list, now);
  });
  return asOneStep(work, next, now);
};
