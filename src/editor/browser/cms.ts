import type { Phrases } from "./spanish";

/** What we use of the global that Decap CMS offers. */
export type Cms = {
  init: (options: { config: object }) => void;
  registerCustomFormat: (
    name: string,
    extension: string,
    formatter: {
      fromFile: (text: string) => unknown;
      toFile: (data: object) => string;
    },
  ) => void;
  registerEventListener: (listener: {
    name: "preSave" | "postSave" | "prePublish";
    /** @returns of `preSave`: other data to be saved, if any */
    handler: (event: { entry: DraftEntry }) => unknown;
  }) => void;
  getLocale: (code: string) => Phrases;
  registerLocale: (code: string, phrases: Phrases) => void;
  /** What is registered, to be changed in place. */
  getBackend: (name: string) => { init: (...args: unknown[]) => Backend };
  getWidget: (name: string) => { control: { prototype: Control } };
};

/** An entry as it will be saved: an immutable map. */
export type DraftEntry = {
  get: <Key extends keyof Draft>(key: Key) => Draft[Key];
};

type Draft = {
  collection: string;
  slug: string;
  /** "" of a new entry. */
  path: string;
  newRecord: boolean;
  /** The text of the file when it was opened; "" of a new entry. */
  raw: string;
  data: EntryData;
  /** The pictures of the library, and those that will be saved with the entry. */
  mediaFiles?: { toJS: () => { path: string }[] };
};

/** An immutable map. */
export type EntryData = {
  toJS: () => object;
  merge: (changes: object) => EntryData;
};

/** What reads and writes files for Decap. */
export type Backend = {
  /** Asks GitHub who has a token, and whether they may write. */
  authenticate: (user: { token: string }) => Promise<unknown>;
  /** GitHub's alone, kept for what is asked of it later. */
  token?: string;
  api?: { token: string };
  /** @param paths of entries or pictures, from the root of the repository */
  deleteFiles: (paths: string[], message: string) => Promise<unknown>;
  persistEntry: (entry: SavedEntry, options: SaveOptions) => Promise<unknown>;
  /** @throws `notUnderEditorialWorkflow` where an entry has no draft */
  unpublishedEntry: (entry: { collection: string; slug: string }) => Promise<unknown>;
};

export type SavedEntry = { dataFiles: { slug: string }[] };

export type SaveOptions = {
  collectionName: string;
  /** Whether there is a draft of it already. */
  unpublished?: boolean;
};

/** A field's control in Decap's form: a React component. */
export type Control = {
  props: {
    /** The field's configuration. */
    field: { get: (option: string) => unknown };
    value: unknown;
    /** The entry that is open at this moment. */
    getEntry: () => DraftEntry;
  };
  render: () => ReactElement;
  /** Puts the cursor back where it was; some controls alone. */
  componentDidUpdate?: (previous: Control["props"]) => void;
};

type ReactElement = { type: unknown; props: object };

/** React's own, of which the editor brings a copy. */
type CreateElement = (type: unknown, props: object, ...children: unknown[]) => ReactElement;

declare global {
  // `declare global` takes nothing but `var` and interfaces.
  var CMS: Cms;
  var CMS_MANUAL_INIT: boolean;
  var h: CreateElement;
}
