import { createObservable } from "@brisa/typed-content/helpers";
import type { ContentError } from "@brisa/typed-content/check";
import type { Unread } from "./draft-parts";
import type { HeldConflict } from "../core/merge";
import type {
  Advice,
  Outage,
  Preview,
  Progress,
  Publication,
  StoreError,
  StoreProblem,
} from "../stores/store";
import type { Edits } from "../core/edits";
import type { LeftByOther } from "./kept-edits";
import type { Work } from "../core/work";

/** Of a publication that has ended. */
export type Outcome =
  | { kind: "published" }
  | { kind: "refused"; errors: ContentError[] }
  | { kind: "conflict" }
  | { kind: "problem"; problem: StoreProblem; detail: string; advice: Advice };

/** A publication that this tab has made or seen come, until a newer one replaces it. */
export type Followed = {
  /** The content that has it. */
  revision: string;
  edits: Edits;
  /** When it came, in milliseconds. */
  at: number;
  /** Of others: unknown names are missing. */
  by: readonly string[];
  /** Undefined while unknown. */
  publication?: Publication;
};

export type ShownDraft = {
  isBusy: boolean;
  /** Undefined where there is no preview. */
  preview?: Preview;
  failure?: "newer" | "conflict" | StoreError;
  /** Previewed on another device, and not in this browser; `at` is in milliseconds. */
  found?: { edits: Edits; at: number };
  /** Why the unfinished edits of the stored draft cannot be read. */
  unread?: Unread;
};

export type DeskState = {
  work: Work;
  isPublishing: boolean;
  /** How many pictures are stored already. */
  progress?: Progress;
  /** Undefined before the first publication and after any later change. */
  outcome?: Outcome;
  /** Of the newest content; undefined while unknown. */
  publication?: Publication;
  /** Fields that were left or have prevented a publication, and answered questions (`keyOfField`). */
  touched: ReadonlySet<string>;
  /** Conflicts to be decided later: nobody is asked about them meanwhile. */
  postponed: ReadonlySet<HeldConflict>;
  mine?: Followed;
  /** The newest that is not ours. */
  theirs?: Followed;
  /** The store has answered the last request, and knows who asks. */
  isOnline: boolean;
  /** How the store did not answer. */
  outage?: Outage;
  /** When the edits of an earlier visit were written, in milliseconds. */
  leftAt?: number;
  /** Whether this browser can store the edits. */
  isKept: boolean;
  /** Whether this tab may change anything; another one may instead. */
  hasPen: boolean;
  /** The preview of the edits. */
  draft: ShownDraft;
  /** The newest first. */
  leftByOthers: readonly LeftByOther[];
};

/** The one place of what the desk knows; its parts read and change it. */
export const createDeskStore = (first: DeskState) => {
  let state = first;
  const { subscribe, notify } = createObservable();
  return {
    state: () => state,
    /** Subscribers are called after each change. */
    set: (change: Partial<DeskState>) => {
      state = { ...state, ...change };
      notify();
    },
    subscribe,
  };
};

export type DeskStore = ReturnType<typeof createDeskStore>;
