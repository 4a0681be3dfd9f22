import { readAll } from "../content-files/read";
import type { Collection } from "../model/collection";
import { fieldRows } from "../content-files/texts/entry-texts";
import type { Group, Translations } from "../content-files/texts/text";
import { wordFiles } from "../content-files/texts/interface-texts";

/** Every translated text of the content, which may be faulty: that is when this is looked at. */
export const readTranslations = (root: string, collections: Collection[]): Translations => {
  const { content, words, faults } = readAll(root, collections);
  const { files, entries } = content;
  const missing = collections
    .filter(({ set, path }) => set === "single" && !files.includes(path))
    .map(({ path }) => path);

  const groups = collections.map((collection): Group => {
    const own = entries.filter((entry) => entry.collection === collection);
    return {
      title: collection.title,
      files: own.map(({ file, node, data }) => ({ file, rows: fieldRows(file, node, data) })),
    };
  });
  const wordsOf = (file: string) => words.find((each) => each.file === file)?.data;
  const interfaceWords = {
    title: "Menús, botones y formularios",
    files: wordFiles(files, wordsOf),
  };
  return {
    groups: [...groups, interfaceWords].map(withoutEmpty).filter(({ files }) => files.length > 0),
    unreadable: [...missing, ...faults.map(({ file }) => file)],
  };
};

const withoutEmpty = ({ title, files }: Group): Group => ({
  title,
  files: files.filter(({ rows }) => rows.length > 0),
});
