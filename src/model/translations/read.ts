import { filesIn, readContent } from "../check/read";
import { holds, type Collection } from "../collection";
import { jsonSchema } from "../schema";
import { fieldRows } from "./fields";
import type { Group, Translations } from "./texts";
import { wordFiles } from "./words";

/** Every translated text of the content, which may be faulty: that is when this is looked at. */
export const readTranslations = (root: string, collections: Collection[]): Translations => {
  const files = filesIn(root);
  const unreadable = collections
    .filter(({ set, path }) => set === "single" && !files.includes(path))
    .map(({ path }) => path);
  const read = (file: string) => {
    const content = readContent(root, file);
    if ("data" in content) return content.data;
    unreadable.push(file);
    return undefined;
  };

  const groups = collections.map((collection): Group => {
    const node = jsonSchema(collection);
    const own = files.filter((file) => holds(collection, file));
    return {
      title: collection.title,
      files: own.flatMap((file) => {
        const data = read(file);
        return data === undefined ? [] : [{ file, rows: fieldRows(file, node, data) }];
      }),
    };
  });
  const words = { title: "Menús, botones y formularios", files: wordFiles(files, read) };
  return {
    groups: [...groups, words].map(withoutEmpty).filter((group) => group.files.length > 0),
    unreadable,
  };
};

const withoutEmpty = ({ title, files }: Group): Group => ({
  title,
  files: files.filter(({ rows }) => rows.length > 0),
});
