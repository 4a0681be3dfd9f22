import { isRecord } from "@brisa/typed-content/helpers";
import { type Content, walk, type Path, type Address } from "@brisa/typed-content";
import { hiddenAddress, type PlainValue } from "./field-marks";
import { writtenAs } from "../values/kinds";

/** Of a paragraph, list item or heading. */
const BLOCK_END = /(?=<\/(?:p|li|h\d)>)/g;

/** Not of "{{start}}–{{end}}", which shows facts and says nothing of its own. */
const hasLetters = (word: unknown): word is string =>
  typeof word === "string" && /\p{L}/u.test(word.replace(/{{[^{}]*}}/g, ""));

export type Trace = ReturnType<typeof createTrace>;

/** Tells of which fields an answer is made: every text begins with its address. */
export const createTrace = () => {
  /** The entries that the query has met, by file. */
  const met = new Map<string, object>();
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
    enter: (entry: object, file: string) => void files.set(entry, file),
    meet: (source: object) => {
      const file = files.get(source);
      if (file === undefined || met.has(file)) return;
      met.set(file, source);
      notePlaces(source, { file, path: [] });
    },
    /** In HTML, each block has the address. */
    marked: (text: string, isHtml: boolean, source: object, ...steps: Path) => {
      const place = places.get(source);
      if (!place) return text;
      const address = hiddenAddress({ file: place.file, path: [...place.path, ...steps] });
      return isHtml ? text.replace(BLOCK_END, address) : address + text;
    },
    markedWords: (words: unknown, file: string) =>
      isRecord(words)
        ? Object.fromEntries(
            Object.entries(words).map(([key, word]) => [
              key,
              hasLetters(word) ? word + hiddenAddress({ file, path: [key] }) : word,
            ]),
          )
        : words,
    /** What else stands in the entries that the query has met. */
    values: ({ entries }: Pick<Content, "entries">) => {
      const values: PlainValue[] = [];
      for (const { file, node } of entries) {
        const entry = met.get(file);
        if (!entry) continue;
        for (const { node: field, value, path } of walk(node, entry)) {
          if (typeof value !== "string" && typeof value !== "number") continue;
          const keys = writtenAs(field.kind).pageKeys?.(value);
          if (keys) values.push({ address: { file, path }, keys });
        }
      }
      return values;
    },
  };
};
