import { languageCodes } from "../../languages";
import { holds, type Collection } from "../../model/collection";
import { idOf, idsOf, type Content } from "../../content-files/content";
import type { Fault } from "../../content-files/error";

export const isPicture = (file: string) => file.startsWith("media/");

/** `locales/es/layout.json` → language and namespace; undefined for other files. */
export const localeOf = (file: string) => {
  const [, folder, namespace] = /^locales\/([^/]+)\/([^/]+)\.json$/.exec(file) ?? [];
  const language = languageCodes.find((code) => code === folder);
  return language && { language, namespace };
};

/** The names of the files of interface words, of which each language has its own. */
export const namespacesIn = (files: string[]) => [
  ...new Set(files.flatMap((file) => localeOf(file)?.namespace ?? [])),
];

/** What the owner reads, beside what the site reads. */
const isHandbook = (file: string) =>
  /^README(\.\w+)?\.md$/.test(file) || file.startsWith("handbook/");

/** Files that no part of the site reads: they are in the wrong folder or have the wrong ending. */
export const misplacedFiles = (files: string[], collections: Collection[]): Fault[] =>
  files
    .filter((file) => !isHandbook(file) && !localeOf(file) && !isPicture(file))
    .filter((file) => !collections.some((collection) => holds(collection, file)))
    .map((file) => ({ file, path: [], code: "misplaced" }));

/** File names must be ASCII: others get lost between operating systems. */
export const notAsciiNames = (files: string[]): Fault[] =>
  files
    .filter((file) => !/^[\w./-]*$/.test(file))
    .map((file) => ({ file, path: [], code: "name-not-ascii" }));

/** Single files that are not there, and folders that lack one of their entries or have another. */
export const wrongSets = (content: Content): Fault[] =>
  content.collections.flatMap((collection): Fault[] => {
    const { set, path } = collection;
    if (set === "open") return [];
    if (set === "single") {
      return content.files.includes(path) ? [] : [{ file: path, path: [], code: "missing-file" }];
    }
    const { ids, complete } = idsOf(content, collection);
    const missing = complete ? set.filter((id) => !ids.includes(id)) : [];
    const folder = path.split("*")[0];
    return [
      ...missing.map((id): Fault => ({
        file: folder,
        path: [],
        code: "missing-entry",
        detail: id,
      })),
      ...unknownEntries(content, collection, set),
    ];
  });

const unknownEntries = (content: Content, collection: Collection, set: readonly string[]) =>
  content.entries
    .filter((entry) => entry.collection === collection)
    .filter((entry) => idOf(entry) !== undefined && !set.includes(String(idOf(entry))))
    .map((entry): Fault => ({
      file: entry.file,
      path: ["id"],
      code: "unknown-entry",
      detail: String(idOf(entry)),
      options: [...set],
    }));
