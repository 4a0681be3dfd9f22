import type { Address } from "../../typed-content/address";
import { isRecord } from "../../base/is-record";
import type { Content } from "../../typed-content/content";
import { hiddenAddress } from "./hidden-address";
import type { Kind } from "../../typed-content/fields/kind";
import { walk, type Path } from "../../typed-content/schema";
import type { PlainValue } from "./value-keys";

/** The end of a paragraph, list item or heading. */
const BLOCK_END = /(?=<\/(?:p|li|h\d)>)/g;

/** The kinds of field that pages show as they are, or as each language writes them. */
const PLAIN: readonly (Kind | undefined)[] = ["text", "number", "price", "time", "email", "phone"];

/** Not of "{{start}}–{{end}}", which shows facts and says nothing of its own. */
const hasLetters = (word: unknown): word is string =>
  typeof word === "string" && /\p{L}/u.test(word.replace(/{{.*?}}/g, ""));

/** Remembers, while a query is answered, of which fields of the content the answer is made. */
export type Trace = ReturnType<typeof createTrace>;

/** Returns what has every text of an answer begin with its address. */
export const createTrace = () => {
  /** The entries that the query has met, by their files. */
  const met = new Map<string, object>();
  /** The files of entries that it may meet. */
  const files = new WeakMap<object, string>();
  const places = new WeakMap<object, Address>();

  const notePlaces = (value: unknown, { file, path }: Address) => {
    if (!Array.isArray(value) && !isRecord(value)) return;
    places.set(value, { file, path });
    for (const [key, inside] of Object.entries(value)) {
      const step = Array.isArray(value) ? Number(key) : key;
      notePlaces(inside, { file, path: [...path, step] });
    }
  };

  return {
    /** Tells of which file an entry is. */
    enter: (entry: object, file: string) => void files.set(entry, file),
    /** Tells that a field of an object is asked for. */
    meet: (source: object) => {
      const file = files.get(source);
      if (file === undefined || met.has(file)) return;
      met.set(file, source);
      notePlaces(source, { file, path: [] });
    },
    /** Returns a text with its address; in HTML, with one for each block. */
    marked: (text: string, isHtml: boolean, source: object, ...steps: Path) => {
      const place = places.get(source);
      if (!place) return text;
      const address = hiddenAddress({ file: place.file, path: [...place.path, ...steps] });
      return isHtml ? text.replace(BLOCK_END, address) : address + text;
    },
    /** Returns interface words, each with its address. */
    markedWords: (words: unknown, file: string) =>
      isRecord(words)
        ? Object.fromEntries(
            Object.entries(words).map(([key, word]) => [
              key,
              hasLetters(word) ? word + hiddenAddress({ file, path: [key] }) : word,
            ]),
          )
        : words,
    /** Returns what else stands in the entries that the query has met. */
    values: ({ entries }: Pick<Content, "entries">) => {
      const values: PlainValue[] = [];
      for (const { file, node } of entries) {
        const entry = met.get(file);
        if (!entry) continue;
        walk(node, entry, ({ kind }, value, path) => {
          const isPlain = typeof value === "string" || typeof value === "number";
          if (kind && PLAIN.includes(kind) && isPlain) {
            values.push({ address: { file, path }, kind, value });
          }
        });
      }
      return values;
    },
  };
};
