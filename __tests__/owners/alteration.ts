import fc from "fast-check";
import { contentModel } from "../../src/model";
import type { Content, Entry } from "../../packages/typed-content/content";
import { referencesTo } from "../../packages/typed-content/reference-lists";
import { type Path, type SchemaNode } from "../../packages/typed-content/schema";

export type Data = Record<string, unknown>;

/** The parts of the content that an owner edits. */
export type Files = Pick<Content, "entries" | "locales">;

/** Something that an owner may do to her content. */
export type Alteration = { title: string; apply: (files: Files) => Files };

/** The collections to which an owner may add entries. */
export const anyOpen = fc.constantFrom(
  ...contentModel.collections.filter(({ set }) => set === "open"),
);
export const anyCollection = fc.constantFrom(...contentModel.collections);

export const dataOf = ({ data }: Entry) => data as Data;
export const copyOf = (entry: Entry) => ({ ...entry, data: structuredClone(dataOf(entry)) });
export const pathOf = (path: string, id: unknown) => path.replace("*", String(id));

/** Returns an alteration of the data of each entry of a collection. */
export const ofEach = (
  type: string,
  title: string,
  change: (data: Data, node: SchemaNode, index: number) => Data,
): Alteration => ({
  title: `${type}: ${title}`,
  apply: ({ entries, ...files }) => {
    const chosen = entries.filter(({ collection }) => collection.type === type);
    const changed = (entry: Entry) => ({
      ...entry,
      data: change(structuredClone(dataOf(entry)), entry.node, chosen.indexOf(entry)),
    });
    return {
      ...files,
      entries: entries.map((entry) => (chosen.includes(entry) ? changed(entry) : entry)),
    };
  },
});

/** Deletes what is at a path: a field, or an item of a list. */
const deleteAt = (data: unknown, [step = "", ...rest]: Path): void => {
  if (rest.length > 0) deleteAt((data as Data)[step], rest);
  else if (Array.isArray(data)) data.splice(Number(step), 1);
  else Reflect.deleteProperty(data as Data, step);
};

/** Deletes an entry and what refers to it, as the desk does: in a list the whole group. */
export const without = ({ entries, ...files }: Files, gone: Entry): Files => {
  const left = entries.filter((entry) => entry !== gone).map(copyOf);
  for (const { file, path } of referencesTo(left, gone.collection.type, dataOf(gone).id).reverse())
    deleteAt(
      left.find((entry) => entry.file === file)?.data,
      path.some((step) => typeof step === "number") ? path.slice(0, -1) : path,
    );
  return { ...files, entries: left };
};
