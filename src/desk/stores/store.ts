import type { FileChanges } from "../server/commit";
import type { Publication } from "../server/publication";
import { isWritable } from "../server/writable";
import type { NewPicture } from "../core/edits";
import type { Snapshot } from "../core/snapshot";

export type { FileChanges, Publication };

/** Result of a commit: either it was made, or there was a newer snapshot and nothing was written. */
export type Committed = { isMade: boolean; snapshot: Snapshot };

/** A commit that changed content. */
export type Version = {
  revision: string;
  author: string;
  /** By which the store knows the author, if it does. */
  login?: string;
  /** ISO 8601; undefined for local changes that are in no commit. */
  date?: string;
  /** How its author describes it, in one line; undefined for saves and what is in no commit. */
  message?: string;
};

/** A content file changed by a version. */
export type ChangedFile = {
  file: string;
  isRemoved: boolean;
  /** The previous revision; undefined if there is none. */
  before?: string;
};

/** The number of pictures of a commit that are stored already, and of all. */
export type Progress = { done: number; of: number };

/** What is said while a commit is being made. */
export type CommitListener = {
  onProgress?: (progress: Progress) => void;
  /** Called with the mark of the commit just before it may be made. */
  onSend?: (mark: string) => void;
};

/**
 * Where the content is stored: a folder of this computer, or a repository at a Git host. Every method throws
 * `StoreError` if the store is unreachable or refuses.
 */
export type ContentStore = {
  /** Returns the newest snapshot. */
  load: () => Promise<Snapshot>;
  /**
   * Writes all changes, or none if `revision` is not the newest one. Pictures are sent one by one before.
   * @param message a one-line description of the changes
   */
  commit: (
    changes: FileChanges,
    revision: string,
    message: string,
    listener?: CommitListener,
  ) => Promise<Committed>;
  /** Returns whether a commit with this mark has been made. */
  isMade: (mark: string) => Promise<boolean>;
  /**
   * Returns the newest versions of a file or of all content, newest first; undefined if the store has no
   * history.
   */
  history: (file?: string) => Promise<Version[] | undefined>;
  /** Returns the content files changed by a version. */
  changed: (revision: string) => Promise<ChangedFile[]>;
  /** Returns the text of a file at a revision; undefined if the file did not exist. */
  read: (revision: string, file: string) => Promise<string | undefined>;
  /** Returns a picture as it was before a version; undefined if it was not kept. */
  earlierPicture: (revision: string, file: string) => Promise<NewPicture | undefined>;
  /** Returns the state of the publication of the newest content; undefined if it is unknown. */
  publication: () => Promise<Publication | undefined>;
  /**
   * Returns the newest revision that has been published, unless that is long ago, and those after it; undefined if that
   * is unknown. Undefined if the store publishes nothing.
   */
  lastPublic?: () => Promise<{ revision?: string; later: string[] } | undefined>;
  /** Returns who made each revision after one, until another. Undefined if the store does not know its authors. */
  authors?: (after: string, until: string) => Promise<{ login?: string; name: string }[]>;
  /** Undefined if the store has no drafts. */
  drafts?: Drafts;
};

/** Shows changes before they are published: one draft for each user. */
export type Drafts = {
  /**
   * Replaces the draft by these changes, or does nothing if `revision` is not the newest one. Published
   * content stays unchanged.
   * @param unfinished the text of a file beside the content, which is not shown
   */
  show: (
    changes: FileChanges,
    revision: string,
    message: string,
    unfinished?: string,
  ) => Promise<Committed>;
  /** Returns the draft, which may come from another device; undefined if there is none. */
  find: () => Promise<Draft | undefined>;
  /** Deletes the draft, if there is one. */
  discard: () => Promise<void>;
  /** Deletes the draft that this desk has shown or found, unless it has been changed since. */
  forget: () => Promise<void>;
  /** Returns the state of the draft's preview; undefined if there is no draft. */
  preview: () => Promise<Preview | undefined>;
};

export type Draft = {
  changes: FileChanges;
  /** The text of the file beside them. */
  unfinished?: string;
  /** The snapshot that the changes are based on; there may be a newer one. */
  snapshot: Snapshot;
  /** ISO 8601. */
  date: string;
};

/** State of a draft's preview. */
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

/** Why a store failed: one for each thing that there is to do. */
export type StoreProblem =
  /** There is no connection. */
  | "unreachable"
  /** Nothing was answered in time. */
  | "silent"
  /** The answer is not the Git host's: it comes from a filter, or from a Wi-Fi that wants a sign-in, or is not whole. */
  | "foreign"
  /** Nobody is signed in, or the session has ended. */
  | "signed-out"
  /** The user has no write permission. */
  | "forbidden"
  /** The organization's identity provider has to confirm who the user is. */
  | "single-sign-on"
  /** The organization only allows other networks. */
  | "other-network"
  /** The user's account is suspended. */
  | "suspended"
  /** The repository is archived, disabled or blocked. */
  | "closed"
  /** A rule of the repository forbids it. */
  | "ruled-out"
  /** A file, or all of them together, are too large. */
  | "too-large"
  /** Too many requests. */
  | "busy"
  /** The repository or the branch does not exist, or is not visible to the user. */
  | "missing"
  /** No space is left. */
  | "full"
  /** The folder of this computer is read-only, or another user's. */
  | "unwritable"
  /** Another program of this computer keeps the content from being saved. */
  | "in-use"
  /** An unexpected response. */
  | "broken";

/** What a store says about the way out of a problem. */
export type Advice = {
  /** A page on which the user can solve it. */
  address?: string;
  /** Minutes to wait before the next attempt. */
  minutes?: number;
};

/** Problems that leave a store without a word of its own. */
const OUTAGES = ["unreachable", "silent", "foreign"] as const;

export type Outage = (typeof OUTAGES)[number];

/** Returns the problem if the store has not said a word. */
export const outageOf = (problem: StoreProblem | undefined) =>
  OUTAGES.find((each) => each === problem);

/** Problems that do not tell whether a request was carried out. */
export const isUncertain = (problem: StoreProblem) =>
  problem === "broken" || outageOf(problem) !== undefined;

export class StoreError extends Error {
  constructor(
    readonly problem: StoreProblem,
    /** Technical details, for the administrator. */
    detail: string,
    readonly advice: Advice = {},
  ) {
    super(`${problem}: ${detail}`);
  }
}

/** Returns an error as one of the store. A fault of the desk itself is logged, and ends a request like any other. */
export const asStoreError = (error: unknown) => {
  if (error instanceof StoreError) return error;
  console.error(error);
  return new StoreError("broken", String(error));
};

/**
 * Returns an error of the store, which the desk has an answer to.
 * @throws any other error: a fault of the desk itself
 */
export const storeErrorOrThrow = (error: unknown): StoreError => {
  if (!(error instanceof StoreError)) throw error;
  return error;
};
