import { isRecord } from "@brisa/typed-content/helpers";
import type { Content, SchemaNode } from "@brisa/typed-content";
import { defaultLanguage } from "@brisa/typed-content/languages";
import { shownLanguage, collapseWhitespace, truncateAtWord } from "@brisa/typed-content/texts";
import { textWithFacts } from "./fact-labels";
import type { Words } from "../words";
import { numberText } from "../values/amount-text";
import { writtenAs } from "../values/kinds";
import { isLocalized } from "@brisa/typed-content/fields";
import { referredName } from "./labels";

/** Of an excerpt, in characters. */
const LONGEST = 70;

/** Characters shown before the first difference. */
const LEAD = 20;

const excerpts = (before: string, after: string): [string, string] => {
  const a = [...collapseWhitespace(before)];
  const b = [...collapseWhitespace(after)];
  let same = 0;
  while (same < Math.min(a.length, b.length) && a[same] === b[same]) same += 1;
  const isLong = [a, b].some(({ length }) => length > LONGEST);
  const start = isLong && same > LEAD ? wordBefore(a, same - LEAD) : 0;
  return [cut(a, start), cut(b, start)];
};

const wordBefore = (text: string[], place: number) => text.lastIndexOf(" ", place) + 1;

const cut = (text: string[], start: number) =>
  `${start > 0 && text.length > 0 ? "…" : ""}${truncateAtWord(text.slice(start).join(""), LONGEST)}`;

/** Short texts; undefined for no value. */
export type BeforeAfter = { before?: string; after?: string };

/** Texts are cut around their first difference, other values are as in the form. `node` is undefined for a message. */
export const valueTexts = (
  node: SchemaNode | undefined,
  before: unknown,
  after: unknown,
  content: Content,
  words: Words,
): BeforeAfter => {
  const [was, is] = [before, after].map((value) => valueText(node, value, content, words));
  if (was?.isQuoted || is?.isQuoted) {
    const [from, to] = excerpts(was?.text ?? "", is?.text ?? "");
    const quoted = (part: ValueText | undefined, text: string) =>
      part?.isQuoted ? words.changes.quoted(text) : text;
    return { ...(from && { before: quoted(was, from) }), ...(to && { after: quoted(is, to) }) };
  }
  return { ...(was && { before: was.text }), ...(is && { after: is.text }) };
};

/** Texts stand in quotation marks within a sentence. */
type ValueText = { text: string; isQuoted?: boolean };

/** Undefined if there is no value, or no text says it. `node` is undefined for a message. */
export const valueText = (
  node: SchemaNode | undefined,
  value: unknown,
  content: Content,
  words: Words,
): ValueText | undefined => {
  if (value === undefined || value === null || value === "") return undefined;
  const { changes, tag } = words;
  const kind = node?.kind;
  if (isRecord(value)) {
    const text = node && isLocalized(node) ? value[shownLanguage(value, defaultLanguage())] : "";
    return typeof text === "string" && text ? quotable(text, content) : undefined;
  }
  if (typeof value === "boolean") return { text: value ? changes.yes : changes.no };
  if (typeof value !== "string" && typeof value !== "number") return undefined;
  const text = node?.names?.[value] ?? writtenAs(kind).inWords?.(value, words);
  if (text !== undefined) return { text };
  if (typeof value === "number") return { text: numberText(value, tag) };
  if (kind === "reference")
    return { text: referredName(content, node?.collection ?? "", value) ?? changes.changed };
  if (kind === "id" || kind === "picture-file") return { text: changes.changed };
  return quotable(value, content);
};

const quotable = (text: string, content: Content): ValueText => ({
  text: textWithFacts(text, content, defaultLanguage()),
  isQuoted: true,
});
