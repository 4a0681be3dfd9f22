import { openConflicts } from "./content/conflicts";
import type { Edits } from "./content/edits";
import { withNames } from "./content/names";
import { publish } from "./content/publish";
import { withDraft } from "./content/with-draft";
import { moveTo, type Work } from "./content/work";
import { draftEdits } from "./stores/draft-edits";
import {
  StoreError,
  type ContentStore,
  type Drafts,
  type Preview,
  type StoreProblem,
} from "./stores/store";

/** What somebody shows of their changes before these are published. */
export type ShownDraft = {
  /** Whether something is being asked of the store. */
  isBusy: boolean;
  /** How far it is; undefined where nothing is shown. */
  preview?: Preview;
  /** Why the last thing that was asked was not done. */
  failure?: "refused" | "contested" | StoreProblem;
  /** What was shown from elsewhere and is not here, and when, in milliseconds. */
  found?: { edits: Edits; at: number };
};

type Desk = {
  work: () => Work;
  setWork: (work: Work) => void;
  shown: () => ShownDraft;
  set: (shown: ShownDraft) => void;
};

/** Shows changes before they are published, and goes on with those that were shown elsewhere. */
export const openDraft = (store: ContentStore, drafts: Drafts, desk: Desk) => {
  const set = (change: Partial<ShownDraft>) => desk.set({ ...desk.shown(), ...change });

  /** Does what somebody has asked for; where it fails, says why. */
  const doing = async (act: () => Promise<Partial<ShownDraft>>) => {
    if (desk.shown().isBusy) return;
    set({ isBusy: true, failure: undefined });
    const change = await act().catch((error: unknown): Partial<ShownDraft> => {
      if (!(error instanceof StoreError)) throw error;
      return { failure: error.problem };
    });
    set({ isBusy: false, ...change });
  };

  const send = async (message: string): Promise<Partial<ShownDraft>> => {
    if (openConflicts(desk.work()).length > 0) return { failure: "contested" };
    desk.setWork(withNames(desk.work()));
    const { snapshot, edits } = desk.work();
    const result = await publish({ ...store, commit: drafts.show }, snapshot, edits, message);
    if (result.snapshot.revision !== desk.work().snapshot.revision)
      desk.setWork(moveTo(desk.work(), result.snapshot));
    if (result.outcome !== "published") return { failure: result.outcome };
    return { preview: { status: "building" }, found: undefined };
  };

  /** What is told by itself, and needs no answer where it fails. */
  const unasked = (error: unknown) => {
    if (!(error instanceof StoreError)) throw error;
  };

  const follow = () =>
    drafts.preview().then((preview) => {
      if (!desk.shown().isBusy) set({ preview });
    }, unasked);

  return {
    /**
     * Puts all changes into the draft; they stay as they are here.
     * @param message what has changed, in a line
     */
    show: (message: string) => doing(() => send(message)),
    discard: () =>
      doing(async () => {
        await drafts.discard();
        return { preview: undefined, found: undefined };
      }),
    /** Asks how far it is. */
    follow,
    /** Looks whether there is one, and whether it has anything that is not here. */
    look: async () => {
      const draft = await drafts.find().catch(unasked);
      if (!draft) return;
      const edits = await draftEdits(draft);
      const work = desk.work();
      if (withDraft(work, edits, 0) !== work) set({ found: { edits, at: Date.parse(draft.date) } });
      await follow();
    },
    /** Goes on with what was shown from elsewhere. */
    goOn: () => {
      const { found } = desk.shown();
      set({ found: undefined });
      if (found) desk.setWork(withDraft(desk.work(), found.edits, Date.now()));
    },
    /** Leaves what was shown from elsewhere as it is, until the desk is opened again. */
    leave: () => set({ found: undefined }),
  };
};
