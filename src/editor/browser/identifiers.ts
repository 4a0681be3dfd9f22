import { isRecord } from "../../content-files/content";
import { entryName } from "../../content-files/labels";
import { collections } from "../../model";
import type { SchemaNode } from "../../model/schema";
import { schemaOf, type FileKind } from "./file-kinds";
import { reached } from "./refusal";
import { freeSlug, slugOf } from "./slug";
import type { Versions } from "./versions";
import { lastPlace } from "./widgets/place-numbers";
import { readEntries, type SavedEntry } from "./widgets/saved-entries";

/**
 * What an entry lacks and nobody is asked for: the identifier of a new one, its place after all others,
 * and the identifiers of new items of its lists. Identifiers are made of the Spanish name and stay as
 * they are when it changes.
 * @returns what to change in the entry's data
 */
export const missingIdentifiers = async (
  kind: FileKind,
  data: object,
  isNew: boolean,
  versions: Versions,
): Promise<object> => {
  const node = schemaOf(kind);
  const changes: Record<string, unknown> = {};
  for (const [name, { items }] of Object.entries(node.properties ?? {})) {
    const list = (data as Record<string, unknown>)[name];
    if (items?.properties?.id && Array.isArray(list)) changes[name] = await named(items, list);
  }
  const collection = collections.find(({ type }) => type === kind.name);
  if (!isNew || !collection) return changes;
  const saved = await reached(readEntries(versions, collection));
  const { order } = data as { order?: number };
  if (node.properties?.order && order === undefined) changes.order = lastPlace(saved);
  const isTaken = (id: number | string) => reached(versions.exists(pathOf(kind, id)));
  changes.id =
    node.properties?.id?.type === "integer"
      ? await freeNumber(lastNumber(saved) + 1, isTaken)
      : await freeSlug(nameIn(node, data) || kind.name.toLowerCase(), isTaken);
  return changes;
};

/** The first number from `wanted` on that no entry has. */
const freeNumber = async (
  wanted: number,
  isTaken: (number: number) => Promise<boolean>,
): Promise<number> => ((await isTaken(wanted)) ? freeNumber(wanted + 1, isTaken) : wanted);

/** The file of an entry. */
export const pathOf = ({ folder, extension }: FileKind, id: unknown) =>
  `${folder}/${String(id)}.${extension}`;

const lastNumber = (saved: SavedEntry[]) => Math.max(0, ...saved.map(({ id }) => Number(id)));

/** The items of a list, each with an identifier that no other has. */
const named = async (node: SchemaNode, items: unknown[]) => {
  const taken = new Set(items.map(idOf));
  const isTaken = (id: string) => Promise.resolve(taken.has(id));
  const all: unknown[] = [];
  for (const item of items) {
    if (!isRecord(item) || item.id) {
      all.push(item);
      continue;
    }
    const id = await freeSlug(nameIn(node, item) || "apartado", isTaken);
    taken.add(id);
    all.push({ ...item, id });
  }
  return all;
};

const idOf = (item: unknown) => (isRecord(item) ? item.id : undefined);

/** The name of an entry in Spanish, as part of an address. */
const nameIn = (node: SchemaNode, data: object) => slugOf(entryName(node, data) ?? "");
