import { sectionOf } from "../core/sections";
import type { ChangeGroup } from "../told/change-groups";
import type { Words } from "../words";

/** «2 fotos y 1 cambio» */
export const leftInWords = (groups: readonly ChangeGroup[], { tag, site, common }: Words) => {
  const counts = new Map<string | undefined, number>();
  for (const { file, path } of groups) {
    const section = sectionOf(file);
    const name = path.length === 0 && site.sections[section]?.entries ? section : undefined;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const parts = Array.from(counts, ([name, count]) => {
    const entries = name === undefined ? undefined : site.sections[name]?.entries;
    return entries ? `${count} ${count === 1 ? entries.one : entries.many}` : common.changes(count);
  });
  return new Intl.ListFormat(tag, { type: "conjunction" }).format(parts);
};
