import { isRecord, withoutAccents } from "@brisa/typed-content/helpers";
import {
  defaultLanguage,
  languageCodes,
  languages,
  type LanguageCode,
} from "@brisa/typed-content/languages";
import {
  type Content,
  listedIn,
  type Collection,
  jsonSchema,
  nodeAt,
  walk,
  type Path,
  type SchemaNode,
  entryName,
  labelPath,
  referenceLists,
  referencesTo,
  byOrder,
} from "@brisa/typed-content";
import { collectionOf, schemaOf } from "./model";
import { lastPlace, movedTo } from "./order";
import { valueAt, withItem, withValue } from "./paths";
import { change, dataOf, type Work } from "./work";
import { contentNow } from "./edits";
import { freeName } from "@brisa/typed-content/files";

/** A new entry has such an identifier until publication, when it is derived from the Spanish name, once for all. */
const PROVISIONAL = /^new-\d+$/;

const fileOf = ({ path }: Collection, id: string | number) => path.replace("*", String(id));

/** Safe for files and URLs: `casa-azul-dia` for `Casa Azul (día)`. May be empty. */
export const slugOf = (name: string) =>
  withoutAccents(name)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

const firstFree = (isTaken: (number: number) => boolean) => {
  let number = 1;
  while (isTaken(number)) number += 1;
  return number;
};

export const provisionalId = (taken: readonly unknown[]) =>
  `new-${firstFree((number) => taken.includes(`new-${number}`))}`;

const newId = (content: Content, collection: Collection) => {
  const ids = listedIn(content, collection.type).map(({ id }) => id);
  if (jsonSchema(collection).properties?.id?.type !== "integer") return provisionalId(ids);
  return Math.max(0, ...ids.map(Number)) + 1;
};

/** Every required yes-or-no field is no. */
const answersOf = (collection: Collection) => {
  const { properties = {}, required = [] } = jsonSchema(collection);
  const answers = required.filter((key) => properties[key]?.type === "boolean");
  return Object.fromEntries(answers.map((key) => [key, false]));
};

type Added = { work: Work; file: string };

/**
 * At the end of the collection. Every entry begins here.
 * @param given what is already known
 * @param now in milliseconds
 */
export const withNewEntry = (
  work: Work,
  collection: Collection,
  given: Record<string, unknown>,
  now: number,
): Added => {
  const content = contentNow(work);
  const id = newId(content, collection);
  const { order } = jsonSchema(collection).properties ?? {};
  const place = order && { order: lastPlace(listedIn(content, collection.type)) };
  const file = fileOf(collection, id);
  const data = { ...answersOf(collection), ...given, id, ...place };
  return { work: change(work, file, [], data, now), file };
};

/** One field, or that of each language, the default one first. */
export const nameFields = (root: SchemaNode): { language: LanguageCode; path: Path }[] => {
  const path = labelPath(root).split(".");
  if (nodeAt(root, path)?.kind === "text") return [{ language: defaultLanguage(), path }];
  return languageCodes().map((language) => ({ language, path: [...path, language] }));
};

/** Other than all names: «Alba (copia)», «Alba (copia 2)». */
const namedAsCopy = (root: SchemaNode, data: unknown, others: readonly unknown[]) => {
  const taken = others.map((other) => entryName(root, other));
  const copy = (number: number) =>
    nameFields(root).reduce((named, { language, path }) => {
      const name = valueAt(data, path);
      if (typeof name !== "string" || name === "") return named;
      const called = languages()[language].copy;
      const original = name.replace(new RegExp(` \\(${called}(?: \\d+)?\\)$`), "");
      const which = number > 1 ? `${called} ${number}` : called;
      return withValue(named, path, `${original} (${which})`);
    }, data);
  return copy(
    firstFree((number) => {
      const name = entryName(root, copy(number));
      // Of more names than there are entries one is free, unless what names an entry cannot say that it is a copy.
      return name !== undefined && number <= taken.length && taken.includes(name);
    }),
  );
};

/**
 * Directly after the entry; hidden until somebody shows it. List items of other files that refer to the entry, such as
 * its price, are copied too.
 * @param now in milliseconds
 */
export const withCopy = (work: Work, file: string, now: number): Added => {
  const collection = collectionOf(file);
  const data = dataOf(work, file);
  if (!collection || !isRecord(data)) return { work, file };
  const content = contentNow(work);
  const id = newId(content, collection);
  const copy = fileOf(collection, id);
  const listed = listedIn(content, collection.type).toSorted(byOrder);
  const own = listed.findIndex((entry) => entry.id === data.id);
  const order =
    "order" in data ? { order: movedTo(listed, listed.length, own + 1) ?? lastPlace(listed) } : {};
  const root = jsonSchema(collection);
  const hiding = root.properties?.hidden && { hidden: true };
  const named = namedAsCopy(root, { ...data, id, ...order, ...hiding }, listed);
  let next = change(work, copy, [], named, now);
  for (const list of referenceLists(content.entries)) {
    const place = list.ids.findIndex((name) => name === data.id);
    if (list.collection !== collection.type || place < 0) continue;
    const item = valueAt(dataOf(next, list.file), [...list.path, place]) as object;
    const items = withItem(dataOf(next, list.file), [...list.path, place + 1], {
      ...item,
      [list.key]: id,
    });
    next = change(next, list.file, [], items, now);
  }
  return { work: next, file: copy };
};

/** New items get their final identifiers. */
const withItemNames = (root: SchemaNode, data: unknown): unknown => {
  const names: { path: Path; name: string }[] = [];
  for (const { node, value: items, path } of walk(root, data)) {
    if (!node.items?.properties?.id || !Array.isArray(items)) continue;
    const taken = new Set(items.map((item: unknown) => valueAt(item, ["id"])));
    items.forEach((item: unknown, place) => {
      if (!node.items || !PROVISIONAL.test(String(valueAt(item, ["id"])))) return;
      const wanted = slugOf(entryName(node.items, item) ?? "") || "apartado";
      const name = freeName(wanted, (other) => taken.has(other));
      taken.add(name);
      names.push({ path: [...path, place, "id"], name });
    });
  }
  return names.reduce((named, { path, name }) => withValue(named, path, name), data);
};

/** For what is new, as it will be published. `now`: in milliseconds. `files`: by default all that are changed. */
export const withNames = (
  work: Work,
  now = Date.now(),
  files: Iterable<string> = work.edits.keys(),
): Work => {
  let next = work;
  for (const file of files) {
    const root = schemaOf(file);
    const collection = collectionOf(file);
    const data = dataOf(next, file);
    if (!root || !collection || data === undefined) continue;
    const named = withItemNames(root, data);
    const id = valueAt(named, ["id"]);
    if (collection.set !== "open" || !PROVISIONAL.test(String(id))) {
      next = change(next, file, [], named, now);
      continue;
    }
    const { files: present, entries } = contentNow(next);
    const wanted = slugOf(entryName(root, named) ?? "") || collection.type.toLowerCase();
    const taken = new Set(present.map((each) => each.toLowerCase()));
    const name = freeName(wanted, (other) => taken.has(fileOf(collection, other).toLowerCase()));
    const to = fileOf(collection, name);
    next = change(next, file, [], undefined, now);
    next = change(next, to, [], withValue(named, ["id"], name), now);
    next = { ...next, renamed: [...next.renamed, { from: file, to }] };
    for (const place of referencesTo(entries, collection.type, id))
      next = change(next, place.file, place.path, name, now);
  }
  return next;
};
