import { isRecord } from "../../base/is-record";
import { isSame } from "../core/json";
import { collectionOf, schemaOf } from "../core/model";
import { asOneStep, change, dataOf, type Work } from "../core/work";
import type { ContentStore, Version } from "../stores/store";
import type { HeldEdit } from "../told/held-lines";
import { withItemsOf } from "./items-of";
import { dataAt } from "./versions";

/** With items about the entry. Data are undefined where they are unknown. */
export type HolderVersion = { file: string; data: unknown; before: unknown };

/** With other files that its form shows a part of. Data are undefined where the file did not exist. */
export type FileVersion = {
  version: Version;
  data: unknown;
  before: unknown;
  holders: HolderVersion[];
};

/** By file; versions are newest first. */
export type Histories = ReadonlyMap<string, Version[]>;

/** Versions that are read at once at least. */
const LEAST = 8;

const timeOf = ({ date }: Version) => (date === undefined ? Infinity : Date.parse(date));

/** Newest first. */
export const joinedHistory = (histories: Histories): Version[] => {
  const all = new Map([...histories.values()].flat().map((each) => [each.revision, each]));
  return [...all.values()].toSorted((a, b) => {
    const [later, earlier] = [timeOf(b), timeOf(a)];
    return later === earlier ? 0 : later - earlier;
  });
};

/** Of another file, with only what is about the entry as in the version. */
const heldData = (work: Work, file: string, holder: string, data: unknown, then: unknown) =>
  withItemsOf(schemaOf(holder), dataOf(work, holder), then, {
    type: collectionOf(file)?.type ?? "",
    id: isRecord(data) ? data.id : undefined,
  });

/** What a version changed in other files, of what is about the entry. */
export const heldEdits = (
  work: Work,
  file: string,
  { data, before, holders }: Omit<FileVersion, "version">,
): HeldEdit[] =>
  holders.flatMap((holder) => {
    if (holder.data === undefined || holder.before === undefined) return [];
    const held = (then: unknown) => heldData(work, file, holder.file, data ?? before, then);
    const edit = { base: held(holder.before), data: held(holder.data) };
    return isSame(edit.base, edit.data) ? [] : [[holder.file, edit] as const];
  });

/** Also restores what other files' lists said about the entry. One undo step. `now`: in milliseconds. */
export const withVersion = (
  work: Work,
  file: string,
  { data, holders }: FileVersion,
  now: number,
): Work => {
  let next = change(work, file, [], data, now);
  for (const holder of holders)
    if (holder.data !== undefined)
      next = change(
        next,
        holder.file,
        [],
        heldData(work, file, holder.file, data, holder.data),
        now,
      );
  return asOneStep(work, next, now);
};

/**
 * At least so many, if there are, and how many of all are read. Versions that changed nothing of the entry are left
 * out.
 * @param all the joined history
 * @throws StoreError
 */
export const entryVersions = async (
  store: ContentStore,
  work: Work,
  file: string,
  histories: Histories,
  all: Version[],
  count: number,
): Promise<{ versions: FileVersion[]; read: number }> => {
  /** From the newest of the file's own versions that is not after one of all. */
  const dataFrom = async (name: string, place: number) => {
    const own = new Set(histories.get(name)?.map(({ revision }) => revision));
    const version = all.slice(place).find(({ revision }) => own.has(revision));
    return version && (await dataAt(store, version.revision, name));
  };
  const others = [...histories.keys()].filter((name) => name !== file);
  const versionAt = async (version: Version, place: number): Promise<FileVersion> => {
    const both = (name: string) =>
      Promise.all([dataFrom(name, place), dataFrom(name, place + 1)] as const);
    const [[data, before], ...held] = await Promise.all([both(file), ...others.map(both)]);
    const holders = others.map((name, index) => ({
      file: name,
      data: held[index]?.[0],
      before: held[index]?.[1],
    }));
    return { version, data, before, holders };
  };
  const versions: FileVersion[] = [];
  let read = 0;
  while (versions.length < count && read < all.length) {
    const next = all.slice(read, read + Math.max(count - versions.length, LEAST));
    const found = await Promise.all(next.map((each, index) => versionAt(each, read + index)));
    read += next.length;
    versions.push(
      ...found.filter(
        (each) => !isSame(each.data, each.before) || heldEdits(work, file, each).length > 0,
      ),
    );
  }
  return { versions, read };
};
