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
  registerWidget: (name: string, control: unknown) => void;
};

/** An entry as it will be saved: an immutable map. */
export type DraftEntry = {
  get: <Key extends keyof Draft>(key: Key) => Draft[Key];
  toJS: () => object;
};

type Draft = {
  collection: string;
  slug: string;
  /** "" of a new entry. */
  path: string;
  newRecord: boolean;
  /** Of a draft alone. */
  status?: string;
  isPersisting?: boolean;
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
  api?: GitHubApi;
  /** @param paths of entries or pictures, from the root of the repository */
  deleteFiles: (paths: string[], message: string) => Promise<unknown>;
  persistEntry: (entry: SavedEntry, options: SaveOptions) => Promise<unknown>;
  persistMedia: (...media: unknown[]) => Promise<unknown>;
  updateUnpublishedEntryStatus: (...change: unknown[]) => Promise<unknown>;
  publishUnpublishedEntry: (...entry: unknown[]) => Promise<unknown>;
  deleteUnpublishedEntry: (...entry: unknown[]) => Promise<unknown>;
  unpublishedEntries: () => Promise<unknown>;
  /** @throws `notUnderEditorialWorkflow` where an entry has no draft */
  unpublishedEntry: (entry: { collection: string; slug: string }) => Promise<unknown>;
};

export type GitHubApi = {
  token: string;
  /** Of drafts alone, however they are labelled; of one branch, or of all. */
  getPullRequests: (
    branch: string | undefined,
    state: "open",
    isWanted: (pull: PullRequest) => boolean,
  ) => Promise<PullRequest[]>;
  setPullRequestStatus: (pull: PullRequest, status: "draft") => Promise<unknown>;
  createBranch: MoveBranch;
  patchBranch: MoveBranch;
};

/** Makes a branch, or moves it. */
type MoveBranch = (name: string, commit: string, options?: object) => Promise<unknown>;

export type PullRequest = { labels: { name: string }[] };

export type SavedEntry = { dataFiles: [{ slug: string; path: string }] };

export type SaveOptions = {
  collectionName: string;
  /** Whether there is a draft of it already. */
  unpublished?: boolean;
};

/** A field's configuration: an immutable map. */
export type Field = {
  get: (option: string) => unknown;
  set: (option: string, value: unknown) => Field;
};

/** A field's control in Decap's form: a React component. */
export type Control = {
  props: {
    field: Field;
    value: unknown;
    /** What its label is for. */
    forID: string;
    /** The entry that is open at this moment. */
    getEntry: () => DraftEntry;
  };
  render: () => ReactElement;
  /** Puts the cursor back where it was; some controls alone. */
  componentDidUpdate?: (previous: Control["props"]) => void;
};

/** What Decap gives to a control of ours. */
export type ControlProps<Value> = Omit<Control["props"], "value"> & {
  /** Undefined while there is none. */
  value: Value | undefined;
  onChange: (value: Value) => void;
  /** The list to which the open entry belongs. */
  collection: { get: (option: "name") => string };
};

export type ReactElement = { type: unknown; props: object };

/** React's own, of which the editor brings a copy. */
type CreateElement = (type: unknown, props: object, ...children: unknown[]) => ReactElement;

type ReactClass = new (props: never) => unknown;

type Instance<Props, State> = {
  props: Props;
  state: State;
  setState: (changes: Partial<State>) => void;
};

type Lifecycle<State> = {
  getInitialState: () => State;
  componentDidMount?: () => void;
  render: () => ReactElement;
  /** What Decap looks at where it asks whether a field is empty; its value when left out. */
  getValidateValue?: () => unknown;
};

/** Makes a class of a component, as Decap asks of controls. */
type CreateClass = <Props, State, Methods = object>(
  component: Lifecycle<State> & Methods & ThisType<Instance<Props, State> & Methods>,
) => ReactClass;

declare global {
  // `declare global` takes nothing but `var` and interfaces.
  var CMS: Cms;
  var CMS_MANUAL_INIT: boolean;
  var h: CreateElement;
  var createClass: CreateClass;
}
