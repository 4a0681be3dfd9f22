import { AsyncLocalStorage } from "node:async_hooks";
import { isRecord } from "../content-files/content";
import { hiddenAddress, type Address } from "../content-files/hidden-address";
import type { PlainValue } from "../editor/page/value-keys";
import type { Draft } from "../editor/preview";
import { collections } from "../model";
import { holds } from "../model/collection";
import type { Kind } from "../model/fields/kind";
import { jsonSchema, walk, type Path } from "../model/schema";
import { drawableFields } from "./draft";

/** A node of Gatsby's that a content file has become. */
export type EntryNode = { parent: string; [field: string]: unknown };

type NodeModel = { getNodeById: (query: { id: string }) => { relativePath: string } };

type Request = {
  draft: Draft;
  /** The entries that the query has met, by the identifiers of their files' nodes. */
  entries: Map<string, EntryNode>;
  /** Where the objects inside them are stored. */
  places: WeakMap<object, Address>;
};

/** Set while a query is answered for the editor, and only then: pages that are built know nothing of it. */
const preview = new AsyncLocalStorage<Request>();

/**
 * Answers a query as a draft would have it, with the address of every text hidden in the text.
 * @returns the answer, and what else stands in the entries that it is made of
 */
export const withDraft = async <Answer>(draft: Draft, answer: () => Promise<Answer>) => {
  const store: Request = { draft, entries: new Map(), places: new WeakMap() };
  return { answer: await preview.run(store, answer), values: plainValues(store) };
};

/** The node of an entry as its form holds it, while a preview is made. */
export const draftedNode = (node: EntryNode, nodeModel: NodeModel): EntryNode => {
  const store = preview.getStore();
  if (!store) return node;
  const { draft, entries, places } = store;
  const known = entries.get(node.parent);
  if (known) return known;
  const file = nodeModel.getNodeById({ id: node.parent }).relativePath;
  const entry = file === draft.file ? { ...node, ...drawableFields(draft) } : { ...node };
  entries.set(node.parent, entry);
  notePlaces(places, entry, { file, path: [] });
  return entry;
};

/** Interface words as their form holds them, each with its address, while a preview is made. */
export const draftedWords = (words: object, file: string): object => {
  const store = preview.getStore();
  if (!store) return words;
  const now = file === store.draft.file ? { ...words, ...store.draft.data } : words;
  return Object.fromEntries(
    Object.entries(now).map(([key, word]: [string, unknown]) => [
      key,
      hasLetters(word) ? word + hiddenAddress({ file, path: [key] }) : word,
    ]),
  );
};

/** Not of "{{start}}–{{end}}", which shows facts and says nothing of its own. */
const hasLetters = (word: unknown): word is string =>
  typeof word === "string" && /\p{L}/u.test(word.replace(/{{.*?}}/g, ""));

/** The address of a text in an entry, hidden in characters that nobody sees; "" outside a preview. */
export const hiddenAddressOf = (source: object, ...steps: Path) => {
  const place = preview.getStore()?.places.get(source);
  return place ? hiddenAddress({ file: place.file, path: [...place.path, ...steps] }) : "";
};

/** The kinds of field that pages show as they are, or as each language writes them. */
const PLAIN: (Kind | undefined)[] = ["text", "number", "price", "time", "email", "phone"];

const plainValues = ({ entries, places }: Request) => {
  const values: PlainValue[] = [];
  for (const entry of entries.values()) {
    const file = places.get(entry)?.file ?? "";
    const collection = collections.find((candidate) => holds(candidate, file));
    if (!collection) continue;
    walk(jsonSchema(collection), entry, ({ kind }, value, path) => {
      const isPlain = typeof value === "string" || typeof value === "number";
      if (kind && PLAIN.includes(kind) && isPlain) {
        values.push({ address: { file, path }, kind, value });
      }
    });
  }
  return values;
};

const notePlaces = (places: Request["places"], value: unknown, { file, path }: Address) => {
  if (!Array.isArray(value) && !isRecord(value)) return;
  places.set(value, { file, path });
  for (const [key, inside] of Object.entries(value)) {
    const step = Array.isArray(value) ? Number(key) : key;
    notePlaces(places, inside, { file, path: [...path, step] });
  }
};
