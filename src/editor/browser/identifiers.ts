import { isRecord } from "../../content-files/content";
import { labelPath } from "../../content-files/labels";
import type { SchemaNode } from "../../model/schema";
import { schemaOf, type FileKind } from "./file-kinds";
import { reached } from "./refusal";
import { freeSlug, slugOf } from "./slug";
import type { Versions } from "./versions";

/**
 * The identifiers that an entry lacks, which nobody is asked for: a new entry's own, and those of new
 * items of its lists. They are made of the Spanish name and stay as they are when it changes.
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
  if (isNew) changes.id = await newIdentifier(kind, node, data, versions);
  return changes;
};

const newIdentifier = async (
  kind: FileKind,
  node: SchemaNode,
  data: object,
  { exists, texts }: Versions,
) => {
  const isTaken = (id: number | string) => reached(exists(pathOf(kind, id)));
  if (node.properties?.id.kind === "id") {
    return freeSlug(nameIn(node, data) || kind.name.toLowerCase(), isTaken);
  }
  const { id } = data as { id?: unknown };
  if (id !== undefined && id !== null && id !== "") return id;
  let number = lastNumber(await reached(texts()), kind) + 1;
  while (await isTaken(number)) number += 1;
  return number;
};

/** The file of an entry. */
export const pathOf = ({ folder, extension }: FileKind, id: unknown) =>
  `${folder}/${String(id)}.${extension}`;

/** Files with numbers for names are named after their place. */
const lastNumber = (texts: Record<string, string>, { folder = "" }: FileKind) =>
  Math.max(
    0,
    ...Object.keys(texts)
      .filter((file) => `content/${file}`.startsWith(`${folder}/`))
      .map((file) => Number.parseInt(file.replace(/.*\//, ""), 10) || 0),
  );

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
const nameIn = (node: SchemaNode, data: object) => {
  const name = labelPath(node)
    .split(".")
    .reduce<unknown>((value, step) => (isRecord(value) ? value[step] : undefined), data);
  return slugOf(typeof name === "string" ? name : "");
};
