import { languageCodes } from "../../languages";
import { holds, type Collection } from "../collection";
import type { Entry } from "./entry";
import type { Fault } from "./fault";

export const isPicture = (file: string) => file.startsWith("media/");

/** `locales/es/layout.json` → language and namespace; undefined for other files. */
export const localeOf = (file: string) => {
  const match = /^locales\/([^/]+)\/([^/]+)\.json$/.exec(file);
  return match && languageCodes.some((code) => code === match[1])
    ? { language: match[1], namespace: match[2] }
    : undefined;
};

const isHandbook = (file: string) => /^README(\.\w+)?\.md$/.test(file) || file.startsWith("handbook/");
const isPictureName = (file: string) => /\.(jpe?g|png|webp|avif)$/i.test(file);

/** Files that no part of the site reads: they are in the wrong folder or have the wrong ending. */
export const misplacedFiles = (files: string[], collections: Collection[]): Fault[] =>
  files
    .filter((file) => !isHandbook(file) && !localeOf(file))
    .filter((file) => (isPicture(file) ? !isPictureName(file) : !collections.some((c) => holds(c, file))))
    .map((file) => ({ file, path: [], code: "misplaced" }));

/** File names must be ASCII: others get lost between operating systems. */
export const notAsciiNames = (files: string[]): Fault[] =>
  files
    .filter((file) => !/^[\w./-]*$/.test(file))
    .map((file) => ({ file, path: [], code: "name-not-ascii" }));

/** Single files and fixed entries that are not there. */
export const missingEntries = (files: string[], entries: Entry[], collections: Collection[]): Fault[] =>
  collections.flatMap((collection): Fault[] => {
    const { set, path } = collection;
    if (set === "single") {
      return files.includes(path) ? [] : [{ file: path, path: [], code: "missing-file" }];
    }
    const own = entries.filter((entry) => entry.collection === collection);
    const ids = own.map(({ data }) => (data as { id?: unknown } | null)?.id);
    // While a file of the folder cannot be read, nobody knows what is missing.
    if (set === "open" || own.length < files.filter((file) => holds(collection, file)).length) return [];
    return set
      .filter((id) => !ids.includes(id))
      .map((id) => ({ file: path.split("*")[0], path: [], code: "missing-entry", detail: id }));
  });
