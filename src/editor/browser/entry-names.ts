import type { SavedEntry } from "./widgets/saved-entries";

const names = new Map<SavedEntry["id"], string>();

/** Remembers the names of entries that a form refers to, for what is said of its fields. */
export const rememberNames = (entries: Pick<SavedEntry, "id" | "name">[]) => {
  for (const { id, name } of entries) names.set(id, name ?? String(id));
};

/** The name of an entry that a form refers to; undefined if it is not there. */
export const nameOfEntry = (id: unknown) => (typeof id === "string" ? names.get(id) : undefined);
