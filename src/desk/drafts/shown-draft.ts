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

type Desk = WorkPlace & {
  shown: () => ShownDraft;
  set: (shown: ShownDraft) => void;
};

/** Also continues with what was previewed on another device. */
export const openDraft = (drafts: Drafts, desk: Desk) => {
  const set = (change: Partial<ShownDraft>) => desk.set({ ...desk.shown(), ...change });

  /** For what the user has asked for: the reason of a failure is shown. */
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

  /** Ignores failures of background requests. */
  const unasked = (error: unknown) => void storeErrorOrThrow(error);

  const follow = () =>
    drafts.preview().then((preview) => {
      if (!desk.shown().isBusy) set({ preview });
    }, unasked);

  return {
    /** The edits in this browser stay as they are. `message`: the summary of the changes, one line. */
    show: (message: string) => doing(() => send(message)),
    discard: () =>
      doing(async () => {
        await drafts.discard();
        return { preview: undefined, found: undefined, unread: undefined };
      }),
    /** Deletes the published draft, unless another device has changed it. One that cannot be deleted stays. */
    forget: async () => {
      if (desk.shown().unread === "newer") return;
      await drafts.forget().catch(unasked);
      if (desk.shown().preview) await follow();
    },
    follow,
    /** Looks for a preview, and for edits of it that are not in this browser. */
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
    goOn: () => {
      const { found } = desk.shown();
      set({ found: undefined });
      if (found) desk.setWork(withDraft(desk.work(), found.edits, Date.now()));
    },
    leave: () => set({ found: undefined }),
  };
};
