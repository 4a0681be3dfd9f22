import { createStore, entries, promisifyRequest, type UseStore } from "idb-keyval";
import type { Edit } from "./content/edits";
import type { Conflict } from "./content/merge";
import type { Work } from "./content/work";

/** An edit as this browser stores it, with its open conflicts and the time it was made, in milliseconds. */
type Kept = { edit: Edit; conflicts?: Conflict[]; at: number };

/** The part of the work that survives a reload. */
export type Unfinished = Pick<Work, "edits" | "conflicts">;

/** The edits stored in this browser, and when the last of them was written. */
export type KeptEdits = Unfinished & { at?: number };

/**
 * Edits in IndexedDB, which survive a reload and are shared between tabs.
 * @param name identifies the content that is edited
 */
export const editsInBrowser = (name: string) => {
  const store: UseStore = createStore(`desk ${name}`, "edits");
  const others = new BroadcastChannel(`desk ${name}`);
  let last: Promise<unknown> = Promise.resolve();
  const write = (before: Unfinished, after: Unfinished, at: number) =>
    store("readwrite", (table) => {
      for (const [file, edit] of after.edits) {
        const conflicts = after.conflicts.get(file);
        if (before.edits.get(file) !== edit || before.conflicts.get(file) !== conflicts)
          table.put({ edit, conflicts, at } satisfies Kept, file);
      }
      for (const file of before.edits.keys()) if (!after.edits.has(file)) table.delete(file);
      const done = promisifyRequest(table.transaction);
      // Starts the transaction now, so that it completes even if the tab is closed.
      table.transaction.commit();
      return done;
    });
  return {
    load: async (): Promise<KeptEdits> => {
      const kept = await entries<string, Kept>(store);
      const times = kept.map(([, { at }]) => at);
      return {
        edits: new Map(kept.map(([file, { edit }]) => [file, edit])),
        conflicts: new Map(
          kept.flatMap(([file, { conflicts }]) => (conflicts ? [[file, conflicts]] : [])),
        ),
        ...(times.length > 0 && { at: Math.max(...times) }),
      };
    },
    /**
     * Stores the difference between two states.
     * @throws DOMException where the browser has no room or allows no storage
     */
    save: async (before: Unfinished, after: Unfinished, at: number) => {
      const saved = write(before, after, at);
      last = saved.catch(() => undefined);
      await saved;
      others.postMessage("changed");
    },
    /** Calls back when another tab has stored something, after this tab's own writes are done. */
    onChange: (callback: () => void) => {
      others.onmessage = () => void last.then(callback);
    },
  };
};

export type EditsInBrowser = ReturnType<typeof editsInBrowser>;
