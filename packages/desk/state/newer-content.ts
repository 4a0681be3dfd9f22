import { isPicture, shapeOf, formatJson } from "@brisa/typed-content/files";
import type { DeskState, DeskStore, Followed } from "./desk-state";
import {
  isSameFile,
  type Edit,
  type Edits,
  isUnreadable,
  storedIn,
  type Snapshot,
} from "../core/edits";
import { schemaOf } from "../core/model";
import { keepInTab, keptInTab } from "../core/tab";
import { createPolling } from "../stores/timing";
import { begin, rebaseWork, published, withoutSent, type Sent, type Work } from "../core/work";
import {
  asStoreError,
  outageOf,
  type ContentStore,
  type Publication,
  type StoreProblem,
} from "../stores/store";

/** @param sent what is known to be ours */
const editsBetween = (before: Snapshot, after: Snapshot, sent: Edits = new Map()): Edits => {
  const textIn = ({ sources }: Snapshot) =>
    new Map(sources.flatMap((each) => ("text" in each ? [[each.file, each.text]] : [])));
  const [was, is] = [textIn(before), textIn(after)];
  const files = [...new Set([...before.files, ...after.files])].filter(
    // Most are the same, and comparing their texts is cheap.
    (file) =>
      (sent.has(file) || isPicture(file) || was.get(file) !== is.get(file)) &&
      !isUnreadable(after, file),
  );
  return new Map(
    files
      .map((file): [string, Edit] => {
        const own = sent.get(file);
        return [
          file,
          { base: own ? own.data : storedIn(before, file), data: storedIn(after, file) },
        ];
      })
      .filter(([file, { base, data }]) => !isSameFile(file, base, data)),
  );
};

/** @param others may have changed the same files since */
const asStored = (edits: Edits, snapshot: Snapshot, others: Edits = new Map()): Edits =>
  new Map(
    Array.from(edits, ([file, { base, data }]) => [
      file,
      { base, data: others.has(file) ? data : storedIn(snapshot, file) },
    ]),
  );

const KEY = "desk-followed";

type Both = Pick<DeskState, "mine" | "theirs">;

/** Until the tab is closed: a reload does not end it. */
const keepFollowed = (login: string, { mine, theirs }: Both) => {
  const kept = (each?: Followed) => each && { ...each, edits: [...each.edits] };
  keepInTab({ login }, KEY, { mine: kept(mine), theirs: kept(theirs) });
};

/** What the newest content does not have any more is not followed. */
export const keptFollowed = async (
  { isMade, authors }: Pick<ContentStore, "isMade" | "authors">,
  login: string,
  { revision }: Snapshot,
): Promise<Both> => {
  type Kept = Omit<Followed, "edits"> & { edits: [string, Partial<Edit>][] };
  const kept = keptInTab({ login }, KEY) as Partial<Record<keyof Both, Kept>> | undefined;
  const follow = async (each?: Kept): Promise<Followed | undefined> => {
    if (!each) return undefined;
    const asked = async () => authors !== undefined && (await isMade?.(each.revision));
    if (each.revision !== revision && !(await asked().catch(() => false))) return undefined;
    const edits = each.edits.map(([file, { base, data }]): [string, Edit] => [
      file,
      { base, data },
    ]);
    return { ...each, edits: new Map(edits) };
  };
  const [mine, theirs] = await Promise.all([follow(kept?.mine), follow(kept?.theirs)]);
  return { mine, theirs };
};

type Store = Pick<ContentStore, "load" | "isMade">;

/** As it is written: without empty fields, in the order of the model. */
const written = (file: string, data: unknown) => {
  const schema = schemaOf(file);
  return schema && data ? formatJson(shapeOf(schema), data as object) : data;
};

const hasAll = (snapshot: Snapshot, { edits }: Sent) =>
  [...edits].every(([file, { data }]) =>
    isSameFile(file, written(file, data), written(file, storedIn(snapshot, file))),
  );

/** With whether it has what was sent without an answer. */
const loadSettled = async (store: Store, sent: Work["sent"]) => {
  // Asked first: what is made after the content was loaded is not in it.
  const isFound = sent?.mark !== undefined && (await store.isMade?.(sent.mark));
  const newest = await store.load();
  const isMade = sent?.mark !== undefined && (isFound ?? hasAll(newest, sent));
  return { isMade, newest };
};

/**
 * Tells whether what was sent without an answer is stored; also moves the work to the newest content.
 * @throws StoreError if the store is unreachable or refuses
 */
export const settled = async (store: Store, sent: Work["sent"]) => {
  const { isMade, newest } = await loadSettled(store, sent);
  const move = (work: Work): Work => {
    if (sent && isMade) return published(work, sent.edits, newest);
    // What was sent may still be on its way.
    if (newest.revision === work.snapshot.revision) return work;
    return withoutSent(rebaseWork(work, newest));
  };
  return { isMade, newest, move };
};

/**
 * @param snapshot replaced by the newest if something was sent without an answer
 * @throws StoreError if the store is unreachable or refuses
 */
export const resume = async (
  store: Store,
  { edits, conflicts, sent }: Pick<Work, "edits" | "conflicts" | "sent">,
  snapshot: Snapshot,
): Promise<Work> => {
  if (!sent) return begin(snapshot, edits, conflicts);
  const { isMade, newest } = await loadSettled(store, sent);
  return isMade
    ? published({ edits, conflicts }, sent.edits, newest)
    : begin(newest, edits, conflicts);
};

/**
 * Milliseconds between two polls: during a publication, otherwise, and at most after failures. A Git host limits
 * requests per hour; the local server does not.
 */
const PACES = {
  home: { soon: 2_000, later: 4_000, longest: 4_000 },
  web: { soon: 10_000, later: 30_000, longest: 5 * 60_000 },
};

type Options = {
  login: string;
  setWork: (work: Work) => void;
  /** Asks what has become of the preview. Undefined where the store has none. */
  followDraft?: () => Promise<unknown>;
  /** Called when the store answers again. */
  onBack: () => void;
};

type Authors = Awaited<ReturnType<NonNullable<ContentStore["authors"]>>>;

/** Asks the store, takes over what is newer, and notes who has made it. */
export const openNewerContent = (
  store: ContentStore,
  { state, set }: DeskStore,
  { login, setWork, followDraft, onBack }: Options,
) => {
  // Only a Git host has previews.
  const pace = store.drafts ? PACES.web : PACES.home;
  const isBeingShown = () => state().draft.preview?.status === "building";

  /** A refusal is an answer, too. */
  const noteAnswer = (problem?: StoreProblem) => {
    const outage = outageOf(problem);
    set({ isOnline: !outage && problem !== "signed-out", outage });
  };
  const setFollowed = (both: Both) => {
    set(both);
    keepFollowed(login, { ...state(), ...both });
  };
  /** @param authors undefined if the store knows none @param sent what was sent, if that is stored */
  const noteNewer = (before: Snapshot, newer: Snapshot, authors?: Authors, sent?: Sent) => {
    // What went back is told otherwise.
    if (newer.isSetBack) return setFollowed({ mine: undefined, theirs: undefined });
    const others = authors?.filter((author) => author.login !== login) ?? [];
    const by = [...new Set(others.map(({ name }) => name))];
    const isOwn = authors?.length ? by.length === 0 : sent !== undefined;
    const all = editsBetween(before, newer, sent?.edits);
    const own = sent ? asStored(sent.edits, newer, isOwn ? undefined : all) : all;
    // At home, marks are no revisions.
    const made = (authors && sent?.mark) ?? newer.revision;
    const [revision, at] = [newer.revision, Date.now()];
    // What is no content is of no interest.
    setFollowed({
      ...((sent ?? isOwn) && own.size > 0 && { mine: { revision: made, edits: own, at, by: [] } }),
      ...(!isOwn && all.size > 0 && { theirs: { revision, edits: all, at, by } }),
    });
  };
  /** Without their names, newer content is told all the same. */
  const authorsBetween = async (before: Snapshot, newer: Snapshot) =>
    store.authors?.(before.revision, newer.revision).catch(() => []);
  /** @throws StoreError */
  const takeNewest = async () => {
    const { sent, snapshot } = state().work;
    const { isMade, newest, move } = await settled(store, sent);
    const isNewer = newest.revision !== snapshot.revision;
    const authors = isNewer ? await authorsBetween(snapshot, newest) : undefined;
    const { work } = state();
    // What has been sent or stored meanwhile tells more.
    if (work.sent !== sent || work.snapshot !== snapshot) return;
    setWork(move(work));
    if (isNewer) noteNewer(snapshot, newest, authors, isMade ? sent : undefined);
  };
  /** Throws StoreError. @param newest of the snapshot */
  const followOn = async ({ revision }: Snapshot, newest?: Publication) => {
    const { mine, theirs } = state();
    const withPublication = async (each: Followed | undefined) => {
      if (!each || each.publication?.status === "public") return each;
      const isNewest = each.revision === revision;
      return { ...each, publication: isNewest ? newest : await store.publication(each.revision) };
    };
    const [ofMine, ofTheirs] = [await withPublication(mine), await withPublication(theirs)];
    // What has come meanwhile is asked about next time.
    if (state().mine === mine && state().theirs === theirs)
      setFollowed({ mine: ofMine, theirs: ofTheirs });
  };
  /** Also asks what has become of the newest content. Throws StoreError. */
  const takeOver = async () => {
    try {
      if (!state().isPublishing) await takeNewest();
      if (isBeingShown()) await followDraft?.();
      const { snapshot } = state().work;
      const publication = await store.publication();
      if (state().work.snapshot === snapshot) {
        set({ publication });
        await followOn(snapshot, publication);
      }
      const isBack = !state().isOnline;
      noteAnswer();
      if (isBack) onBack();
    } catch (error) {
      const failure = asStoreError(error);
      noteAnswer(failure.problem);
      throw failure;
    }
  };
  const { look, obey, follow } = createPolling({
    ask: takeOver,
    pace: () =>
      state().publication?.status === "building" || isBeingShown() || !state().isOnline
        ? pace.soon
        : pace.later,
    longest: pace.longest,
  });
  return {
    look,
    follow,
    takeNewest,
    /** Of a publication, which somebody else's has stopped. */
    noteOthers: async (before: Snapshot) => {
      const { snapshot } = state().work;
      noteNewer(before, snapshot, await authorsBetween(before, snapshot));
    },
    noteOwn: (sent: Edits) => {
      const { snapshot } = state().work;
      const at = Date.now();
      const publication = { status: "building", since: new Date(at).toISOString() } as const;
      const edits = asStored(sent, snapshot);
      setFollowed({ mine: { revision: snapshot.revision, edits, at, by: [], publication } });
      set({ publication });
    },
    noteProblem: (error: Parameters<typeof obey>[0]) => {
      noteAnswer(error.problem);
      obey(error);
    },
  };
};

export type NewerContent = ReturnType<typeof openNewerContent>;
