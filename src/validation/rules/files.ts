import { idOf, idsOf, isPicture, isRead, type Content } from "../../content-files/content";
import type { Collection } from "../../model/collection";
import type { ContentError } from "../findings";

/** Whether a file belongs to the owner's handbook, which the site does not read. */
const isHandbook = (file: string) =>
  /^README(\.\w+)?\.md$/.test(file) || file.startsWith("handbook/");

/** Finds files that the site does not read because of their folder or extension. */
export const misplacedFiles = ({ files, collections }: Content): ContentError[] =>
  files
    .filter((file) => !isRead(file, collections) && !isHandbook(file) && !isPicture(file))
    .map((file) => ({ file, path: [], code: "misplaced" }));

/** Finds file names that are not ASCII, since operating systems encode those differently. */
export const notAsciiNames = ({ files }: Content): ContentError[] =>
  files
    .filter((file) => !/^[\w./-]*$/.test(file))
    .map((file) => ({ file, path: [], code: "name-not-ascii" }));

/** Finds missing single files, and folders that lack an entry or have an unexpected one. */
export const wrongSets = (content: Content): ContentError[] =>
  content.collections.flatMap((collection): ContentError[] => {
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
