import { referenceIn, walk, type Path, type Reference } from "../model/schema";
import { isRecord, type Entry } from "./content";

/** A list whose groups each refer to an entry of another collection. */
export type ReferenceList = Reference & {
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
