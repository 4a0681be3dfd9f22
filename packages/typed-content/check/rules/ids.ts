import { walk, type Path } from "../../schema";
import { idOf } from "../../files/content";
import type { Content, Entry } from "../../content";
import type { ContentError } from "../findings";

export const duplicateIds = ({ entries }: Content): ContentError[] =>
  entries.flatMap((entry, index) => repeatedInCollection(entry, entries.slice(0, index)));

const repeatedInCollection = (entry: Entry, earlier: Entry[]): ContentError[] => {
  const id = idOf(entry);
  const first = earlier.find((e) => e.collection === entry.collection && idOf(e) === id);
  return id === undefined || !first ? [] : [duplicate(entry.file, ["id"], id, first.file)];
};

/** Such `id`s are anchors on the page. */
export const repeatedInLists = ({ file, node, data }: Entry): ContentError[] => {
  const seen = new Set<string>();
  return walk(node, data).flatMap(({ node: { kind }, value, path }) => {
    if (kind !== "id" || path.length === 1 || typeof value !== "string") return [];
    const place = JSON.stringify([path.slice(0, -2), value]);
    const isRepeated = seen.has(place);
    seen.add(place);
    return isRepeated ? [duplicate(file, path, value, file)] : [];
  });
};

const duplicate = (file: string, path: Path, id: string | number, other: string): ContentError => ({
  file,
  path,
  code: "duplicate-id",
  id: String(id),
  other,
});
