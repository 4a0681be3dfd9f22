import { createStore, keys, getMany, promisifyRequest, type UseStore } from "idb-keyval";
import type { Edit } from "./content/edits";
import type { Conflict } from "./content/merge";
import type { Work } from "./content/work";

/** An edit as this browser stores it, with its open conflicts and the time it was made, in milliseconds. */
type Kept = { edit: Edit; conflicts?: Conflict[]; at: number };

/** The part of the work that survives a reload. */
export type Unfinished = Pick<Work, "edits" | "conflicts">;

/** The edits stored in this browser, and when the last of them was written. */
export type KeptEdits = Unfinished & { at?: number };

/** Returns unfinished work with the stored edits of some files, or of all, in place of its own. */
export const withKept = (
  { edits, conflicts }: Unfinished,
  kept: Unfinished,
  files: readonly string[] = [...edits.keys(), ...conflicts.keys()],
): Unfinished => {
  const others = <Value>(map: ReadonlyMap<string, Value>) =>
    [...map].filter(([file]) => !files.includes(file));
  return {
    edits: new Map([...others(edits), ...kept.edits]),
    conflicts: new Map([...others(conflicts), ...kept.conflicts]),
  };
};

/** Milliseconds after which storage that does not answer is taken for missing. */
const PATIENCE = 3000;

/** @throws if the promise is not settled in time */
const inTime = <Value>(promise: Promise<Value>) =>
  new Promise<Value>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error("Storage does not answer.")), PATIENCE);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });

/** Opens a channel to the other tabs; undefined where the browser allows none. */
const openChannel = (name: string) => {
  try {
    return new BroadcastChannel(name);
  } catch {
    return undefined;
  }
};

/** Returns the files whose edits or conflicts differ. */
const changedFiles = (before: Unfinished, after: Unfinished) =>
  [...new Set([...before.edits.keys(), ...after.edits.keys()])].filter(
    (file) =>
      before.edits.get(file) !== after.edits.get(file) ||
      before.conflicts.get(file) !== after.conflicts.get(file),
  );

/**
 * Edits in IndexedDB, which survive a reload and are shared between tabs. The tab that has the pen writes them; the
 * others follow.
 * @param name identifies the content that is edited
 */
export const editsInBrowser = (name: string) => {
  let opened: UseStore | undefined;
  /** @throws where the browser allows no storage */
  const store: UseStore = async (mode, work) =>
    (opened ??= createStore(`desk ${name}`, "edits"))(mode, work);
  const others = openChannel(`desk ${name}`);
  const write = (files: string[], { edits, conflicts }: Unfinished, at: number) =>
    store("readwrite", (table) => {
      for (const file of files) {
        const edit = edits.get(file);
        if (edit) table.put({ edit, conflicts: conflicts.get(file), at } satisfies Kept, file);
        else table.delete(file);
      }
      const done = promisifyRequest(table.transaction);
      // Starts the transaction now, so that it completes even if the tab is closed.
      table.transaction.commit();
      return done;
    });
  return {
    /**
     * Returns the edits of some files, by default of all.
     * @throws where the browser allows no storage, or it does not answer
     */
    load: async (files?: readonly string[]): Promise<KeptEdits> => {
      const names = files ?? (await inTime(keys<string>(store)));
      const found = await inTime(getMany<Kept | undefined>([...names], store));
      const kept = names.flatMap((file, index) => {
        const one = found[index];
        return one ? [{ file, ...one }] : [];
      });
      return {
        edits: new Map(kept.map(({ file, edit }) => [file, edit])),
        conflicts: new Map(
          kept.flatMap(({ file, conflicts }) => (conflicts ? [[file, conflicts]] : [])),
        ),
        ...(kept.length > 0 && { at: Math.max(...kept.map(({ at }) => at)) }),
      };
    },
    /**
     * Stores the difference between two states.
     * @throws where the browser has no room, allows no storage, or does not answer
     */
    save: async (before: Unfinished, after: Unfinished, at: number) => {
      const files = changedFiles(before, after);
      await inTime(write(files, after, at));
      others?.postMessage(files);
    },
    /** Calls back when another tab has stored the edits of some files. */
    onChange: (callback: (files: string[]) => void) => {
      if (others) others.onmessage = ({ data }: MessageEvent<string[]>) => callback(data);
    },
  };
};

export type EditsInBrowser = ReturnType<typeof editsInBrowser>;
