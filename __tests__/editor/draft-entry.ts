import type { DraftEntry, EntryData } from "../../src/editor/browser/cms";

/** An entry as the CMS hands it over: an immutable map, of which `get` is all that we use. */
export const draftEntry = (draft: object) =>
  new Map(Object.entries(draft)) as unknown as DraftEntry;

/** What an entry holds, likewise. */
export const entryData = (data: object): EntryData => ({
  toJS: () => data,
  merge: (changes) => entryData({ ...data, ...changes }),
});
