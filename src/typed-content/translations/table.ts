import type { Content } from "../content";
import { entryTexts, localeTexts, type FileTexts } from "../texts/texts";

export type Group = { title: string; files: FileTexts[] };

export type Translations = {
  groups: Group[];
  /** Missing or unreadable: their texts are unknown. */
  unreadable: string[];
};

/** The content may have errors. */
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
