import type { FileChanges } from "../server/commit";
import type { Publication } from "../server/publication";
import { isWritable } from "../server/writable";
import type { NewPicture } from "../core/edits";
import type { Snapshot } from "../core/snapshot";

export type { FileChanges, Publication };

/** Made, or nothing was written, and the snapshot is a newer one. */
export type Committed = { isMade: boolean; snapshot: Snapshot };

/** A commit that changed content. */
export type Version = {
  revision: string;
  author: string;
  /** By which the store knows the author, if it does. */
  login?: string;
  /** ISO 8601; undefined for local changes that are in no commit. */
  date?: string;
  /** Its author's, in one line; undefined for saves and what is in no commit. */
  message?: string;
};

export type ChangedFile = {
  file: string;
  isRemoved: boolean;
  /** The previous revision; undefined if there is none. */
  before?: string;
};

/** Pictures of a commit that are stored already, and all. */
export type Progress = { done: number; of: number };

export type CommitListener = {
  onProgress?: (progress: Progress) => void;
  /** Called with the mark of the commit just before it may be made. */
  onSend?: (mark: string) => void;
};

/**
 * A folder of this computer, or a repository at a Git host. Every method throws `StoreError` if the store is
 * unreachable or refuses.
 */
export type ContentStore = {
  /** The newest snapshot. */
  load: () => Promise<Snapshot>;
  /**
   * All changes, or none if `revision` is not the newest one. Pictures are sent one by one before.
   * @param message one line
   */
  commit: (
    changes: FileChanges,
    revision: string,
    message: string,
    listener?: CommitListener,
  ) => Promise<Committed>;
  isMade: (mark: string) => Promise<boolean>;
  /** The newest first, of all content without a file; undefined if the store has no history. */
  history: (file?: string) => Promise<Version[] | undefined>;
  changed: (revision: string) => Promise<ChangedFile[]>;
  /** Undefined if the file did not exist. */
  read: (revision: string, file: string) => Promise<string | undefined>;
  /** As it was before a version; undefined if it was not kept. */
  earlierPicture: (revision: string, file: string) => Promise<NewPicture | undefined>;
  /** Of the newest content; undefined if it is unknown. */
  publication: () => Promise<Publication | undefined>;
  /**
   * `later` follow the newest published revision, which is undefined if that is long ago. Undefined if nothing is
   * known, and for a store that publishes nothing.
   */
  lastPublic?: () => Promise<{ revision?: string; later: string[] } | undefined>;
  /** Of each revision after one, until another. Undefined if the store does not know its authors. */
  authors?: (after: string, until: string) => Promise<{ login?: string; name: string }[]>;
  drafts?: Drafts;
};

/** One draft for each user, to show changes before they are published. */
export type Drafts = {
  /**
   * Not if `revision` is not the newest one. Published content stays unchanged.
   * @param unfinished the text of a file beside the content, which is not shown
   */
  show: (
    changes: FileChanges,
    revision: string,
    message: string,
    unfinished?: string,
  ) => Promise<Committed>;
  /** May come from another device. */
  find: () => Promise<Draft | undefined>;
  discard: () => Promise<void>;
  /** Only the draft that this desk has shown or found, unless it has been changed since. */
  forget: () => Promise<void>;
  /** Undefined if there is no draft. */
  preview: () => Promise<Preview | undefined>;
};

export type Draft = {
  changes: FileChanges;
  /** The text of the file beside them. */
  unfinished?: string;
  /** On which the changes are based; there may be a newer one. */
  snapshot: Snapshot;
  /** ISO 8601. */
  date: string;
};

export type Preview =
  | { status: "building" }
  | { status: "there"; address: string }
  /** @param address URL of the log, for the administrator */
  | { status: "failed"; address?: string };

/** @throws StoreError if a path is not a content file */
export const assertContent = (changes: FileChanges) => {
  const other = [...changes.keys()].find((file) => !isWritable(file));
  if (other !== undefined) throw new StoreError("broken", `${other} is no content file.`);
};

/** One for each thing that there is to do. */
export type StoreProblem =
  | "unreachable"
  /** Nothing was answered in time. */
  | "silent"
  /** From a filter, or from a Wi-Fi that wants a sign-in, or not whole. */
  | "foreign"
  /** Or the session has ended. */
  | "signed-out"
  /** No write permission. */
  | "forbidden"
  /** The organization's identity provider has to confirm who the user is. */
  | "single-sign-on"
  /** The organization only allows other networks. */
  | "other-network"
  /** The user's account. */
  | "suspended"
  /** The repository is archived, disabled or blocked. */
  | "closed"
  /** A rule of the repository forbids it. */
  | "ruled-out"
  /** A file, or all of them together. */
  | "too-large"
  /** Too many requests. */
  | "busy"
  /** The repository or the branch, or it is not visible to the user. */
  | "missing"
  /** No space is left. */
  | "full"
  /** The folder of this computer is read-only, or another user's. */
  | "unwritable"
  /** Another program of this computer keeps the content from being saved. */
  | "in-use"
  /** An unexpected response. */
  | "broken";

/** The way out of a problem. */
export type Advice = {
  /** A page on which the user can solve it. */
  address?: string;
  /** Minutes to wait before the next attempt. */
  minutes?: number;
};

/** A store has not said a word. */
const OUTAGES = ["unreachable", "silent", "foreign"] as const;

export type Outage = (typeof OUTAGES)[number];

export const outageOf = (problem: StoreProblem | undefined) =>
  OUTAGES.find((each) => each === problem);

/** They do not tell whether a request was carried out. */
export const isUncertain = (problem: StoreProblem) =>
  problem === "broken" || outageOf(problem) !== undefined;

export class StoreError extends Error {
  constructor(
    readonly problem: StoreProblem,
    /** Technical, for the administrator. */
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

/** The desk has an answer to it. @throws any other error: a fault of the desk itself */
export const storeErrorOrThrow = (error: unknown): StoreError => {
  if (!(error instanceof StoreError)) throw error;
  return error;
};
