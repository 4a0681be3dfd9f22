import { createStore, entries, promisifyRequest, type UseStore } from "idb-keyval";
import type { Edit, Edits } from "./content/edits";

/** An edit as this browser keeps it, and when it was made, in milliseconds. */
type Kept = { edit: Edit; at: number };

/** What was kept in this browser, and when the last of it was written. */
export type KeptEdits = { edits: Edits; at?: number };

/**
 * Edits in this browser's database, which outlive a reload; other tabs are told of them.
 * @param name tells apart the contents that somebody edits in this browser
 */
export const editsInBrowser = (name: string) => {
  const store: UseStore = createStore(`desk ${name}`, "edits");
  const others = new BroadcastChannel(`desk ${name}`);
  let last: Promise<unknown> = Promise.resolve();
  const write = (before: Edits, after: Edits, at: number) =>
    store("readwrite", (table) => {
      for (const [file, edit] of after)
        if (before.get(file) !== edit) table.put({ edit, at } satisfies Kept, file);
      for (const file of before.keys()) if (!after.has(file)) table.delete(file);
      const done = promisifyRequest(table.transaction);
      // It is on its way, and counts, even if the tab is closed now.
      table.transaction.commit();
      return done;
    });
  return {
    load: async (): Promise<KeptEdits> => {
      const kept = await entries<string, Kept>(store);
      const times = kept.map(([, { at }]) => at);
      return {
        edits: new Map(kept.map(([file, { edit }]) => [file, edit])),
        ...(times.length > 0 && { at: Math.max(...times) }),
      };
    },
    /**
     * Keeps what differs from before.
     * @throws DOMException where the browser has no room, or keeps nothing
     */
    save: async (before: Edits, after: Edits, at: number) => {
      const saved = write(before, after, at);
      last = saved.catch(() => undefined);
      await saved;
      others.postMessage("changed");
    },
    /** Calls back when another tab has kept something, once what this one writes is written. */
    onChange: (callback: () => void) => {
      others.onmessage = () => void last.then(callback);
    },
  };
};

export type EditsInBrowser = ReturnType<typeof editsInBrowser>;
