import type { ReferenceWarnings } from "../model/fields/kind";
import { walk, type Path, type SchemaNode } from "../model/schema";
import { isRecord, type Entry } from "./content";

/** A field that refers to an entry of another collection. */
type Reference = { key: string; collection: string; warnings: ReferenceWarnings };

/** The field of a list's groups that refers to an entry of another collection, if they have one. */
export const referenceIn = ({ items }: SchemaNode): Reference | undefined => {
  for (const [key, { collection, warnings }] of Object.entries(items?.properties ?? {})) {
    if (collection && warnings) return { key, collection, warnings };
  }
  return undefined;
};

/** A list whose groups each refer to an entry of another collection. */
type ReferenceList = Reference & {
  file: string;
  path: Path;
  /** What each group names; undefined where that is no text, which has an error of its own. */
  ids: (string | undefined)[];
};

/** Every such list, in the order of the entries that hold them. */
export const referenceLists = (entries: Entry[]): ReferenceList[] =>
  entries.flatMap(({ file, node, data }) => {
    const lists: ReferenceList[] = [];
    walk(node, data, (list, groups, path) => {
      const reference = referenceIn(list);
      if (!reference || !Array.isArray(groups)) return;
      const ids = groups.map((group: unknown) => {
        const id = isRecord(group) ? group[reference.key] : undefined;
        return typeof id === "string" ? id : undefined;
      });
      lists.push({ ...reference, file, path, ids });
    });
    return lists;
  });
