import { cachedByAll } from "@brisa/typed-content/helpers";
import type { Path, SchemaNode } from "@brisa/typed-content";
import { align } from "./align";
import { type Edit, storedIn } from "./edits";
import { schemaOf } from "./model";
import { valueAt } from "./paths";
import type { Work } from "./work";

/** Cached: every field of a list needs the same alignment. */
const aligned = cachedByAll((later: unknown[], earlier: unknown[], node: SchemaNode) =>
  align(node, earlier, later),
);

/** Undefined within a new list item. */
export const earlierPath = (file: string, { base, data }: Edit, path: Path): Path | undefined => {
  const was: Path = [];
  let node = schemaOf(file);
  for (const [depth, step] of path.entries()) {
    const [earlier, later] = [valueAt(base, was), valueAt(data, path.slice(0, depth))];
    if (typeof step === "number" && node && Array.isArray(earlier) && Array.isArray(later)) {
      const place = aligned(later, earlier, node)[step];
      if (place === undefined) return undefined;
      was.push(place);
    } else was.push(step);
    node = typeof step === "number" ? node?.items : node?.properties?.[step];
  }
  return was;
};

/** Follows list items that have moved; undefined if there was no value. */
export const earlierAt = (file: string, edit: Edit, path: Path): unknown => {
  const was = earlierPath(file, edit, path);
  return was && valueAt(edit.base, was);
};

export const publicOf = (
  { snapshot, edits }: Pick<Work, "snapshot" | "edits">,
  file: string,
  path: Path,
) => {
  const edit = edits.get(file);
  return edit ? earlierAt(file, edit, path) : valueAt(storedIn(snapshot, file), path);
};
