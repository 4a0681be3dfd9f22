import { idOf, idsOf } from "../../files/content";
import type { Content } from "../../content";
import type { Collection } from "../../schema";
import { isReservedName, LONGEST_PATH } from "../../files/file-names";
import { isOfKind } from "../../files/kinds";
import type { ContentError } from "../findings";

export const misplacedFiles = ({ files, model }: Content): ContentError[] =>
  files
    .filter((file) => !isOfKind(file, model))
    .map((file) => ({ file, path: [], code: "misplaced" }));

/** Not every file system can hold them, or some would store them in another way. */
export const wrongNames = ({ files }: Pick<Content, "files">): ContentError[] => {
  const known = new Map<string, string>();
  return files.flatMap((file): ContentError[] => {
    const twin = twinOf(file, known);
    const reserved = file.split("/").find(isReservedName);
    // Operating systems encode other letters differently.
    if (!/^[\w./-]*$/.test(file)) return [{ file, path: [], code: "name-not-ascii" }];
    if (reserved !== undefined) return [{ file, path: [], code: "name-reserved", name: reserved }];
    if (file.length > LONGEST_PATH)
      return [{ file, path: [], code: "name-too-long", limit: LONGEST_PATH }];
    return twin === undefined ? [] : [{ file, path: [], code: "name-twice", other: twin }];
  });
};

/**
 * The earlier path that differs from this one, or from a folder around it, in capital letters alone.
 * @param known every path so far by its lower-case form; this one is added
 */
const twinOf = (file: string, known: Map<string, string>) => {
  const names = file.split("/");
  const paths = names.map((_, index) => names.slice(0, index + 1).join("/"));
  const twins = paths.map((path) => {
    const earlier = known.get(path.toLowerCase()) ?? path;
    known.set(path.toLowerCase(), earlier);
    return earlier === path ? undefined : earlier;
  });
  return twins.find((twin) => twin !== undefined);
};

export const wrongSets = (content: Content): ContentError[] =>
  content.model.collections.flatMap((collection): ContentError[] => {
    const { set, path } = collection;
    if (set === "open") return [];
    if (set === "single") {
      return content.files.includes(path) ? [] : [{ file: path, path: [], code: "missing-file" }];
    }
    const { ids, complete } = idsOf(content, collection);
    const missing = complete ? set.filter((id) => !ids.includes(id)) : [];
    const folder = path.replace(/\*.*/, "");
    return [
      ...missing.map((id): ContentError => ({
        file: folder,
        path: [],
        code: "missing-entry",
        id,
      })),
      ...unknownEntries(content, collection, set),
    ];
  });

const unknownEntries = (content: Content, collection: Collection, set: readonly string[]) =>
  content.entries
    .filter((entry) => entry.collection === collection)
    .filter((entry) => idOf(entry) !== undefined && !set.includes(String(idOf(entry))))
    .map((entry): ContentError => ({
      file: entry.file,
      path: ["id"],
      code: "unknown-entry",
      id: String(idOf(entry)),
      ids: set,
    }));
