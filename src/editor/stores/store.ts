import type { FileChanges } from "../../content-files/commit";
import type { Publication } from "../../content-files/publication";
import { isWritable } from "../../content-files/writable";
import type { Snapshot } from "../content/snapshot";

export type { FileChanges, Publication };

/** What came of a commit: it was made, or there was a newer snapshot and nothing was written. */
export type Committed = { isMade: boolean; snapshot: Snapshot };

/** A moment at which content was changed, by whom and when. */
export type Version = {
  revision: string;
  author: string;
  /** ISO 8601; undefined for what is stored at home and in no commit. */
  date?: string;
};

/** What a version did to a content file. */
export type ChangedFile = {
  file: string;
  isRemoved: boolean;
  /** The revision before; undefined where there is none. */
  before?: string;
};

/**
 * Where the content is kept: the folder of this computer, or the repository at a Git host.
 * Every method throws `StoreError` where the store cannot be reached or refuses.
 */
export type ContentStore = {
  /** Returns the newest snapshot. */
  load: () => Promise<Snapshot>;
  /**
   * Writes all of some changes, or nothing: nothing where the newest revision is another than the one
   * from which they were made.
   * @param message what has changed, in a line
   */
  commit: (changes: FileChanges, revision: string, message: string) => Promise<Committed>;
  /**
   * Returns the newest versions, of a file or of all content, the newest first; undefined where no
   * history is kept.
   */
  history: (file?: string) => Promise<Version[] | undefined>;
  /** Returns the content files that a version has changed. */
  changed: (revision: string) => Promise<ChangedFile[]>;
  /** Returns a text as it was; undefined where there was no such file. */
  read: (revision: string, file: string) => Promise<string | undefined>;
  /** Returns what has become of the newest content; undefined where nobody can tell. */
  publication: () => Promise<Publication | undefined>;
  /** What can be shown before it is published; undefined where there is no such way. */
  drafts?: Drafts;
};

/** What somebody shows others before it is published: one draft a person. */
export type Drafts = {
  /**
   * Puts all of some changes into the draft, in place of what it was; nothing where the newest
   * revision is another than the one from which they were made. What is published stays as it is.
   */
  show: (changes: FileChanges, revision: string, message: string) => Promise<Committed>;
  /** Returns the draft that there is, be it from another device; undefined where there is none. */
  find: () => Promise<Draft | undefined>;
  /** Deletes the draft, if there is one. A commit does so by itself, where this desk knows the draft. */
  discard: () => Promise<void>;
  /** Returns where the draft is shown; undefined where there is none. */
  preview: () => Promise<Preview | undefined>;
};

export type Draft = {
  changes: FileChanges;
  /** From which the changes were made; there may be a newer one. */
  snapshot: Snapshot;
  /** ISO 8601. */
  date: string;
};

/** How far the preview of a draft is. */
export type Preview =
  | { status: "building" }
  | { status: "there"; address: string }
  /** @param address where whoever looks after the site reads why */
  | { status: "failed"; address?: string };

/** @throws StoreError where a file is no content file */
export const assertContent = (changes: FileChanges) => {
  const other = [...changes.keys()].find((file) => !isWritable(file));
  if (other !== undefined) throw new StoreError("broken", `${other} is no content file.`);
};

/** Why a store did not do what it was asked. */
export type StoreProblem =
  /** It could not be reached: there is no connection. */
  | "unreachable"
  /** Nobody is signed in, or not any more. */
  | "signed-out"
  /** Whoever is signed in may not write. */
  | "forbidden"
  /** A rule of the repository forbids it. */
  | "ruled-out"
  /** It has had too many requests. */
  | "busy"
  /** There is no such repository, or it is not to be seen. */
  | "missing"
  /** No space is left. */
  | "full"
  /** It says what nobody expects. */
  | "broken";

export class StoreError extends Error {
  constructor(
    readonly problem: StoreProblem,
    /** What the store said, for whoever looks after the site. */
    detail: string,
  ) {
    super(`${problem}: ${detail}`);
  }
}

/** @throws StoreError in place of what a browser says of a request that did not come through */
export const unreachable = (error: unknown): never => {
  throw new StoreError("unreachable", String(error));
};
