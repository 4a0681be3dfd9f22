import type { Path } from "../model/schema";
import type { ContentError } from "../validation/findings";
import { check, type Checked } from "./content/check";
import { openConflicts } from "./content/conflicts";
import { isStoredIn, type Edits } from "./content/edits";
import type { Conflict } from "./content/merge";
import { publish } from "./content/publish";
import type { Snapshot } from "./content/snapshot";
import { changeField, confirm } from "./content/translations";
import { withNames } from "./content/names";
import {
  asOneStep,
  begin,
  change,
  decide,
  moveTo,
  published,
  redo,
  undo,
  type Work,
} from "./content/work";
import type { EditsInBrowser, Unfinished } from "./kept-edits";
import { openDraft, type ShownDraft } from "./shown-draft";
import { StoreError, type ContentStore, type Publication, type StoreProblem } from "./stores/store";

/** What a publication, or another request to the store, came to. */
export type Outcome =
  | { kind: "published" }
  | { kind: "refused"; errors: ContentError[] }
  | { kind: "contested" }
  | { kind: "problem"; problem: StoreProblem; detail: string };

/** What the desk's screens show. */
export type DeskState = {
  work: Work;
  isPublishing: boolean;
  /** What came of the last publication; undefined before the first, and once something is changed. */
  outcome?: Outcome;
  /** What has become of the newest content; undefined while nobody can tell. */
  publication?: Publication;
  /** Whether the store could be reached when it was asked last. */
  isOnline: boolean;
  /** When what waits was written, in milliseconds, if it was before this visit. */
  leftAt?: number;
  /** Whether this browser keeps what is written. */
  isKept: boolean;
  /** What is shown before it is published. */
  draft: ShownDraft;
};

const problemOf = (error: unknown): Outcome => {
  if (!(error instanceof StoreError)) throw error;
  return { kind: "problem", problem: error.problem, detail: error.message };
};

const checks = new WeakMap<Edits, { snapshot: Snapshot; checked: Checked }>();

/** Returns what the check says of the content as it would be. */
export const checkedOf = ({ snapshot, edits }: Work): Checked => {
  const known = checks.get(edits);
  if (known?.snapshot === snapshot) return known.checked;
  const checked = check(snapshot, edits);
  checks.set(edits, { snapshot, checked });
  return checked;
};

/**
 * Milliseconds between two questions after the newest content, while it is on its way and otherwise: a Git
 * host takes so many requests an hour, this computer any number.
 */
const PACES = { home: { soon: 2_000, later: 4_000 }, web: { soon: 10_000, later: 30_000 } };

/**
 * Returns what somebody at the desk has and does. Whoever subscribes is called after each change of state.
 * @param kept where edits outlive a reload
 * @throws StoreError where the content cannot be loaded
 */
export const openDesk = async (store: ContentStore, kept: EditsInBrowser) => {
  // Only a Git host shows drafts.
  const pace = store.drafts ? PACES.web : PACES.home;
  const [snapshot, left] = await Promise.all([store.load(), kept.load()]);
  const { at: leftAt } = left.edits.size > 0 ? left : {};
  const work = begin(snapshot, left.edits, left.conflicts);
  const draft: ShownDraft = { isBusy: false };
  let state: DeskState = { work, isPublishing: false, isOnline: true, isKept: true, leftAt, draft };
  /** What was sent, and may have been stored although no answer came. */
  let unsettled: Edits | undefined;
  const listeners = new Set<() => void>();
  const set = (change: Partial<DeskState>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };

  const keep = (before: Unfinished, after: Unfinished, at: number) => {
    if (after.edits === before.edits && after.conflicts === before.conflicts) return;
    kept.save(before, after, at).then(
      () => state.isKept || set({ isKept: true }),
      () => set({ isKept: false }),
    );
  };
  // What others have stored meanwhile is no edit any more, and must not come back as one.
  keep(left, work, leftAt ?? Date.now());

  /** Puts other work in place of that of now, and keeps it. */
  const setWork = (next: Work) => {
    if (next === state.work) return;
    const before = state.work;
    set({ work: next, outcome: undefined });
    keep(before, next, Date.now());
  };
  kept.onChange(() => {
    void kept
      .load()
      .then(({ edits, conflicts }) => set({ work: begin(state.work.snapshot, edits, conflicts) }));
  });

  /** Takes newer content; what was sent without an answer is in it, or was not stored. */
  const take = (newest: Snapshot) => {
    const sent = unsettled;
    unsettled = undefined;
    const isStored =
      sent && Array.from(sent).every(([file, { data }]) => isStoredIn(newest, file, data));
    setWork(isStored ? published(state.work, sent, newest) : moveTo(state.work, newest));
  };

  const drafts =
    store.drafts &&
    openDraft(store, store.drafts, {
      work: () => state.work,
      setWork,
      shown: () => state.draft,
      set: (shown) => set({ draft: shown }),
    });
  const isBeingShown = () => state.draft.preview?.status === "building";

  const follow = async () => {
    if (isBeingShown()) await drafts?.follow();
    try {
      const publication = await store.publication();
      set({ publication, isOnline: true });
    } catch (error) {
      if (!(error instanceof StoreError)) throw error;
      if (error.problem === "unreachable") set({ isOnline: false });
    }
  };
  /** Takes what others have stored. */
  const refresh = async () => {
    try {
      const newest = await store.load();
      if (newest.revision !== state.work.snapshot.revision && !state.isPublishing) take(newest);
      set({ isOnline: true });
    } catch (error) {
      if (!(error instanceof StoreError)) throw error;
      if (error.problem === "unreachable") set({ isOnline: false });
    }
    await follow();
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const keepFollowing = (): void => {
    clearTimeout(timer);
    const isSoon = state.publication?.status === "building" || isBeingShown() || !state.isOnline;
    timer = setTimeout(
      () => {
        void (document.hidden ? Promise.resolve() : refresh()).finally(keepFollowing);
      },
      isSoon ? pace.soon : pace.later,
    );
  };

  const send = async (message: string): Promise<Outcome> => {
    const sent = state.work;
    unsettled = sent.edits;
    const result = await publish(store, sent.snapshot, sent.edits, message);
    unsettled = undefined;
    if (result.outcome === "published") {
      setWork(published(state.work, sent.edits, result.snapshot));
      return { kind: "published" };
    }
    setWork(moveTo(state.work, result.snapshot));
    return result.outcome === "refused"
      ? { kind: "refused", errors: result.errors }
      : { kind: "contested" };
  };

  return {
    store,
    /** Shows changes before they are published; undefined where there is no such way. */
    drafts: drafts && {
      ...drafts,
      show: async (message: string) => {
        await drafts.show(message);
        keepFollowing();
      },
    },
    state: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    /** Begins to ask what becomes of the newest content, and what others have stored. */
    follow: () => {
      void drafts?.look();
      void follow().then(keepFollowing);
      return () => clearTimeout(timer);
    },
    refresh,
    /** Changes a field; an empty path is the whole file, which undefined deletes. */
    change: (file: string, path: Path, value: unknown) =>
      setWork(changeField(state.work, file, path, value, Date.now())),
    /** Says that a translation holds, although what it translates has changed. */
    confirm: (file: string, path: Path) => setWork(confirm(state.work, { file, path }, Date.now())),
    /** Takes all changes back; `undo` brings them again. */
    undoAll: () => {
      const now = Date.now();
      let next = state.work;
      for (const [file, { base }] of state.work.edits) next = change(next, file, [], base, now);
      setWork(asOneStep(state.work, next, now));
    },
    undo: () => setWork(undo(state.work)),
    redo: () => setWork(redo(state.work)),
    /** Puts other work in place of that of now: more than one file in one step. */
    setWork,
    decide: (file: string, conflict: Conflict, whose: "mine" | "theirs") =>
      setWork(decide(state.work, file, conflict, whose, Date.now())),
    /**
     * Publishes all changes, at home: stores them.
     * @param message what has changed, in a line
     */
    publish: async (message: string) => {
      if (state.isPublishing) return;
      if (openConflicts(state.work).length > 0) {
        set({ outcome: { kind: "contested" } });
        return;
      }
      setWork(withNames(state.work));
      set({ isPublishing: true, outcome: undefined });
      const outcome = await send(message).catch(problemOf);
      set({
        isPublishing: false,
        outcome,
        isOnline: outcome.kind !== "problem" || outcome.problem !== "unreachable",
        ...(outcome.kind === "published" && {
          leftAt: undefined,
          publication: { status: "building" },
        }),
      });
      // What is published need not be shown any more: the store has taken it away.
      if (outcome.kind === "published" && state.draft.preview) await drafts?.follow();
      await follow();
      keepFollowing();
    },
  };
};

export type Desk = Awaited<ReturnType<typeof openDesk>>;
