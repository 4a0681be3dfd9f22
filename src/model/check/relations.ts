import { defaultLanguage } from "../../languages";
import { factFiles, placeholdersIn, placeholderValues, type Facts } from "../placeholders";
import { walk } from "../schema";
import type { Entry } from "./entry";
import type { Fault } from "./fault";

const idOf = ({ data }: Entry) => (data as { id?: unknown } | null)?.id;

/** The same `id` twice in one collection. */
export const duplicateIds = (entries: Entry[]): Fault[] =>
  entries.flatMap((entry, index) => {
    const id = idOf(entry);
    const first = entries
      .slice(0, index)
      .find((other) => other.collection === entry.collection && idOf(other) === id);
    if (id === undefined || !first) return [];
    return [{ file: entry.file, path: ["id"], code: "duplicate-id", detail: `${id} (${first.file})` }];
  });

/** References to entries that do not exist, twice to the same one, or to not all of them. */
export const brokenReferences = (entries: Entry[]): Fault[] =>
  entries.flatMap(({ file, node, data }) => {
    const faults: Fault[] = [];
    const used: Record<string, Set<unknown>> = {};
    walk(node, data, ({ kind, collection }, value, path) => {
      if (kind !== "reference" || !collection) return;
      const seen = (used[collection] ??= new Set());
      const known = entries.some((e) => e.collection.type === collection && idOf(e) === value);
      if (!known) faults.push({ file, path, code: "unknown-reference", detail: String(value) });
      else if (seen.has(value)) faults.push({ file, path, code: "repeated-reference", detail: String(value) });
      seen.add(value);
    });
    const forgotten = entries.filter(
      (e) => used[e.collection.type] && !used[e.collection.type].has(idOf(e)),
    );
    const missing = forgotten.map((e): Fault => ({
      file,
      path: [],
      code: "missing-reference",
      detail: String(idOf(e)),
    }));
    return [...faults, ...missing];
  });

/** `{{names}}` in texts that stand for no fact. */
export const unknownPlaceholders = (entries: Entry[]): Fault[] => {
  const facts = Object.fromEntries(
    factFiles.map((name) => [name, entries.find(({ file }) => file === `${name}.json`)?.data]),
  ) as Facts;
  // A fact file that could not be read has its own fault; its placeholders cannot be judged.
  const unread = factFiles.filter((name) => facts[name] === undefined);
  const known = placeholderValues(facts, defaultLanguage);
  return entries.flatMap(({ file, node, data }) => {
    const faults: Fault[] = [];
    walk(node, data, (_, value, path) => {
      if (typeof value !== "string") return;
      for (const name of placeholdersIn(value)) {
        if (name in known || unread.some((fact) => name.startsWith(`${fact}.`))) continue;
        faults.push({ file, path, code: "unknown-placeholder", detail: name });
      }
    });
    return faults;
  });
};
