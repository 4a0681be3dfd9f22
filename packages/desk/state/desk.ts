import { openLeft } from "./left-edits";
import { openDraft } from "./shown-draft";
import { keptFollowed, openNewerContent, resume } from "./newer-content";
import { openPublishing } from "./publish";
import type { ContentStore } from "../stores/store";
import { changeAt, confirm } from "../core/translations";
import { withoutIdleMarks, withProposals } from "../core/unread";
import { createDeskStore, type DeskState, type DeskStore } from "./desk-state";
import type { FieldPath } from "../core/identity";
import { withKept, type EditsInBrowser, type KeptEdits, type Unfinished } from "./kept-edits";
import type { Pen } from "../core/tab";
import { asOneStep, begin, change, redo, undo, type Work } from "../core/work";
import type { Address } from "@brisa/typed-content";

const withKeptProposals = (work: Work, { proposals = [] }: KeptEdits) =>
  withProposals(work, proposals, Date.now());

/** With the pen this tab keeps its work in the browser; without, its work is what the tab that has it keeps. */
const openOwnWork = (store: ContentStore, { state, set }: DeskStore, kept: EditsInBrowser) => {
  const keep = (before: Unfinished, after: Unfinished, at: number) => {
    if (!state().hasPen) return;
    const { edits, conflicts, sent } = before;
    if (after.edits === edits && after.conflicts === conflicts && after.sent === sent) return;
    kept.save(before, after, at).then(
      () => state().isKept || set({ isKept: true }),
      () => set({ isKept: false }),
    );
  };
  let following: Promise<unknown> = Promise.resolve();
  const inTurn = (act: () => Promise<void>) => {
    following = following.then(act).catch(() => undefined);
    return following;
  };
  kept.onChange((files) => {
    if (state().hasPen) return;
    void inTurn(async () => {
      const { edits, conflicts } = withKept(state().work, await kept.load(files), files);
      set({ work: begin(state().work.snapshot, edits, conflicts) });
    });
  });
  return {
    keep,
    setWork: (given: Work) => {
      const before = state().work;
      if (given === before) return;
      const next = withoutIdleMarks(given);
      set({ work: next, outcome: undefined });
      keep(before, next, Date.now());
    },
    onPen: (has: boolean) => {
      if (!has) set({ hasPen: false });
      // Nothing may be written before what the other tab has written last is read.
      else if (!state().hasPen)
        void inTurn(async () => {
          const stored = await kept.load();
          const { edits, conflicts, sent } = stored;
          const { snapshot } = state().work;
          // Without a connection it is settled later.
          const unsettled = () => ({ ...begin(state().work.snapshot, edits, conflicts), sent });
          const resumed = await resume(store, stored, snapshot).catch(unsettled);
          const work = withKeptProposals(resumed, stored);
          set({ work, hasPen: true });
          keep(stored, work, Date.now());
        }).then(() => set({ hasPen: true }));
    },
  };
};

/**
 * @param kept survive a reload
 * @param pen decides which tab may write them
 * @throws StoreError where the content cannot be loaded
 */
export const openDesk = async (store: ContentStore, kept: EditsInBrowser, pen: Pen) => {
  let hasPen = true;
  let onPen = (has: boolean): void => void (hasPen = has);
  const followed = pen.follow((has) => onPen(has));
  const [snapshot, found] = await Promise.all([
    store.load(),
    followed.then(() => kept.load().catch(() => undefined)),
  ]);
  const left: KeptEdits = found ?? { edits: new Map(), conflicts: new Map() };
  const { at: leftAt } = left.edits.size > 0 ? left : {};
  const work = withKeptProposals(await resume(store, left, snapshot), left);
  const desk = createDeskStore({
    ...{ work, isPublishing: false, isOnline: true, leftAt, draft: { isBusy: false } },
    ...(await keptFollowed(store, kept.login, work.snapshot)),
    leftByOthers: [],
    postponed: new Set(),
    touched: new Set(),
    isKept: found !== undefined,
    hasPen,
  } satisfies DeskState);
  const { state, subscribe } = desk;

  const own = openOwnWork(store, desk, kept);
  const { setWork } = own;
  // Edits that others have stored meanwhile are dropped, and must not come back.
  own.keep(left, work, leftAt ?? Date.now());
  onPen = own.onPen;
  if (hasPen !== state().hasPen) onPen(hasPen);

  const drafts = store.drafts && openDraft(store.drafts, desk, setWork);
  const newer = openNewerContent(store, desk, {
    ...{ login: kept.login, setWork, followDraft: drafts?.follow },
    onBack: () => publishing.onBack(),
  });
  const publishing = openPublishing(store, desk, {
    ...{ pen, newer, setWork },
    forgetDraft: () => void drafts?.forget(),
  });
  const { write, publish, sendAgain, tryAgain, decide, postpone, recall } = publishing;
  const leftByOthers = openLeft(kept, desk, write);

  return {
    store,
    login: kept.login,
    /** Undefined where the store has no previews. */
    drafts: drafts && {
      ...drafts,
      show: async (message: string) => {
        await drafts.show(message);
        void newer.look();
      },
    },
    leftByOthers,
    state,
    subscribe,
    /** Polls for the publication's progress and for newer content. */
    follow: () => {
      void drafts?.look();
      void leftByOthers.look();
      return newer.follow();
    },
    refresh: newer.look,
    /** From the tab that has it. */
    takePen: pen.take,
    /** Then another desk may write, in this tab as well. */
    close: pen.leave,
    /** Nothing happens if an item on the path is gone. An empty path is the whole file, which undefined deletes. */
    change: (file: string, path: FieldPath, value: unknown) =>
      write((now) => changeAt(now, file, path, value, Date.now())),
    /** Or, if it is not, as if it had not been. `key`: of the field. */
    touch: (key: string, isTouched: boolean) => {
      const others = [...state().touched].filter((other) => other !== key);
      desk.set({ touched: new Set(isTouched ? [...others, key] : others) });
    },
    /** The translations have been read, and are right. */
    confirm: (places: readonly Address[]) => write((now) => confirm(now, places, Date.now())),
    /** `undo` restores them. */
    undoAll: () =>
      write((before) => {
        const now = Date.now();
        let next = before;
        for (const [file, { base }] of before.edits) next = change(next, file, [], base, now);
        return asOneStep(before, next, now);
      }),
    undo: () => write(undo),
    redo: () => write(redo),
    /** A change to more than one file in one step. */
    setWork: (next: Work) => write(() => next),
    decide,
    postpone,
    recall,
    publish,
    sendAgain,
    tryAgain,
  };
};

export type Desk = Awaited<ReturnType<typeof openDesk>>;
