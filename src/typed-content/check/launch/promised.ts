import { cachedBy } from "../../../base/cached-by";
import { isRecord } from "../../../base/is-record";
import type { LanguageCode } from "../../../base/languages";
import { languageAt, type Address } from "../../address";
import type { Content, Entry, Picture } from "../../content";
import type { Kind } from "../../fields/kind";
import { CONFIRMED_FILE, localeOf } from "../../files/content";
import { pictureUses } from "../../files/pictures";
import { keyFieldOf } from "../../reference-lists";
import { nodeAt, walk, type Path, type SchemaNode } from "../../schema";
import { isShown } from "../../shown";
import { partsFor } from "../../texts/facts";

/**
 * A field of the model, or all fields inside it: the type of its collection and its path without the numbers of list
 * items, `Room.breakfast.from`; of a message its namespace and its key.
 */
export type FieldName = string;

/** What a site promises its visitors, and what it was delivered with. Only who asks for it loads this. */
export type Promises = {
  /** In which the owner is asked, in the order in which a visitor meets them. */
  groups: readonly { title: string; asks: readonly FieldName[] }[];
  /** What promises nothing, or is asked for otherwise. Of two names that cover a field, the longer one holds. */
  asksNot: { kinds: readonly Kind[]; fields: readonly FieldName[] };
  /** Returns the fields that no page shows, as the content is. */
  unread: (content: Content) => readonly FieldName[];
  /** Knows the digests of the delivered values ({@link digestOf}). */
  delivered: Pick<ReadonlySet<string>, "has">;
  /**
   * Delivered names, each as texts write it, and the fields that say whether it still holds: while one of them has it in
   * any of its forms, texts may name it.
   */
  names: readonly { forms: readonly string[]; fields: readonly FieldName[] }[];
};

/** A value that visitors read. */
export type PromisedValue = Address & {
  field: FieldName;
  /** Undefined of a text in one language. */
  kind?: Kind;
  /** Undefined if it is the same in every language. */
  language?: LanguageCode;
  value: string | number;
  digest: string;
  /** Its address, which stays the same while list items move. */
  key: string;
};

/** A value that is as it was delivered, or names what has gone, and that nobody has confirmed. */
export type Unconfirmed = PromisedValue & {
  /** The title of the group that asks for it; undefined where no group does, and it only names what has gone. */
  group?: string;
  /** What it names that has gone. */
  oldName?: string;
};

/**
 * Returns the digest of a value: 32 bits of FNV-1a (http://www.isthe.com/chongo/tech/comp/fnv/), eight hexadecimal
 * digits. It tells one of some thousand values from all others, quickly and in a browser; it protects nothing.
 */
export const digestOf = (field: FieldName, value: unknown) => {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(JSON.stringify([field, value])))
    hash = Math.imul(hash ^ byte, 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, "0");
};

/** Whether a name is that of a field, or of what is around it. */
const covers = (name: FieldName, field: FieldName) => `${field}.`.startsWith(`${name}.`);

/** Returns the title of the group that asks for a field; undefined where none does. */
export const groupOf = (promises: Promises, field: FieldName, kind?: Kind) => {
  if (kind && promises.asksNot.kinds.includes(kind)) return undefined;
  return namesOf(promises).find(({ name }) => covers(name, field))?.title;
};

/** The names of fields with the titles of their groups, the longest first. */
const namesOf = cachedBy(({ groups, asksNot }: Promises) =>
  [
    ...groups.flatMap(({ title, asks }) => asks.map((name) => ({ name, title }))),
    ...asksNot.fields.map((name) => ({ name, title: undefined })),
  ].toSorted((a, b) => b.name.length - a.name.length),
);

/** Returns all values of an entry. Cached: the desk asks after each change. */
const leavesOf = cachedBy(({ file, collection, node, data }: Entry): PromisedValue[] => {
  const leaves: PromisedValue[] = [];
  walk(node, data, ({ properties, items, kind }, value, path) => {
    if (properties || items || (typeof value !== "string" && typeof value !== "number")) return;
    // The focus of a picture tells nobody anything.
    if (nodeAt(node, path.slice(0, -2))?.kind === "picture" && kind === "number") return;
    const steps = path.filter((step) => typeof step === "string");
    const field = [collection.type, ...steps].join(".");
    const digest = digestOf(field, value);
    const key = `${file}#${keySteps(node, data, path, digest).join(".")}`;
    leaves.push({ file, path, field, language: languageAt(path), value, digest, key, kind });
  });
  return leaves;
});

/** Returns the steps to a value, list items by what identifies them, else by the digest of the value itself. */
const keySteps = (root: SchemaNode, data: unknown, path: Path, digest: string) =>
  path.map((step, index) => {
    if (typeof step === "string") return step;
    const list = path.slice(0, index);
    const key = keyFieldOf(nodeAt(root, list) ?? {});
    const item = [...list, step].reduce<unknown>(
      (value, each) => (value as Partial<Record<string | number, unknown>>)[each],
      data,
    );
    return key !== undefined && isRecord(item) ? String(item[key]) : digest;
  });

const messagesOf = cachedBy(({ file, data }: Content["locales"][number]): PromisedValue[] => {
  const { namespace = "", language } = localeOf(file) ?? {};
  return Object.entries(isRecord(data) ? data : {}).flatMap(([key, value]) => {
    if (typeof value !== "string") return [];
    const digest = digestOf(`${namespace}.${key}.${language}`, value);
    const field = `${namespace}.${key}`;
    return [{ file, path: [key], field, language, value, digest, key: `${file}#${key}` }];
  });
});

/** Returns the values that pages may show: none of an entry that no list shows. */
const shownLeaves = ({ entries, locales }: Content) => [
  ...entries
    .filter(({ data, collection }) => isRecord(data) && isShown(data, collection.shownWith))
    .flatMap(leavesOf),
  ...locales.flatMap(messagesOf),
];

/** Returns what the owner has confirmed: addresses → digests of the values. Skips what is invalid. */
export const confirmedIn = ({ marks }: Pick<Content, "marks">): Record<string, string> => {
  const data = marks?.[CONFIRMED_FILE];
  return Object.fromEntries(
    Object.entries(isRecord(data) ? data : {}).filter(
      (pair): pair is [string, string] => typeof pair[1] === "string",
    ),
  );
};

/** Returns what confirms some values, with what was confirmed before and still is as it was. */
export const withConfirmed = (content: Content, values: readonly PromisedValue[]) => {
  const before = confirmedIn(content);
  const kept = shownLeaves(content).filter(({ key, digest }) => before[key] === digest);
  const pairs = [...kept, ...values].map(({ key, digest }) => [key, digest] as const);
  return Object.fromEntries(pairs.toSorted(([a], [b]) => (a < b ? -1 : 1)));
};

/** Returns the delivered names that have gone, with what finds a form of them in a text. */
const goneNames = (leaves: readonly PromisedValue[], { names }: Promises) =>
  names
    .map(({ forms, fields }) => ({
      fields,
      pattern: new RegExp(`(?<![\\p{L}\\p{N}])(?:${forms.join("|")})(?![\\p{L}\\p{N}])`, "u"),
    }))
    .filter(
      ({ fields, pattern }) =>
        !leaves.some(
          ({ field, value }) =>
            fields.some((name) => covers(name, field)) && pattern.test(String(value)),
        ),
    );

/**
 * Returns the values that visitors read as a promise and that are as delivered, and the texts that still name what the
 * owner has changed, unless they are confirmed. The description of a delivered picture is asked for with the picture.
 */
export const unconfirmed = (
  content: Content,
  pictures: readonly Picture[],
  promises: Promises,
): Unconfirmed[] => {
  const { model } = content;
  const leaves = shownLeaves(content);
  // Unknown while a file cannot be read, which may say them.
  const gone = content.unreadable.length > 0 ? [] : goneNames(leaves, promises);
  const confirmed = confirmedIn(content);
  const unread = promises.unread(content);
  const readIn = partsFor(content);
  const samples = new Set(
    pictures.filter(({ sha256 }) => model.samplePictures.has(sha256)).map(({ file }) => file),
  );
  const withSample = pictureUses(content.entries)
    .filter(({ picture }) => samples.has(picture))
    .map(({ file, path }) => `${file} ${path.slice(0, -1).join(".")}.`);
  return leaves.flatMap((leaf): Unconfirmed[] => {
    if (confirmed[leaf.key] === leaf.digest) return [];
    if (unread.some((name) => covers(name, leaf.field))) return [];
    if (gone.length === 0 && !promises.delivered.has(leaf.digest)) return [];
    const group = groupOf(promises, leaf.field, leaf.kind);
    const isAsked = group !== undefined && promises.delivered.has(leaf.digest);
    const text = group !== undefined || localeOf(leaf.file) ? readIn(String(leaf.value)) : "";
    const [oldName] = gone.flatMap(({ pattern }) => pattern.exec(text)?.[0] ?? []);
    if (!isAsked && oldName === undefined) return [];
    if (withSample.some((place) => `${leaf.file} ${leaf.path.join(".")}`.startsWith(place)))
      return [];
    return [{ ...leaf, group, oldName }];
  });
};
