import { rebaseWork, openConflicts, type Work } from "../core/work";
import { withEdit, type Edits, type NewPicture } from "../core/edits";
import { writtenEdits } from "./publish";
import { withNames } from "../core/names";
import type { DeskStore, ShownDraft } from "./desk-state";
import { draftPartsOf, readUnfinished, unfinishedText, type Unread } from "./draft-parts";
import { withDraft } from "./left-edits";
import { asStoreError, storeErrorOrThrow, type Draft, type Drafts } from "../stores/store";
import { isPicture } from "@brisa/typed-content/files";
import { inTime } from "../stores/timing";
import { parseStored } from "../stores/yaml";

const dataOf = async (file: string, content: string | Uint8Array): Promise<unknown> => {
  if (typeof content === "string") {
    const parsed = await parseStored(file, content);
    return "data" in parsed ? parsed.data : undefined;
  }
  if (!isPicture(file)) return undefined;
  const bytes = new Uint8Array(content);
  const { measurePicture } = await inTime(import("../stores/pictures-on-demand"));
  return { picture: { file, ...(await measurePicture(bytes)) }, bytes } satisfies NewPicture;
};

/**
 * Relative to the draft's snapshot; also the unfinished ones, or why they cannot be read. Files that cannot be parsed
 * are left out.
 * @throws StoreError where a YAML file cannot be parsed without a connection
 */
const draftEdits = async ({
  changes,
  snapshot,
  unfinished,
}: Draft): Promise<{ edits: Edits; unread?: Unread }> => {
  let edits: Edits = new Map();
  for (const [file, content] of changes) {
    const data = content === undefined ? undefined : await dataOf(file, content);
    if (content === undefined || data !== undefined) edits = withEdit(edits, snapshot, file, data);
  }
  if (unfinished === undefined) return { edits };
  const read = readUnfinished(unfinished);
  return typeof read === "string"
    ? { edits, unread: read }
    : { edits: new Map([...edits, ...read]) };
};

/** Also continues with what was previewed on another device. */
export const openDraft = (drafts: Drafts, desk: DeskStore, setWork: (work: Work) => void) => {
  const shownNow = () => desk.state().draft;
  const workNow = () => desk.state().work;
  const set = (change: Partial<ShownDraft>) => desk.set({ draft: { ...shownNow(), ...change } });

  /** For what the user has asked for: the reason of a failure is shown. */
  const doing = async (act: () => Promise<Partial<ShownDraft>>) => {
    if (shownNow().isBusy) return;
    set({ isBusy: true, failure: undefined });
    const change = await act().catch((error: unknown): Partial<ShownDraft> => ({
      failure: asStoreError(error),
    }));
    set({ isBusy: false, ...change });
  };

  const send = async (message: string): Promise<Partial<ShownDraft>> => {
    // It would be replaced.
    if (shownNow().unread === "newer") return { failure: "newer" };
    for (;;) {
      if (openConflicts(workNow()).length > 0) return { failure: "conflict" };
      setWork(withNames(workNow()));
      const work = workNow();
      const { shown, unfinished } = draftPartsOf(work);
      const { isMade, snapshot } = await drafts.show(
        await writtenEdits(shown, work.snapshot),
        work.snapshot.revision,
        message,
        unfinishedText(unfinished),
      );
      if (isMade) return { preview: { status: "building" }, found: undefined, unread: undefined };
      setWork(rebaseWork(workNow(), snapshot));
    }
  };

  /** Ignores failures of background requests. */
  const unasked = (error: unknown) => void storeErrorOrThrow(error);

  const follow = () =>
    drafts.preview().then((preview) => {
      if (!shownNow().isBusy) set({ preview });
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
      if (shownNow().unread === "newer") return;
      await drafts.forget().catch(unasked);
      if (shownNow().preview) await follow();
    },
    follow,
    /** Looks for a preview, and for edits of it that are not in this browser. */
    look: async () => {
      const draft = await drafts.find().catch(unasked);
      const found = draft && (await draftEdits(draft).catch(unasked));
      if (!found) return;
      const { edits, unread } = found;
      const work = workNow();
      if (unread || withDraft(work, edits, 0) !== work)
        set({ found: { edits, at: Date.parse(draft.date) }, unread });
      await follow();
    },
    goOn: () => {
      const { found } = shownNow();
      set({ found: undefined });
      if (found) setWork(withDraft(workNow(), found.edits, Date.now()));
    },
    leave: () => set({ found: undefined }),
  };
};
