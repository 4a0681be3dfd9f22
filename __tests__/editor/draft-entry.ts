import type { DraftEntry } from "../../src/editor/browser/cms";

/** An entry as the CMS hands it over: an immutable map, of which `get` is all that we use. */
export const draftEntry = (draft: object) =>
  new Map(Object.entries(draft)) as unknown as DraftEntry;
