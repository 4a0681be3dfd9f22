import type { Path, SchemaNode } from "../../model/schema";
import { align } from "./align";
import { schemaOf, type Edit } from "./edits";
import { valueAt } from "./paths";

type Known = { node: SchemaNode; earlier: unknown[]; found: ReturnType<typeof align> };

/** Every field of a list asks for the same alignment. */
const known = new WeakMap<unknown[], Known>();

const aligned = (node: SchemaNode, earlier: unknown[], later: unknown[]) => {
  const last = known.get(later);
  if (last?.node === node && last.earlier === earlier) return last.found;
  const found = align(node, earlier, later);
  known.set(later, { node, earlier, found });
  return found;
};

/** Where in the earlier data was what is now at a path; undefined for what is in a new item of a list. */
const earlierPath = (root: SchemaNode, { base, data }: Edit, path: Path): Path | undefined => {
  const was: Path = [];
  let node: SchemaNode | undefined = root;
  for (const [depth, step] of path.entries()) {
    const [earlier, later] = [valueAt(base, was), valueAt(data, path.slice(0, depth))];
    if (typeof step === "number" && node && Array.isArray(earlier) && Array.isArray(later)) {
      const place = aligned(node, earlier, later)[step];
      if (place === undefined) return undefined;
      was.push(place);
    } else was.push(step);
    node = typeof step === "number" ? node?.items : node?.properties?.[step];
  }
  return was;
};

/**
 * Returns what was at a path before an edit: items of lists are found again where they were.
 * Undefined where nothing was.
 */
export const earlierAt = (file: string, edit: Edit, path: Path): unknown => {
  const was = earlierPath(schemaOf(file) ?? {}, edit, path);
  return was && valueAt(edit.base, was);
};
