import { createObservable } from "../../base/observable";
import type { Address } from "../../typed-content/address";
import type { ContentError } from "../../typed-content/check/findings";
import { openConflicts } from "../merge/conflicts";
import type { FieldPath } from "./identity";
import type { HeldConflict } from "../merge/merge";
import { offeredAmong, type Proposals } from "../proposals/proposals";
import {
  asStored,
  editsBetween,
  keepLast,
  keptLast,
  type LastPublication,
} from "../publishing/last-publication";
import { publish, type ChooseEdits, type WorkPlace } from "../publishing/publish";
import { resume, settled } from "../publishing/settle";
import { changeAt, confirm } from "../translations/translations";
import { withNames } from "../entry/names";
import {
  asOneStep,
  begin,
  change,
  decide,
  editsSince,
  redo,
  undo,
  type Sent,
  type Work,
} from "./work";
import type { Snapshot } from "./snapshot";
import {
  withKept,
  type EditsInBrowser,
  type KeptEdits,
  type LeftByOther,
  type Unfinished,
} from "./kept-edits";
import { openLeft } from "./left-by-others";
import type { Pen } from "./pen";
import { createPolling } from "./polling";
import { openDraft, type ShownDraft } from "../drafts/shown-draft";
import {
  asStoreError,
  outageOf,
  type Advice,
  type ContentStore,
  type Outage,
  type Progress,
  type Publication,
  type StoreProblem,
} from "../stores/store";

type Outcome =
  | { kind: "published" }
  | { kind: "refused"; errors: ContentError[] }
  | { kind: "conflict" }
  | { kind: "problem"; problem: StoreProblem; detail: string; advice: Advice };

export type DeskState = {
  work: Work;
  /** Of translations, by the browser. They are no edits, so that nothing of them can be published. */
  proposals: Proposals;
  isPublishing: boolean;
  /** How many pictures are stored already. */
  progress?: Progress;
  /** Undefined before the first publication and after any later change. */
  outcome?: Outcome;
  /** Of the newest content; undefined while unknown. */
  publication?: Publication;
  /** What made the newest content; undefined where that was before this visit. */
  last?: LastPublication;
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

const problemOf = (error: unknown): Outcome => {
  const { problem, message, advice } = asStoreError(error);
  return { kind: "problem", problem, detail: message, advice };
};

/**
 * Milliseconds between two polls: during a publication, otherwise, and at most after failures. A Git host limits
 * requests per hour; the local server does not.
 */
const PACES = {
  home: { soon: 2_000, later: 4_000, longest: 4_000 },
  web: { soon: 10_000, later: 30_000, longest: 5 * 60_000 },
};

/** The summary of the changes, one line. */
type Message = (work: Work) => string;

type Authors = Awaited<ReturnType<NonNullable<ContentStore["authors"]>>>;

/**
 * Subscribers are called after each change of state.
 * @param kept survive a reload
 * @param pen decides which tab may write them
 * @throws StoreError where the content cannot be loaded
 */
export const openDesk = async (store: ContentStore, kept: EditsInBrowser, pen: Pen) => {
  // Only a Git host has previews.
  const pace = store.drafts ? PACES.web : PACES.home;
  let hasPen = true;
  let onPen = (has: boolean) => void (hasPen = has);
  const opening = store.load();
  // Awaited later.
  opening.catch(() => undefined);
  await pen.follow((has) => onPen(has));
  const found = await kept.load().catch(() => undefined);
  const left: KeptEdits = found ?? { edits: new Map(), conflicts: new Map() };
  const { at: leftAt } = left.edits.size > 0 ? left : {};
  const work = await resume(store, left, opening);
  const draft: ShownDraft = { isBusy: false };
  let state: DeskState = {
    ...{ work, isPublishing: false, isOnline: true, leftAt, draft, leftByOthers: [] },
    proposals: offeredAmong(work, left.proposals ?? new Map()),
    last: keptLast(kept.login, work.snapshot),
    isKept: found !== undefined,
    hasPen,
  };
  const { subscribe, notify } = createObservable();
  const set = (change: Partial<DeskState>) => {
    state = { ...state, ...change };
    notify();
  };

  const keep = (before: Unfinished, after: Unfinished, at: number) => {
    if (!state.hasPen) return;
    const { edits, conflicts, sent } = before;
    if (after.edits === edits && after.conflicts === conflicts && after.sent === sent) return;
    kept.save(before, after, at).then(
      () => state.isKept || set({ isKept: true }),
      () => set({ isKept: false }),
    );
  };
  // Edits that others have stored meanwhile are dropped, and must not come back.
  keep(left, work, leftAt ?? Date.now());

  /** Also stores the work in this browser, if this tab has the pen. */
  const setWork = (next: Work) => {
    if (next === state.work) return;
    const before = state.work;
    set({ work: next, outcome: undefined });
    keep(before, next, Date.now());
  };
  /** A publication that has failed, until it is made, or the owner has made it another one. */
  let meant:
    | { message: Message; choose: ChooseEdits; problem: StoreProblem | "conflict" }
    | undefined;
  /** Only if this tab may. */
  const write = (change: (work: Work) => Work) => {
    if (!state.hasPen) return;
    const before = meant?.choose(state.work);
    setWork(change(state.work));
    if (before && meant && editsSince(meant.choose(state.work), before).size > 0) meant = undefined;
  };

  let following: Promise<unknown> = Promise.resolve();
  const inTurn = (act: () => Promise<void>) => {
    following = following.then(act).catch(() => undefined);
    return following;
  };
  kept.onChange((files) => {
    if (state.hasPen) return;
    void inTurn(async () => {
      const { edits, conflicts } = withKept(state.work, await kept.load(files), files);
      set({ work: begin(state.work.snapshot, edits, conflicts) });
    });
  });
  onPen = (has) => {
    if (!has) set({ hasPen: false });
    // Nothing may be written before what the other tab has written last is read.
    else if (!state.hasPen)
      void inTurn(async () => {
        const stored = await kept.load();
        const { edits, conflicts, sent } = stored;
        // Without a connection it is settled later.
        const unsettled = () => ({ ...begin(state.work.snapshot, edits, conflicts), sent });
        const resumed = await resume(store, stored, state.work.snapshot).catch(unsettled);
        set({ work: resumed, proposals: stored.proposals ?? new Map() });
      }).then(() => set({ hasPen: true }));
  };
  if (hasPen !== state.hasPen) onPen(hasPen);

  const place: WorkPlace = { work: () => state.work, setWork };
  const leftByOthers = openLeft(kept, {
    work: place.work,
    write,
    left: () => state.leftByOthers,
    set: (others) => set({ leftByOthers: others }),
  });

  const drafts =
    store.drafts &&
    openDraft(store.drafts, {
      ...place,
      shown: () => state.draft,
      set: (shown) => set({ draft: shown }),
    });
  const isBeingShown = () => state.draft.preview?.status === "building";

  /** A refusal is an answer, too. */
  const noteAnswer = (problem?: StoreProblem) => {
    const outage = outageOf(problem);
    set({ isOnline: !outage && problem !== "signed-out", outage });
  };
  const setLast = (last: LastPublication | undefined) => {
    set({ last });
    keepLast(kept.login, last);
  };
  /** @param authors undefined if the store knows none @param sent what was sent, if that is stored */
  const noteNewer = (before: Snapshot, newer: Snapshot, authors?: Authors, sent?: Sent) => {
    const { revision } = newer;
    const others = authors?.filter(({ login }) => login !== kept.login) ?? [];
    const by = [...new Set(others.map(({ name }) => name))];
    const isOwn = authors?.length ? by.length === 0 : sent !== undefined;
    const edits =
      isOwn && sent ? asStored(sent.edits, newer) : editsBetween(before, newer, sent?.edits);
    // What is no content is of no interest, and what went back is told otherwise.
    if (newer.isSetBack) setLast(undefined);
    else if (edits.size === 0) setLast(state.last && { ...state.last, revision });
    else setLast({ revision, edits, at: Date.now(), ...(!isOwn && { by }) });
  };
  /** Without their names, newer content is told all the same. */
  const authorsBetween = async (before: Snapshot, newer: Snapshot) =>
    store.authors?.(before.revision, newer.revision).catch(() => []);
  /** @throws StoreError */
  const takeNewest = async () => {
    const { sent, snapshot } = state.work;
    const { isMade, newest, move } = await settled(store, sent);
    const isNewer = newest.revision !== snapshot.revision;
    const authors = isNewer ? await authorsBetween(snapshot, newest) : undefined;
    // What has been sent or stored meanwhile tells more.
    if (state.work.sent !== sent || state.work.snapshot !== snapshot) return;
    setWork(move(state.work));
    if (isNewer) noteNewer(snapshot, newest, authors, isMade ? sent : undefined);
  };
  /** Also asks what has become of the newest content. Throws StoreError. */
  const takeOver = async () => {
    try {
      if (!state.isPublishing) await takeNewest();
      if (isBeingShown()) await drafts?.follow();
      const { snapshot } = state.work;
      const publication = await store.publication();
      if (state.work.snapshot === snapshot) set({ publication });
      const isBack = !state.isOnline;
      noteAnswer();
      // What stopped for want of a session goes on as soon as there is one.
      if (isBack && meant?.problem === "signed-out") void publishAgain();
    } catch (error) {
      const failure = asStoreError(error);
      noteAnswer(failure.problem);
      throw failure;
    }
  };
  const polling = createPolling({
    ask: takeOver,
    pace: () =>
      state.publication?.status === "building" || isBeingShown() || !state.isOnline
        ? pace.soon
        : pace.later,
    longest: pace.longest,
  });

  const send = async (message: string, choose: ChooseEdits): Promise<Outcome> => {
    if (state.work.sent) await takeNewest();
    // What waits may get the name after which its file is called later.
    setWork(withNames(state.work, Date.now(), choose(state.work).keys()));
    const before = state.work.snapshot;
    const result = await publish(
      (changes, revision, onSend) =>
        store.commit(changes, revision, message, {
          onSend,
          onProgress: (progress) => set({ progress }),
        }),
      place,
      choose,
    );
    // A draft of what is still unpublished stays.
    if (result.outcome === "published" && state.work.edits.size === 0) void drafts?.forget();
    if (result.outcome === "refused") return { kind: "refused", errors: result.errors };
    const { snapshot } = state.work;
    if (result.outcome === "conflict")
      noteNewer(before, snapshot, await authorsBetween(before, snapshot));
    if (result.outcome === "published" && result.edits.size > 0) {
      const edits = asStored(result.edits, snapshot);
      setLast({ revision: snapshot.revision, edits, at: Date.now() });
    }
    return { kind: result.outcome };
  };

  const publishChosen = async (message: Message, choose: ChooseEdits) => {
    if (state.isPublishing || !state.hasPen) return;
    const edits = choose(state.work);
    // What is undecided elsewhere may wait.
    if (openConflicts(state.work).some(({ file }) => edits.has(file))) {
      meant = { message, choose, problem: "conflict" };
      set({ outcome: { kind: "conflict" } });
      return;
    }
    set({ isPublishing: true, outcome: undefined });
    const text = message({ ...state.work, edits });
    const outcome = await pen.whileKept(() => send(text, choose)).catch(problemOf);
    const problem = outcome.kind === "problem" ? outcome.problem : outcome.kind;
    const isStopped = problem !== "published" && problem !== "refused";
    meant = isStopped ? { message, choose, problem } : undefined;
    set({
      isPublishing: false,
      progress: undefined,
      outcome,
      ...(outcome.kind === "published" && {
        leftAt: undefined,
        publication: { status: "building" },
      }),
    });
    if (outcome.kind === "problem") {
      noteAnswer(outcome.problem);
      polling.obey(outcome);
    } else void polling.look();
  };
  /** Not if something else is to be published now. */
  const publishAgain = async () => {
    if (meant) await publishChosen(meant.message, meant.choose);
  };
  const tryAgain = async () => {
    await polling.look();
    if (state.isOnline) await publishAgain();
  };
  /** What conflicts have stopped goes on with the last one. */
  const decideConflict = (file: string, conflict: HeldConflict, whose: "mine" | "theirs") => {
    const stopped = meant?.problem === "conflict" ? meant : undefined;
    write((work) => decide(work, file, conflict, whose, Date.now()));
    if (!stopped || stopped.choose(state.work).size === 0) return;
    meant = stopped;
    void publishAgain();
  };

  return {
    store,
    login: kept.login,
    /** Undefined where the store has no previews. */
    drafts: drafts && {
      ...drafts,
      show: async (message: string) => {
        await drafts.show(message);
        void polling.look();
      },
    },
    leftByOthers,
    state: () => state,
    subscribe,
    /** Polls for the publication's progress and for newer content. */
    follow: () => {
      void drafts?.look();
      void leftByOthers.look();
      return polling.follow();
    },
    refresh: polling.look,
    /** From the tab that has it. */
    takePen: pen.take,
    /** Then another desk may write, in this tab as well. */
    close: pen.leave,
    /** Nothing happens if an item on the path is gone. An empty path is the whole file, which undefined deletes. */
    change: (file: string, path: FieldPath, value: unknown) =>
      write((work) => changeAt(work, file, path, value, Date.now())),
    /** What the browser cannot keep is gone after a reload. */
    propose: (change: (proposals: Proposals) => Proposals) => {
      const proposals = change(state.proposals);
      if (!state.hasPen || proposals === state.proposals) return;
      set({ proposals });
      kept.saveProposals(proposals).catch(() => undefined);
    },
    /** The translations are still right although their original has changed. */
    confirm: (places: readonly Address[]) => write((work) => confirm(work, places, Date.now())),
    /** `undo` restores them. */
    undoAll: () =>
      write((work) => {
        const now = Date.now();
        let next = work;
        for (const [file, { base }] of work.edits) next = change(next, file, [], base, now);
        return asOneStep(work, next, now);
      }),
    undo: () => write(undo),
    redo: () => write(redo),
    /** A change to more than one file in one step. */
    setWork: (next: Work) => write(() => next),
    decide: decideConflict,
    /**
     * At home, stores them.
     * @param message the summary of the changes, one line
     * @param choose by default all changes
     */
    publish: (message: Message, choose: ChooseEdits = ({ edits }) => edits) =>
      publishChosen(message, choose),
    tryAgain,
  };
};

export type Desk = Awaited<ReturnType<typeof openDesk>>;
