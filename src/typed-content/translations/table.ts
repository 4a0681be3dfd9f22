import type { Content } from "../content";
import { entryTexts, localeTexts, type FileTexts } from "../texts/texts";

/** The texts of one collection, or the messages. */
export type Group = { title: string; files: FileTexts[] };

/** Every translated text of the site. */
export type Translations = {
  groups: Group[];
  /** Files that are missing or cannot be read, so that their texts are unknown. */
  unreadable: string[];
};

/** Returns all translated texts. The content may have errors. */
export const translationsOf = (content: Content): Translations => {
  const { files, entries, unreadable } = content;
  const { collections } = content.model;
  const missing = collections
    .filter(({ set, path }) => set === "single" && !files.includes(path))
    .map(({ path }) => path);
  const groups = collections.map((collection): Group => ({
    title: collection.title,
    files: entries.filter((entry) => entry.collection === collection).map(entryTexts),
  }));
  const interfaceTexts = { title: "Menús, botones y formularios", files: localeTexts(content) };
  return {
    groups: [...groups, interfaceTexts].map(withoutEmpty).filter(({ files }) => files.length > 0),
    unreadable: [...missing, ...unreadable.map(({ file }) => file)],
  };
};

const withoutEmpty = ({ title, files }: Group): Group => ({
  title,
  files: files.filter(({ rows }) => rows.length > 0),
});

export const rowsIn = ({ groups }: Translations) =>
  groups.flatMap(({ files }) => files.flatMap(({ rows }) => rows));
