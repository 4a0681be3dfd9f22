import type { Kind } from "@brisa/typed-content/fields";
import { moneyInSentence, type Money } from "./amount-text";
import { visibleText } from "@brisa/typed-content/check";
import { dayText, monthText, timeText } from "./date-text";
import { parseTime, phoneNumber, webAddress, type PhoneNumbers } from "./normalise-text";
import { moneyKeys, timeKey } from "./page-keys";

type Value = string | number;

/** How the values of a kind are written. */
type WrittenKind = {
  /** What is stored of a typed text. One that does not fit stays, for the check to refuse. */
  read?: (text: string, phones: PhoneNumbers) => string;
  /** Within a sentence; where there is nothing else to say, a number is written out and a text quoted. `tag`: BCP 47. */
  inWords?: (value: Value, words: { tag: string; money: Money }) => string | undefined;
  /** The search finds the field by its value: as shown, and as this says it. */
  alsoTyped?: (value: Value, money: Money) => string;
  /** Pages show it as it is, or as each language writes it: a page with one of these keys may show it. */
  pageKeys?: (value: Value) => string[];
};

const asNumber = (value: Value, { symbol }: Money) => {
  const forms = `${Number(value).toFixed(2)} ${value}`;
  return `${forms.replaceAll(".", ",")} ${forms} ${symbol}`;
};

const onlyAsShown = () => "";
const asItIs = (value: Value) => [String(value)];

/** A new kind needs a row here, one in `form/field.tsx`, and what is said of a wrong value in `words/<language>/fields.ts`. */
export const writtenKinds: Record<Kind, WrittenKind> = {
  text: { pageKeys: asItIs },
  number: { alsoTyped: asNumber, pageKeys: asItIs },
  price: {
    inWords: (value, words) =>
      typeof value === "number" ? moneyInSentence(value, words) : undefined,
    alsoTyped: asNumber,
    pageKeys: moneyKeys,
  },
  time: {
    read: (text) => parseTime(text) ?? text,
    inWords: (value) => timeText(String(value)),
    alsoTyped: String,
    pageKeys: (value) => [timeKey(String(value))],
  },
  month: {
    inWords: (value, { tag }) => monthText(String(value), tag) ?? String(value),
    alsoTyped: String,
  },
  date: { inWords: (value, { tag }) => dayText(String(value), tag) },
  email: {
    read: (text) => text.replace(/^mailto:/i, ""),
    alsoTyped: onlyAsShown,
    pageKeys: asItIs,
  },
  phone: {
    read: phoneNumber,
    alsoTyped: (value) => String(value).replaceAll(" ", ""),
    pageKeys: asItIs,
  },
  url: { read: webAddress, alsoTyped: onlyAsShown },
  origin: { read: (text) => webAddress(text).replace(/\/$/, ""), alsoTyped: onlyAsShown },
  repository: {},
  color: {
    read: (text) => (/^#?[0-9a-f]{6}$/i.test(text) ? `#${text.slice(-6).toUpperCase()}` : text),
  },
  choice: { alsoTyped: onlyAsShown },
  "yes-no": {},
  localized: {},
  markdown: {},
  picture: {},
  "picture-file": {},
  id: {},
  order: {},
  reference: {},
  list: {},
  group: {},
};

/** How values of a field without a kind are written, too. */
export const writtenAs = (kind: Kind | undefined): WrittenKind => (kind ? writtenKinds[kind] : {});

/** Also removes invisible characters and spaces around. */
export const normaliseText = (kind: Kind | undefined, text: string, phones: PhoneNumbers) => {
  const visible = visibleText(text);
  return writtenAs(kind).read?.(visible, phones) ?? visible;
};
