import type { NewPicture, Snapshot } from "../core/edits";
import { isWritable } from "./writable";

export type Version = {
  revision: string;
  author: string;
  /** By which the store knows the author, if it does. */
  login?: string;
  /** ISO 8601. */
  date?: string;
  /** Its author's, in one line. */
  message?: string;
};

export type ChangedFile = {
  file: string;
  isRemoved: boolean;
  /** The revision before, which still has a removed file; undefined for the first one. */
  before?: string;
};

/** By path. Undefined deletes a file. */
export type FileChanges = ReadonlyMap<string, string | Uint8Array | undefined>;

/** What has become of content that was stored: on the web, or for `npm start` on this computer. Times are ISO 8601. */
export type Publication =
  /** @param since undefined if unknown */
  | { status: "public"; since?: string }
  | { status: "building"; since?: string }
  /** For longer than a build takes; the published content is older. */
  | { status: "late"; since: string }
  /** Nobody tells whether it is public. */
  | { status: "sent"; since: string }
  /**
   * The published content is older.
   * @param isContent for errors in the content: to send it again would not help
   * @param detail the errors, one per line
   * @param address a page for the maintainer, if there is one
   */
  | { status: "failed"; at: string; isContent: boolean; detail: string; address?: string };

/** Otherwise nothing was written, and the snapshot is newer. */
export type Committed = { isMade: boolean; snapshot: Snapshot };

/** Of the pictures of a commit, how many are stored already. */
export type Progress = { done: number; of: number };

type CommitListener = {
  onProgress?: (progress: Progress) => void;
  /** Called with the mark of the commit just before it may be made. */
  onSend?: (mark: string) => void;
};

/** Every method throws `StoreError` if the store is unreachable or refuses. */
export type ContentStore = {
  load: () => Promise<Snapshot>;
  /** Writes nothing if `revision` is not the newest one. Pictures are sent one by one before. `message` is one line. */
  commit: (
    changes: FileChanges,
    revision: string,
    message: string,
    listener?: CommitListener,
  ) => Promise<Committed>;
  /** Missing where a save is no commit: what was sent without an answer is compared with the content. */
  isMade?: (mark: string) => Promise<boolean>;
  /** Newest first, of all content without a file; undefined if the store has no history. */
  history: (file?: string) => Promise<Version[] | undefined>;
  changed: (revision: string) => Promise<ChangedFile[]>;
  /** Undefined if the file did not exist. */
  read: (revision: string, file: string) => Promise<string | undefined>;
  /** As it is stored now; undefined if it is not. */
  picture: (file: string) => Promise<Uint8Array<ArrayBuffer> | undefined>;
  /** The picture before a version, or before our last save; undefined if it is not kept. */
  earlierPicture: (revision: string, file: string) => Promise<NewPicture | undefined>;
  /** Of a revision, by default the newest; undefined if unknown. At home it is always that of the newest. */
  publication: (revision?: string) => Promise<Publication | undefined>;
  /** The newest content, unchanged, for another build. Missing if the store publishes nothing. */
  sendAgain?: (message: string) => Promise<void>;
  /** Of the revisions after one, until another. Missing if the store does not know its authors. */
  authors?: (after: string, until: string) => Promise<{ login?: string; name: string }[]>;
  drafts?: Drafts;
};

/** Shown before publication; one for each user. */
export type Drafts = {
  /** Does nothing if `revision` is not the newest. `unfinished`: the text of a file beside the content, not shown. */
  show: (
    changes: FileChanges,
    revision: string,
    message: string,
    unfinished?: string,
  ) => Promise<Committed>;
  /** The draft may come from another device. */
  find: () => Promise<Draft | undefined>;
  discard: () => Promise<void>;
  /** Deletes only a draft that this desk has shown or found, and nobody has changed since. */
  forget: () => Promise<void>;
  /** Undefined without a draft. */
  preview: () => Promise<Preview | undefined>;
};

export type Draft = {
  changes: FileChanges;
  /** The text of the file beside the changes. */
  unfinished?: string;
  /** The changes are based on it; there may be a newer one. */
  snapshot: Snapshot;
  /** ISO 8601. */
  date: string;
};

export type Preview =
  | { status: "building" }
  | { status: "there"; address: string }
  /** @param address URL of the log, for the administrator */
  | { status: "failed"; address?: string };

/** Throws StoreError if a path is not a content file. */
export const assertContent = (changes: FileChanges) => {
  const other = [...changes.keys()].find((file) => !isWritable(file));
  if (other !== undefined) throw new StoreError("broken", `${other} is no content file.`);
};

/** One for each thing that there is to do. */
export type StoreProblem =
  | "unreachable"
  /** Nothing was answered in time. */
  | "silent"
  /** The answer comes from a filter, or a Wi-Fi that wants a sign-in, or is not whole. */
  | "foreign"
  /** Nobody is signed in, or the session has ended. */
  | "signed-out"
  /** The user has no write permission. */
  | "forbidden"
  /** The organization's identity provider has to confirm who the user is. */
  | "single-sign-on"
  /** The organization only allows other networks. */
  | "other-network"
  | "suspended"
  /** The repository is archived, disabled or blocked. */
  | "closed"
  /** A rule of the repository forbids it. */
  | "ruled-out"
  | "too-large"
  | "busy"
  /** Or the user may not see the repository or the branch. */
  | "missing"
  | "full"
  /** The folder of this computer is read-only, or another user's. */
  | "unwritable"
  /** Another program of this computer keeps the content from being saved. */
  | "in-use"
  | "broken";

/** What the store says about the way out. */
export type Advice = {
  /** Where the user can solve the problem. */
  address?: string;
  minutes?: number;
};

/** Then the store has not said a word. */
const OUTAGES = ["unreachable", "silent", "foreign"] as const;

export type Outage = (typeof OUTAGES)[number];

export const outageOf = (problem: StoreProblem | undefined) =>
  OUTAGES.find((each) => each === problem);

/** The request may have been carried out. */
export const isUncertain = (problem: StoreProblem) =>
  problem === "broken" || outageOf(problem) !== undefined;

export class StoreError extends Error {
  constructor(
    readonly problem: StoreProblem,
    /** For the administrator. */
    detail: string,
    readonly advice: Advice = {},
  ) {
    super(`${problem}: ${detail}`);
  }
}

/** A fault of the desk itself is logged, and ends a request like any other. */
export const asStoreError = (error: unknown) => {
  if (error instanceof StoreError) return error;
  console.error(error);
  return new StoreError("broken", String(error));
};

/** Throws any other error: a fault of the desk itself. */
export const storeErrorOrThrow = (error: unknown): StoreError => {
  if (!(error instanceof StoreError)) throw error;
  return error;
};

/** Undefined deletes the file. */
type TextChange = string | undefined;

/** One by one. Each picture is replaced by what `send` returns for it. */
export const sendPictures = async <Sent extends object>(
  changes: FileChanges,
  send: (bytes: Uint8Array) => Promise<Sent>,
  onProgress: CommitListener["onProgress"],
) => {
  const of = [...changes.values()].filter((data) => typeof data === "object").length;
  const sent: [file: string, data: TextChange | Sent][] = [];
  let done = 0;
  for (const [file, data] of changes) {
    if (typeof data === "object") onProgress?.({ done, of });
    sent.push([file, typeof data === "object" ? await send(data) : data]);
    if (typeof data === "object") done += 1;
  }
  return sent;
};
