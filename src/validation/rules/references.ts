import type { Collection } from "../../model/collection";
import { walk, type Path } from "../../model/schema";
import { idsOf, type Content, type Entry } from "../../content-files/content";
import type { ContentError } from "../../content-files/error";

/** References to entries that do not exist, twice to the same one, or to not all of them. */
export const brokenReferences = (content: Content): ContentError[] =>
  content.entries.flatMap((entry) =>
    content.collections.flatMap((target) => referencesTo(target, content, entry)),
  );

const referencesTo = (target: Collection, content: Content, entry: Entry): ContentError[] => {
  const { file } = entry;
  const { ids, complete } = idsOf(content, target);
  const found = referencesIn(entry, target.type);
  const errors = found.flatMap(({ value, path }, index): ContentError[] => {
    const detail = value;
    if (!ids.includes(value)) {
      const options = ids.map(String).sort();
      return complete ? [{ file, path, code: "unknown-reference", detail, options }] : [];
    }
    const repeated = found.findIndex((other) => other.value === value) < index;
    return repeated ? [{ file, path, code: "repeated-reference", detail }] : [];
  });
  if (found.length === 0) return errors;
  const list = listAround(found[0].path);
  const missing = ids.filter((id) => !found.some(({ value }) => value === id));
  return [
    ...errors,
    ...[...new Set(missing)].map((id): ContentError => ({
      file,
      path: list,
      code: "missing-reference",
      detail: String(id),
    })),
  ];
};

/** Only texts: what is not one has its own error. */
const referencesIn = ({ node, data }: Entry, type: string) => {
  const found: { value: string; path: Path }[] = [];
  walk(node, data, ({ kind, collection }, value, path) => {
    if (kind !== "reference" || collection !== type || typeof value !== "string") return;
    found.push({ value, path });
  });
  return found;
};

/** `packages › 1 › trip` stands in the list `packages`. */
const listAround = (path: Path) =>
  path.slice(
    0,
    path.findIndex((step) => typeof step === "number"),
  );
