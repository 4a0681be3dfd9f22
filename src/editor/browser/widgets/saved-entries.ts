import { isRecord, parseContent, type Entry } from "../../../content-files/content";
import { entryName } from "../../../content-files/labels";
import { pictureUses } from "../../../content-files/pictures";
import { byOrder, type Listed } from "../../../model/shown";
import type { Collection } from "../../../model/collection";
import type { Versions } from "../versions";

/** What a list shows of an entry. */
export type Look = {
  /** Undefined while it has none. */
  name?: string;
  /** Address of its picture, if it has one. */
  picture?: string;
};

/** An entry of a list, by its path below the content root. */
export type SavedEntry = Listed & Look & { file: string };

export const lookOf = (entry: Entry): Look => {
  const { node, data } = entry;
  const isHidden = isRecord(data) && data.hidden === true;
  const name = entryName(node, data);
  const [use] = pictureUses([entry]);
  return {
    ...(name && { name: isHidden ? `${name} · escondida` : name }),
    ...(use && { picture: `/${use.picture}` }),
  };
};

/**
 * The entries of a collection in their order, without those that cannot be read or have no place.
 * @param texts of its files, by their paths below the content root
 */
export const savedEntries = (texts: Record<string, string>, collection: Collection) => {
  const sources = Object.entries(texts).map(([file, text]) => ({ file, text }));
  const { entries } = parseContent(Object.keys(texts), sources, [collection]);
  return entries.flatMap(placed).sort(byOrder);
};

const placed = (entry: Entry): SavedEntry[] => {
  const { file, data } = entry;
  const { id, order } = isRecord(data) ? data : {};
  const isListed = typeof order === "number" && (typeof id === "string" || typeof id === "number");
  return isListed ? [{ file, id, order, ...lookOf(entry) }] : [];
};

/** The same, read from where the editor saves. */
export const readEntries = async ({ texts }: Versions, collection: Collection) => {
  const [folder] = collection.path.split("*");
  return savedEntries(await texts(folder), collection);
};
