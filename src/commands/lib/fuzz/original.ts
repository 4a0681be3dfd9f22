import { readFileSync } from "node:fs";
import { join } from "node:path";
import { stringify } from "yaml";
import {
  isRead,
  isRecord,
  parseContent,
  type Entry,
  type LocaleFile,
} from "../../../content-files/content";
import { filesIn } from "../../../content-files/read";
import { collections } from "../../../model";
import { nodeAt, type Path, type SchemaNode } from "../../../model/schema";

/** A value somewhere in the content. */
export type Place = {
  file: string;
  path: Path;
  value: unknown;
  /** What the model says of it; interface texts have no model. */
  node?: SchemaNode;
};

/** The content that is mutated: without an error, and the same for each mutation. */
export type Original = {
  root: string;
  files: string[];
  /** The files that the site reads as text. */
  texts: { file: string; text: string }[];
  entries: Entry[];
  locales: LocaleFile[];
};

export const readOriginal = (root: string): Original => {
  const files = filesIn(root);
  const texts = files
    .filter((file) => isRead(file, collections))
    .map((file) => ({ file, text: readFileSync(join(root, file), "utf8") }));
  const { entries, locales } = parseContent(files, texts, collections);
  return { root, files, texts, entries, locales };
};

/** Every value of a file, the outermost first. */
export const placesIn = ({ file, data, node }: LocaleFile & { node?: SchemaNode }): Place[] => {
  const below = (value: unknown, path: Path): Place[] => {
    const inside = Array.isArray(value)
      ? value.flatMap((item, index) => below(item, [...path, index]))
      : isRecord(value)
        ? Object.entries(value).flatMap(([key, item]) => below(item, [...path, key]))
        : [];
    return [{ file, path, value, node: node && nodeAt(node, path) }, ...inside];
  };
  return below(data, []);
};

/** What takes the place of a key and its value: nothing, one entry or several. */
export type Change = (key: string, value: unknown) => [key: string, value: unknown][];

/** The data after a change at a path. */
export const changeAt = (data: unknown, [step, ...rest]: Path, change: Change): unknown => {
  if (step === undefined) return change("", data)[0]?.[1];
  const inside: Change =
    rest.length === 0 ? change : (key, value) => [[key, changeAt(value, rest, change)]];
  if (Array.isArray(data)) {
    return data.flatMap((item: unknown, index) =>
      index === step ? inside(String(index), item).map(([, value]) => value) : [item],
    );
  }
  // `fromEntries` also makes a key `__proto__`, which an assignment would not.
  return Object.fromEntries(
    Object.entries(data as object).flatMap(([key, value]) =>
      key === step ? inside(key, value) : [[key, value] as [string, unknown]],
    ),
  );
};

/** A value that stands in the file as it is here, and not as a text in quotes. */
export const raw = (source: string) => `@@${encodeURIComponent(source)}@@`;

const RAW = /"@@([^@]*)@@"/g;

/** The text of a content file that holds the data. */
export const sourceOf = (file: string, data: unknown) => {
  const source = file.endsWith(".yaml")
    ? stringify(data, { lineWidth: 0 })
    : JSON.stringify(data, null, 2);
  return source.replace(RAW, (_, inside: string) => decodeURIComponent(inside));
};
