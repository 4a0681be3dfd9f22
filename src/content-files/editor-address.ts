import type { LanguageCode } from "../languages";
import { holds, type Collection } from "../model/collection";
import type { Path } from "../model/schema";
import { localeOf } from "./content";
import { LOCALES_TITLE } from "./labels";

/** The name, in the editor's addresses, of a list of single files, made from its title. */
export const listName = (title: string) => title.normalize("NFD").replace(/\W/g, "").toLowerCase();

/** The name, in the editor's addresses, of a file of interface words. */
export const localeName = ({
  language,
  namespace,
}: {
  language: LanguageCode;
  namespace: string;
}) => `${namespace}-${language}`;

/**
 * Where the editor opens a field, relative to its page; undefined for a file that it does not have.
 * @param file relative to the content root
 */
export const editorAddress = (collections: Collection[], file: string, path: Path) => {
  const entry = entryAddress(collections, file);
  return entry && `./?field=${encodeURIComponent(path.join("."))}#/collections/${entry}`;
};

/** The part of an entry's address after `#/collections/`. */
export const entryAddress = (collections: Collection[], file: string) => {
  const locale = localeOf(file);
  if (locale) return `${listName(LOCALES_TITLE)}/entries/${localeName(locale)}`;
  const collection = collections.find((candidate) => holds(candidate, file));
  if (!collection) return undefined;
  const { group, type } = collection;
  if (group) return `${listName(group)}/entries/${type}`;
  const name = file.replace(/^.*\//, "").replace(/\.\w+$/, "");
  return `${type}/entries/${encodeURIComponent(name)}`;
};
