import type { ContentError } from "@brisa/typed-content/check";
import { check } from "../core/check";
import type { DeskStore, Outcome } from "./desk-state";
import type { Edits, NewPicture, Snapshot } from "../core/edits";
import type { Pen } from "../core/tab";
import {
  asOneStep,
  editsSince,
  isUnconfirmed,
  keyOfField,
  rebaseWork,
  openConflicts,
  published,
  withoutConflict,
  withoutSent,
  type Work,
} from "../core/work";
import { withNames } from "../core/names";
import { changeAt } from "../core/translations";
import { withoutIdleMarks } from "../core/unread";
import type { HeldConflict } from "../core/merge";
import {
  asStoreError,
  isUncertain,
  StoreError,
  type Committed,
  type ContentStore,
  type FileChanges,
  type StoreProblem,
} from "../stores/store";
import type { NewerContent } from "./newer-content";
import { isPicture, isYaml, shapeOf, formatJson } from "@brisa/typed-content/files";
import { loadYaml } from "../stores/yaml";
import { schemaOf } from "../core/model";

type Published =
  /** @param edits based on the content before */
  | { outcome: "published"; edits: Edits }
  /** The conflicts must be decided first. */
  | { outcome: "conflict" }
  | { outcome: "refused"; errors: ContentError[] };

export type ChooseEdits = (work: Work) => Edits;

/** The work changes during a publication. */
type WorkPlace = { work: () => Work; setWork: (work: Work) => void };

/**
 * Writes nothing if the revision is not the newest one.
 * @param onSend gets the commit's mark just before it may be made
 */
type Commit = (
  changes: FileChanges,
  revision: string,
  onSend: (mark: string) => void,
) => Promise<Committed>;

/** Marks of translations that others have changed go with what is sent, too: they would be left as a change. */
const movedOnto = (work: Work, newest: Snapshot): Work => {
  const moved = rebaseWork(work, newest);
  if (!moved.sent) return moved;
  return { ...moved, sent: { edits: withoutIdleMarks({ ...moved, ...moved.sent }).edits } };
};

/**
 * In one commit. If somebody else has published meanwhile, the work is moved onto that, and sent again: the store tells
 * by `isMade` (`stores/github.ts`, at home `server/save.ts`). What is not chosen, or changed meanwhile, is
 * left in the work.
 * @throws StoreError if the store is unreachable or refuses; the edits may be published all the same if `sent` has a
 * mark
 */
export const publishEdits = async (
  commit: Commit,
  { work, setWork }: WorkPlace,
  choose: ChooseEdits = ({ edits }) => edits,
): Promise<Published> => {
  const end = (ended: Published) => {
    setWork(withoutSent(work()));
    return ended;
  };
  setWork({ ...work(), sent: { edits: choose(work()) } });
  for (;;) {
    const { snapshot, sent } = work();
    if (!sent) return { outcome: "conflict" };
    const { edits } = sent;
    const { brought } = check(snapshot, edits);
    if (brought.length > 0) return end({ outcome: "refused", errors: brought });
    const onSend = (mark: string) => setWork({ ...work(), sent: { edits, mark } });
    const { isMade, snapshot: newest } =
      edits.size === 0
        ? { isMade: true, snapshot }
        : await writtenEdits(edits, snapshot)
            .then((changes) => commit(changes, snapshot.revision, onSend))
            .catch((error: unknown) => {
              const isRefused = error instanceof StoreError && !isUncertain(error.problem);
              if (isRefused || !isUnconfirmed(work())) setWork(withoutSent(work()));
              throw error;
            });
    setWork(isMade ? published(work(), edits, newest) : movedOnto(work(), newest));
    if (isMade) return { outcome: "published", edits };
  }
};

/**
 * What I keep is there already, possibly edited since. With what I give up go its marks of translations that are older.
 */
export const decided = (
  work: Work,
  file: string,
  conflict: HeldConflict,
  whose: "mine" | "theirs",
  now: number,
): Work => {
  const left = withoutConflict(work, file, conflict);
  return whose === "mine" && conflict.mine !== undefined
    ? left
    : asOneStep(left, changeAt(left, file, conflict.path, conflict[whose], now), now);
};

/** The summary of the changes, one line. */
type Message = (work: Work) => string;

const problemOf = (error: unknown): Extract<Outcome, { kind: "problem" }> => {
  const { problem, message, advice } = asStoreError(error);
  return { kind: "problem", problem, detail: message, advice };
};

type Options = {
  pen: Pen;
  newer: Pick<NewerContent, "look" | "takeNewest" | "noteOthers" | "noteOwn" | "noteProblem">;
  setWork: (work: Work) => void;
  /** Of what is published. */
  forgetDraft: () => void;
};

/** From the press of the button to its outcome; what a failure has stopped goes on once it can. */
export const openPublishing = (
  store: ContentStore,
  { state, set }: DeskStore,
  { pen, newer, setWork, forgetDraft }: Options,
) => {
  const place: WorkPlace = { work: () => state().work, setWork };
  /** A publication that has failed, until it is made, or the owner has made it another one. */
  let meant:
    | { message: Message; choose: ChooseEdits; problem: StoreProblem | "conflict" }
    | undefined;

  const send = async (message: string, choose: ChooseEdits): Promise<Outcome> => {
    if (state().work.sent) await newer.takeNewest();
    // What waits may get the name after which its file is called later.
    setWork(withNames(state().work, Date.now(), choose(state().work).keys()));
    const before = state().work.snapshot;
    const result = await publishEdits(
      (changes, revision, onSend) =>
        store.commit(changes, revision, message, {
          onSend,
          onProgress: (progress) => set({ progress }),
        }),
      place,
      choose,
    );
    // A draft of what is still unpublished stays.
    if (result.outcome === "published" && state().work.edits.size === 0) forgetDraft();
    if (result.outcome === "refused") return { kind: "refused", errors: result.errors };
    if (result.outcome === "conflict") await newer.noteOthers(before);
    if (result.outcome === "published" && result.edits.size > 0) newer.noteOwn(result.edits);
    return { kind: result.outcome };
  };

  const withErrors = (errors: readonly ContentError[]) =>
    new Set([...state().touched, ...errors.map((error) => keyOfField(state().work, error))]);

  const publishChosen = async (message: Message, choose: ChooseEdits) => {
    const { isPublishing, hasPen, work } = state();
    if (isPublishing || !hasPen) return;
    const edits = choose(work);
    // What is undecided elsewhere may wait.
    if (openConflicts(work).some(({ file }) => edits.has(file))) {
      meant = { message, choose, problem: "conflict" };
      set({ outcome: { kind: "conflict" } });
      return;
    }
    set({ isPublishing: true, outcome: undefined });
    const text = message({ ...state().work, edits });
    const outcome = await pen.whileKept(() => send(text, choose)).catch(problemOf);
    const problem = outcome.kind === "problem" ? outcome.problem : outcome.kind;
    const isStopped = problem !== "published" && problem !== "refused";
    meant = isStopped ? { message, choose, problem } : undefined;
    set({
      isPublishing: false,
      progress: undefined,
      outcome,
      ...(outcome.kind === "published" && { leftAt: undefined }),
      ...(outcome.kind === "refused" && { touched: withErrors(outcome.errors) }),
    });
    if (outcome.kind === "problem") newer.noteProblem(outcome);
    else void newer.look();
  };
  /** Not if something else is to be published now. */
  const publishAgain = async () => {
    if (meant) await publishChosen(meant.message, meant.choose);
  };
  /** Only if this tab may. */
  const write = (change: (work: Work) => Work) => {
    if (!state().hasPen) return;
    const before = meant?.choose(state().work);
    setWork(change(state().work));
    if (before && meant && editsSince(meant.choose(state().work), before).size > 0)
      meant = undefined;
  };

  /** What conflicts have stopped goes on with the last one. */
  const decide = (file: string, conflict: HeldConflict, whose: "mine" | "theirs") => {
    const stopped = meant?.problem === "conflict" ? meant : undefined;
    write((work) => decided(work, file, conflict, whose, Date.now()));
    if (!stopped || stopped.choose(state().work).size === 0) return;
    meant = stopped;
    void publishAgain();
  };

  return {
    write,
    decide,
    /** A look at what a save would bring back decides nothing. */
    postpone: (file: string, conflict: HeldConflict) => {
      if (conflict.isTakenBack) decide(file, conflict, "theirs");
      else set({ postponed: new Set([...state().postponed, conflict]) });
    },
    /** Asks for these decisions again. */
    recall: (conflicts: readonly HeldConflict[]) =>
      set({
        postponed: new Set([...state().postponed].filter((each) => !conflicts.includes(each))),
      }),
    /**
     * At home, stores them.
     * @param choose by default all changes
     */
    publish: (message: Message, choose: ChooseEdits = ({ edits }) => edits) =>
      publishChosen(message, choose),
    /** The newest content, for another build: nothing that is typed goes with it. `message`: one line. */
    sendAgain: async (message: string) => {
      const { isPublishing, hasPen } = state();
      if (isPublishing || !hasPen) return;
      set({ isPublishing: true, outcome: undefined });
      const sending = async () => store.sendAgain?.(message);
      const failure = await pen.whileKept(sending).then(() => undefined, problemOf);
      set({ isPublishing: false, outcome: failure });
      if (failure) newer.noteProblem(failure);
      else void newer.look();
    },
    tryAgain: async () => {
      await newer.look();
      if (!state().isOnline) return;
      if (meant) await publishAgain();
      else set({ outcome: undefined });
    },
    /** What stopped for want of a session goes on as soon as there is one. */
    onBack: () => {
      if (meant?.problem === "signed-out") void publishAgain();
    },
  };
};

type Written = [file: string, data: string | Uint8Array | undefined];

/**
 * The layout is the repository's: fields in the order of the model without empty ones. An unchanged file keeps its bytes, and
 * YAML its comments.
 * @throws StoreError where a YAML file cannot be formatted without a connection
 */
export const writtenEdits = async (
  edits: Edits,
  { sources }: Pick<Snapshot, "sources">,
): Promise<FileChanges> => {
  const written = Array.from(edits, async ([file, { data }]): Promise<Written> => {
    if (data === undefined) return [file, undefined];
    if (isPicture(file)) return [file, (data as NewPicture).bytes];
    const schema = schemaOf(file);
    const shape = schema ? shapeOf(schema) : [];
    if (!isYaml(file)) return [file, formatJson(shape, data as object)];
    const source = sources.find((each) => each.file === file);
    const before = source && "text" in source ? source.text : undefined;
    return [file, (await loadYaml()).formatYaml(shape, data as object, before)];
  });
  return new Map(await Promise.all(written));
};
