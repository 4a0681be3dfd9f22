import { isRecord } from "@brisa/typed-content/helpers";
import { type Content, type Entry, walk, type Path, type SchemaNode } from "@brisa/typed-content";
import { isLocalized } from "@brisa/typed-content/fields";
import { languageAt } from "@brisa/typed-content/texts";
import { withValue } from "../core/paths";

/**
 * Required texts that are not there at all become empty: pages only show those, and compute with others, as with a
 * person's name. The same data if none is missing.
 */
const withShownTexts = (root: SchemaNode, data: unknown): unknown => {
  const missing = walk(root, data).flatMap(({ node, value, path }) =>
    (node.required ?? [])
      .filter((key) => isLocalized(node.properties?.[key] ?? {}))
      .filter((key) => isRecord(value) && (value[key] ?? null) === null)
      .map((key): Path => [...path, key]),
  );
  return missing.reduce<unknown>((filled, path) => withValue(filled, path, {}), data);
};

/** With an error other than in a localized text. An unknown field, of a newer model, does no harm. */
const wrongFields = ({ collection }: Entry, data: unknown) => {
  const issues = collection.schema.safeParse(data).error?.issues ?? [];
  return new Set(
    issues.flatMap(({ path }) => (path.length > 0 && !languageAt(path) ? [String(path[0])] : [])),
  );
};

/**
 * Pages compute with times and amounts, and a wrong value could make them fail. Localized texts may be too long, or
 * fall back on the default language; another wrong field keeps its last valid value. One that never had any is left out
 * if it is optional, otherwise its entry.
 */
export const createDrawable = () => {
  /** By file, its last valid data. */
  const right = new Map<string, Record<string, unknown>>();
  /** Results for entries that have not changed since. */
  const made = new Map<string, { data: unknown; entries: Entry[] }>();

  const drawable = (entry: Entry): Entry[] => {
    const { file } = entry;
    const before = right.get(file) ?? {};
    const data = withShownTexts(entry.node, entry.data);
    if (!isRecord(data)) return right.has(file) ? [{ ...entry, data: before }] : [];
    const wrong = wrongFields(entry, data);
    const never = [...wrong].filter((name) => !(name in before));
    if (never.some((name) => entry.node.required?.includes(name))) return [];
    const now = Object.fromEntries([
      ...Object.entries(data).filter(([name]) => !wrong.has(name)),
      ...Object.entries(before).filter(([name]) => wrong.has(name)),
    ]);
    right.set(file, now);
    return [wrong.size > 0 || data !== entry.data ? { ...entry, data: now } : entry];
  };

  return (content: Content): Content => ({
    ...content,
    entries: content.entries.flatMap((entry) => {
      const known = made.get(entry.file);
      if (known && known.data === entry.data) return known.entries;
      const entries = drawable(entry);
      made.set(entry.file, { data: entry.data, entries });
      return entries;
    }),
  });
};
