import { openConflicts } from "../merge/conflicts";
import type { Edits } from "../core/edits";
import { withNames } from "../entry/names";
import type { WorkPlace } from "../publishing/publish";
import { writtenEdits } from "../core/written";
import { draftPartsOf, unfinishedText, type Unread } from "./draft-parts";
import { withDraft } from "./with-draft";
import { moveTo } from "../core/work";
import { draftEdits } from "./draft-edits";
import {
  asStoreError,
  storeErrorOrThrow,
  type Drafts,
  type Preview,
  type StoreError,
} from "../stores/store";

/** The state of the preview of unpublished changes. */
export type ShownDraft = {
  /** Whether a request to the store is pending. */
  isBusy: boolean;
  /** The preview's progress; undefined where there is no preview. */
  preview?: Preview;
  /** Why the last request failed. */
  failure?: "newer" | "conflict" | StoreError;
  /** Edits previewed from another device that are not in this browser, and when, in milliseconds. */
  found?: { edits: Edits; at: number };
  /** Why the unfinished edits of the stored draft cannot be read. */
  unread?: Unread;
};

type Desk = WorkPlace & {
  shown: () => ShownDraft;
  set: (shown: ShownDraft) => void;
};

/** Previews changes before they are published, and can continue with those previewed on another device. */
export const openDraft = (drafts: Drafts, desk: Desk) => {
  const set = (change: Partial<ShownDraft>) => desk.set({ ...desk.shown(), ...change });

  /** Performs an action the user has asked for; stores the reason where it fails. */
  const doing = async (act: () => Promise<Partial<ShownDraft>>) => {
    if (desk.shown().isBusy) return;
    set({ isBusy: true, failure: undefined });
    const change = await act().catch((error: unknown): Partial<ShownDraft> => ({
      failure: asStoreError(error),
    }));
    set({ isBusy: false, ...change });
  };

  const send = async (message: string): Promise<Partial<ShownDraft>> => {
    // It would be replaced.
    if (desk.shown().unread === "newer") return { failure: "newer" };
    for (;;) {
      if (openConflicts(desk.work()).length > 0) return { failure: "conflict" };
      desk.setWork(withNames(desk.work()));
      const work = desk.work();
      const { shown, unfinished } = draftPartsOf(work);
      const { isMade, snapshot } = await drafts.show(
        await writtenEdits(shown, work.snapshot),
        work.snapshot.revision,
        message,
        unfinishedText(unfinished),
      );
      if (isMade) return { preview: { status: "building" }, found: undefined, unread: undefined };
      desk.setWork(moveTo(desk.work(), snapshot));
    }
  };

  /** Ignores the failure of background requests. */
  const unasked = (error: unknown) => void storeErrorOrThrow(error);

  const follow = () =>
    drafts.preview().then((preview) => {
      if (!desk.shown().isBusy) set({ preview });
    }, unasked);

  return {
    /**
     * Puts all changes into the preview; the edits in this browser stay as they are.
     * @param message the summary of the changes, one line
     */
    show: (message: string) => doing(() => send(message)),
    discard: () =>
      doing(async () => {
        await drafts.discard();
        return { preview: undefined, found: undefined, unread: undefined };
      }),
    /** Deletes the draft that is published, unless another device has changed it. A draft that cannot be deleted stays. */
    forget: async () => {
      if (desk.shown().unread === "newer") return;
      await drafts.forget().catch(unasked);
      if (desk.shown().preview) await follow();
    },
    /** Polls the preview's progress. */
    follow,
    /** Looks for a preview, and whether it has edits that are not in this browser. */
    look: async () => {
      const draft = await drafts.find().catch(unasked);
      const found = draft && (await draftEdits(draft).catch(unasked));
      if (!found) return;
      const { edits, unread } = found;
      const work = desk.work();
      if (unread || withDraft(work, edits, 0) !== work)
        set({ found: { edits, at: Date.parse(draft.date) }, unread });
      await follow();
    },
    /** Continues with the edits previewed on another device. */
    goOn: () => {
      const { found } = desk.shown();
      set({ found: undefined });
      if (found) desk.setWork(withDraft(desk.work(), found.edits, Date.now()));
    },
    /** Ignores the edits previewed on another device until the editor is opened again. */
    leave: () => set({ found: undefined }),
  };
};
