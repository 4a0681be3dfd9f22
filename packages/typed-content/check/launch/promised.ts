import { cachedBy } from "../../helpers/cached-by";
import { hashOf } from "../../helpers/hash-of";
import { isRecord } from "../../helpers/is-record";
import { defaultLanguage, type LanguageCode } from "../../languages";
import { languageAt } from "../../texts/shown-language";
import type { Content, Entry, LocaleFile } from "../../content";
import type { Kind } from "../../fields/kind";
import { CONFIRMED_FILE, localeOf } from "../../files/content";
import { OLD_NAMES_TITLE } from "../../labels";
import { walk, type Address } from "../../schema";
import { shownEntries } from "../../shown";
import { partsFor } from "../../texts/facts";
import { olderIn } from "../../texts/older-translations";
import { dummyValues } from "../warnings/dummy-values";
import { openBrackets } from "../warnings/open-brackets";

/** Or all fields inside it: `Room.breakfast.from` without the numbers of list items; `rooms.breakfast` of a message. */
type FieldName = string;

/** What a site promises its visitors, and what it was delivered with. */
export type Promises = {
  /** By the title of the question; the first that names a field asks for it. */
  groups: Readonly<Record<string, readonly FieldName[]>>;
  /** Fields, with their language, that promise something only where there is a fact in them. */
  labels: RegExp;
  /** Shown on no page, as the content is. */
  off: (content: Content) => readonly FieldName[];
  /** Digests of the delivered values. */
  delivered: Pick<ReadonlySet<string>, "has">;
  /** While one of the fields says a name in any of its forms, texts may say it. */
  names: readonly { forms: readonly string[]; fields: readonly FieldName[] }[];
};

type Value = Address & {
  field: FieldName;
  /** Undefined if it is the same in every language. */
  language?: LanguageCode;
  value: string | number;
  digest: string;
};

/** Its digest is that of what is confirmed. */
type PromisedValue = Value & { title: string; oldName?: string };

export type Question = { title: string; values: PromisedValue[] };

export const digestOf = (field: FieldName, value: unknown) =>
  hashOf(JSON.stringify([field, value]));

/** Where and how something is shown, and pictures, which are asked for otherwise. */
const UNREAD: Kind[] = ["id", "order", "choice", "reference", "picture-file"];

/** Cached: the desk asks after each change. */
const valuesOf = cachedBy(({ file, collection, node, data }: Entry) =>
  walk(node, data).flatMap(({ node: { kind }, value, path }): Value[] => {
    if (kind && UNREAD.includes(kind)) return [];
    if (typeof value !== "string" && typeof value !== "number") return [];
    const steps = path.filter((step) => typeof step === "string");
    const field = [collection.type, ...steps].join(".");
    const digest = digestOf(field, value);
    return [{ file, path, field, language: languageAt(path), value, digest }];
  }),
);

const messagesOf = cachedBy(({ file, data }: LocaleFile) => {
  const { namespace, language } = localeOf(file) ?? {};
  return Object.entries(isRecord(data) ? data : {}).flatMap(([key, value]): Value[] => {
    if (typeof value !== "string") return [];
    const field = [namespace, key, language].join(".");
    return [{ file, path: [key], field, language, value, digest: digestOf(field, value) }];
  });
});

/** None of an entry that no list shows. */
export const valuesIn = ({ entries, locales }: Pick<Content, "entries" | "locales">) => [
  ...shownEntries(entries).flatMap(valuesOf),
  ...locales.flatMap(messagesOf),
];

/** Digest → title of the question; from a desk of before, address → digest. */
const confirmedIn = ({ marks }: Pick<Content, "marks">) => {
  const data = marks?.[CONFIRMED_FILE];
  return isRecord(data) ? data : {};
};

/** With what was confirmed before. */
export const withConfirmed = (content: Content, { values }: Question) => {
  const own = Object.fromEntries(values.map(({ digest, title }) => [digest, title]));
  const pairs = Object.entries({ ...confirmedIn(content), ...own });
  return Object.fromEntries(pairs.toSorted(([a], [b]) => (a < b ? -1 : 1)));
};

/** What the owner still has to enter is asked for where that is listed: «Sí, es lo nuestro» would be wrong of it. */
const openIn = (content: Content) => {
  const open = [...dummyValues(content), ...openBrackets(content)];
  return ({ file, path }: Address) =>
    open.some((each) => each.file === file && each.path.every((step, at) => step === path[at]));
};

const covers = (field: FieldName) => (name: FieldName) => `${field}.`.startsWith(`${name}.`);

export const titleOf = (groups: Promises["groups"], field: FieldName) =>
  Object.entries(groups).find(([, own]) => own.some(covers(field)))?.[0];

const patternOf = (forms: readonly string[]) =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${forms.join("|")})(?![\\p{L}\\p{N}])`, "u");

/**
 * Returns what visitors read as a promise and nobody has confirmed: texts that name what the owner has changed, then what is
 * as delivered. A translation follows its original while it is not older.
 */
export const questionsIn = (
  content: Content,
  { groups, labels, off, delivered, names }: Promises,
): Question[] => {
  const values = valuesIn(content);
  const named = names.map(({ forms, fields }) => ({ pattern: patternOf(forms), fields }));
  const isHeld = ({ pattern, fields }: (typeof named)[number]) =>
    values.some(({ field, value }) => fields.some(covers(field)) && pattern.test(String(value)));
  // Unknown while a file cannot be read, which may say them.
  const gone = content.unreadable.length > 0 ? [] : named.filter((each) => !isHeld(each));
  const confirmed = confirmedIn(content);
  const confirmedBefore = new Set(Object.values(confirmed));
  const unread = off(content);
  const older = olderIn(content);
  const readIn = partsFor(content);
  const isOpen = openIn(content);
  const saysFact = (text: string) =>
    /\d|\{\{/.test(text) || named.some(({ pattern }) => pattern.test(text));
  const follows = ({ language = defaultLanguage(), value }: Value) =>
    language !== defaultLanguage() && !Object.values(older[language] ?? {}).includes(String(value));

  const asked = values.flatMap((each): PromisedValue[] => {
    const { file, field, value, digest } = each;
    const isDelivered = delivered.has(digest);
    if (confirmedBefore.has(digest) || (!isDelivered && gone.length === 0)) return [];
    const title = titleOf(groups, field);
    const text = title !== undefined || localeOf(file) ? readIn(String(value)) : "";
    if (text === "" || unread.some(covers(field))) return [];
    const [oldName] = gone.flatMap(({ pattern }) => pattern.exec(text)?.[0] ?? []);
    if (oldName !== undefined)
      return [{ ...each, title: OLD_NAMES_TITLE, oldName, digest: digestOf(oldName, digest) }];
    const isLabel = labels.test(field) && !saysFact(text);
    return title !== undefined && isDelivered && !isLabel && !follows(each) && !isOpen(each)
      ? [{ ...each, title }]
      : [];
  });
  const left = asked.filter(({ digest }) => !(digest in confirmed));
  return [OLD_NAMES_TITLE, ...Object.keys(groups)]
    .map((title) => ({ title, values: left.filter((each) => each.title === title) }))
    .filter(({ values: own }) => own.length > 0);
};
